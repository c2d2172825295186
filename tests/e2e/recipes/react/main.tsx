import { defineOrders } from 'orders-area/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const adapter = { user: null };
const contact = { email: 'guest@example.com' };

function Shop() {
  const [found, setFound] = useState('');
  return (
    <main>
      <orders-guest-lookup
        country="de"
        locale="de"
        adapter={adapter}
        onorders-order-found={({ detail }) => setFound(detail.orderNumber)}
      />
      <output>{found}</output>
      <orders-detail country="de" locale="de" order-number="US10000006" contact={contact} />
      <orders-gift-card-balance country="jp" locale="ja" flags="enableGiftCardLookup" />
    </main>
  );
}

// React passes an object to an undefined element as a string attribute, so the elements are defined first.
await defineOrders('orders-guest-lookup', 'orders-detail', 'orders-gift-card-balance');
const place = document.querySelector('#shop');
if (place) createRoot(place).render(<Shop />);
