'use client';

import { defineOrders } from 'orders-area';
import { useEffect, useState } from 'react';

const adapter = { user: null };
const contact = { email: 'guest@example.com' };

/** On the server, importing the package does nothing; the browser registers the elements and renders them. */
export function Shop() {
  const [isReady, setReady] = useState(false);
  const [found, setFound] = useState('');
  useEffect(() => {
    void defineOrders('orders-guest-lookup', 'orders-detail', 'orders-gift-card-balance').then(() => setReady(true));
  }, []);
  if (!isReady) return <p>Your orders open here in a moment.</p>;
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
