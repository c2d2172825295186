/** What search engines and previews read of a page. */
export interface PageHead {
  /** The address that counts, without what a visit adds to it. */
  readonly canonical: string;
  readonly description: string;
}

/** Puts both into the page's head; gives the way to leave them as they were. */
export function setPageHead({ canonical, description }: PageHead): () => void {
  const takeBack = [
    setHeadElement('link', { rel: 'canonical' }, { name: 'href', value: canonical }),
    setHeadElement('meta', { name: 'description' }, { name: 'content', value: description }),
  ];
  return () => {
    for (const restore of takeBack) restore();
  };
}

/** The page's own element of a kind, or a new one, holds the value until it is taken back. */
function setHeadElement(
  kind: 'link' | 'meta',
  mark: Readonly<Record<string, string>>,
  { name, value }: { readonly name: string; readonly value: string },
): () => void {
  const selector = Object.entries(mark).map(([key, word]) => `[${key}="${word}"]`);
  const known = document.head.querySelector(`${kind}${selector.join('')}`);
  const element = known ?? document.createElement(kind);
  const before = element.getAttribute(name);
  if (!known) for (const [key, word] of Object.entries(mark)) element.setAttribute(key, word);
  element.setAttribute(name, value);
  if (!known) document.head.append(element);
  return () => {
    // Whoever changed it since knows better.
    if (element.getAttribute(name) !== value) return;
    if (!known) element.remove();
    else if (before === null) element.removeAttribute(name);
    else element.setAttribute(name, before);
  };
}
