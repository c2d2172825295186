import type { Address } from '../../addresses/model/address.js';

/** Posts of the forces overseas stand for a city. */
const MILITARY_POSTS = ['apo', 'fpo', 'guantanamo bay'];
/** Where the forces are, by the codes of the postal service; and Alaska. */
const SPECIAL_STATES = ['aa', 'ae', 'ap', 'ak'];

/** Whether the postal service alone goes there: posts of the forces, Guantanamo Bay and Alaska (returns, section 1). */
export function isSpecialAddress({ city, state = '' }: Pick<Address, 'city' | 'state'>): boolean {
  const town = city.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return MILITARY_POSTS.includes(town) || SPECIAL_STATES.includes(state.trim().toLowerCase());
}
