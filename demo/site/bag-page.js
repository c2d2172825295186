import './sheet.js';

/** The bag and the checkout of the demo shop, as placeholders. The sandbox stores the bag's content. */
const [country, locale, screen] = location.pathname.split('/').filter(Boolean);
const title = screen === 'checkout' ? 'Checkout' : 'Your bag';
document.title = `Fieldhouse: ${title}`;
document.querySelector('h1').textContent = title;
document.querySelector('#back').href = `/${country}/${locale}/orders/?as=member`;

const answer = await fetch('/sandbox/carts');
const { carts } = await answer.json();
const count = Object.values(carts)
  .flat()
  .reduce((sum, { quantity }) => sum + quantity, 0);
document.querySelector('#count').textContent =
  count === 0 ? 'There is nothing in your bag.' : `${count} ${count === 1 ? 'item' : 'items'} in your bag.`;
