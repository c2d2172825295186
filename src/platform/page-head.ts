/** Page metadata for search engines and previews. */
export interface PageHead {
  /** The canonical address, without parameters of a single visit. */
  readonly canonical: string;
  readonly description: string;
}

/** Sets both in the page's head. Returns the function that restores the previous values. */
export function setPageHead({ canonical, description }: PageHead): () => void {
  const takeBack = [
    setHeadElement('link', { rel: 'canonical' }, { name: 'href', value: canonical }),
    setHeadElement('meta', { name: 'description' }, { name: 'content', value: description }),
  ];
  return () => {
    for (const restore of takeBack) restore();
  };
}

/** Sets a value on the page's existing element or on a new one. Returns the function that undoes it. */
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
    // Do not undo it if other code has changed the value since.
    if (element.getAttribute(name) !== value) return;
    if (!known) element.remove();
    else if (before === null) element.removeAttribute(name);
    else element.setAttribute(name, before);
  };
}
