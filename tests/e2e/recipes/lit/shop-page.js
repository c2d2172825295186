import { html, LitElement } from 'lit';
import { defineOrders } from 'orders-area';

class ShopPage extends LitElement {
  static properties = { found: { state: true } };
  adapter = { user: null };
  contact = { email: 'guest@example.com' };

  render() {
    return html`<main>
      <orders-guest-lookup
        country="de"
        locale="de"
        .adapter=${this.adapter}
        @orders-order-found=${({ detail }) => (this.found = detail.orderNumber)}
      ></orders-guest-lookup>
      <output>${this.found}</output>
      <orders-detail country="de" locale="de" order-number="US10000006" .contact=${this.contact}></orders-detail>
      <orders-gift-card-balance country="jp" locale="ja" flags="enableGiftCardLookup"></orders-gift-card-balance>
    </main>`;
  }
}

customElements.define('shop-page', ShopPage);
void defineOrders('orders-guest-lookup', 'orders-detail', 'orders-gift-card-balance');
