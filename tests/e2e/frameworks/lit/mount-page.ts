import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { FIRST, SECOND, type BoxProps } from '../page-kit.js';

type Box = (props: BoxProps) => TemplateResult;

/** Mounts a Lit page that contains all tags, in a shadow root of its own. */
export function mountPage(boxes: readonly Box[], container: HTMLElement): void {
  class ShopPage extends LitElement {
    static override properties = { props: { state: true }, isShown: { state: true } };
    declare props: BoxProps;
    declare isShown: boolean;

    constructor() {
      super();
      this.props = FIRST;
      this.isShown = true;
    }

    override render(): TemplateResult {
      return html`
        <button @click=${() => (this.props = { ...this.props, ...SECOND })}>Change</button>
        <button @click=${() => (this.isShown = !this.isShown)}>Show or hide</button>
        ${this.isShown ? boxes.map((box) => box(this.props)) : nothing}
      `;
    }
  }
  customElements.define('shop-page', ShopPage);
  container.append(document.createElement('shop-page'));
}
