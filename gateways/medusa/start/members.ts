import type { Person } from './medusa-api.js';

/** The shop's invented customers, by their names in the member site's address. */
export const MEMBERS: Readonly<Record<string, Person>> = {
  robin: { email: 'robin.doe@example.com', password: 'robin-at-the-shop', first_name: 'Robin', last_name: 'Doe' },
  kim: { email: 'kim.roe@example.com', password: 'kim-at-the-shop', first_name: 'Kim', last_name: 'Roe' },
};
