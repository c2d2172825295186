import 'orders-area';
import { Shop } from './shop.jsx';

/** A server component. Here, importing the package does nothing, and a tag is written into the page with its attributes. */
export default function Page() {
  return (
    <main>
      <Shop />
      <orders-gift-card-balance country="jp" locale="ja" flags="enableGiftCardLookup" />
    </main>
  );
}
