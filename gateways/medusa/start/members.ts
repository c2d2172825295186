import type { Person } from './medusa-api.js';

/** The customers of the shop, by the name in the address of the member site. They are invented. */
export const MEMBERS: Readonly<Record<string, Person>> = {
  robin: { email: 'robin.doe@example.com', password: 'robin-at-the-shop', first_name: 'Robin', last_name: 'Doe' },
  kim: { email: 'kim.roe@example.com', password: 'kim-at-the-shop', first_name: 'Kim', last_name: 'Roe' },
};
