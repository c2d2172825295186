'use client';

import { defineOrders } from 'orders-area';
import { useEffect, useState } from 'react';

const adapter = { user: null };
const contact = { email: 'guest@example.com' };

/** The browser registers the tags, those of the server component included, and then renders those that need objects. */
export function Shop() {
  const [isReady, setReady] = useState(false);
  const [found, setFound] = useState('');
  useEffect(() => {
    void defineOrders('orders-guest-lookup', 'orders-detail', 'orders-gift-card-balance').then(() => setReady(true));
  }, []);
  if (!isReady) return <p>Your orders open here in a moment.</p>;
  return (
    <>
      <orders-guest-lookup
        country="de"
        locale="de"
        adapter={adapter}
        onorders-order-found={({ detail }) => setFound(detail.orderNumber)}
      />
      <output>{found}</output>
      <orders-detail country="de" locale="de" order-number="US10000006" contact={contact} />
    </>
  );
}
