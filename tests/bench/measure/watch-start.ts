import type { Sign } from '../pages/pages.js';

/** When the page became usable, in milliseconds from its request. Absent until then. */
export interface Started {
  usableAt?: number;
}

/** Tries the page after every change, until it reacts. Runs in the page, before any of its scripts. */
export function watchStart(sign: Sign): void {
  const started: Started = {};
  const roots = new Set<ParentNode>([document]);
  Object.assign(window, { started });

  const find = (selector: string): HTMLElement | null => {
    for (const root of roots) {
      const found = root.querySelector<HTMLElement>(selector);
      if (found) return found;
    }
    return null;
  };
  let pressedAt: number | undefined;
  /** Each function returns the time since which the page has been usable. */
  const tries: Readonly<Record<Sign, () => number | undefined>> = {
    // The form accepts the focus and has a listener for its submission.
    form() {
      const field = find('form input') as HTMLInputElement | null;
      if (!field) return undefined;
      const now = performance.now();
      field.focus();
      if ((field.getRootNode() as ShadowRoot).activeElement !== field) return undefined;
      const submit = new Event('submit', { bubbles: true, cancelable: true });
      return field.form?.dispatchEvent(submit) === false ? now : undefined;
    },
    // The button answers a press with errors at the fields.
    'pay-form'() {
      const button = find('.adyen-checkout__button');
      if (button && find('input') && pressedAt === undefined) {
        pressedAt = performance.now();
        button.click();
      }
      return find('[aria-invalid=true], .adyen-checkout__field--error') ? pressedAt : undefined;
    },
    uploader: () => (find('.uppy-Dashboard-browse') && find('input[type=file]') ? performance.now() : undefined),
  };
  const look = (): void => {
    const usableAt = started.usableAt ?? tries[sign]();
    if (usableAt !== undefined) started.usableAt = usableAt;
  };
  const observer = new MutationObserver(look);
  const follow = (root: Document | ShadowRoot): void => {
    roots.add(root);
    observer.observe(root, { childList: true, subtree: true });
  };
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    follow(root);
    return root;
  };
  follow(document);
  const lookAgain = (): void => {
    look();
    if (started.usableAt === undefined) requestAnimationFrame(lookAgain);
  };
  requestAnimationFrame(lookAgain);
}
