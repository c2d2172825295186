'use client';

import { useEffect } from 'react';

/** The tags, registered by the browser alone. */
export function Tags() {
  useEffect(() => {
    import('../main.js');
  }, []);
  return (
    <>
      <orders-guest-lookup country="de" locale="de" />
      <orders-detail country="de" locale="de" order-number="US10000006" />
      <orders-gift-card-balance country="jp" locale="ja" flags="enableGiftCardLookup" />
    </>
  );
}
