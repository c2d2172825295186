import { defineOrders } from 'orders-area';
import { Tags } from './tags.jsx';

/** Drawn on the server, which imports the package too: there it does nothing. */
export default async function Page() {
  await defineOrders('orders-guest-lookup');
  return (
    <main>
      <Tags />
    </main>
  );
}
