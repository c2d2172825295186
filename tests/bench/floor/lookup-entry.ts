import { GuestLookup } from './guest-lookup.js';

customElements.define('guest-lookup', GuestLookup);
