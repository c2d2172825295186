import type { Page } from '@playwright/test';
import { addPageKit } from '../accessibility/page-kit.js';

/** An element for which axe cannot decide a rule. */
export interface AxeFinding {
  readonly rule: string;
  /** axe's keys for what stands in the way. */
  readonly reasons: readonly string[];
  readonly html: string;
  /** Selectors from the document to the element, one for each shadow root on the way. */
  readonly path: readonly string[];
}

interface Settled {
  readonly rule: string;
  /** axe's key. */
  readonly reason: string;
  readonly where: string;
  /** The beginning of the element's tag, if the reason is accepted for that element alone. */
  readonly html?: string;
}

/**
 * What axe may leave undecided. `findFaintTexts` decides instead of its rule `color-contrast`. Everything else that it leaves undecided
 * fails the test. docs/accessibility.md describes the list.
 */
const SETTLED: readonly Settled[] = [
  {
    rule: 'color-contrast',
    reason: 'bgOverlap',
    where: 'a clear link lies over a card, and a ring around its word',
  },
  { rule: 'color-contrast', reason: 'shortTextContent', where: 'a size is a single letter' },
  { rule: 'color-contrast', reason: 'equalRatio', where: 'in forced colours, axe reads a colour that is not painted' },
  { rule: 'color-contrast', reason: 'elmPartiallyObscured', where: 'a slider cuts its last product off' },
  {
    rule: 'color-contrast',
    reason: 'bgGradient',
    where: 'the arrow of a drop-down list is drawn beside its text',
    html: '<select ',
  },
  {
    rule: 'color-contrast',
    reason: 'bgImage',
    where: 'in forced colours, the arrow of a drop-down list is an image beside its text',
    html: '<select ',
  },
  {
    rule: 'color-contrast',
    reason: 'elmPartiallyObscuring',
    where: 'an open tooltip, and on a narrow page the bar with the main action, lie over what scrolls beneath them',
  },
  {
    rule: 'frame-tested',
    reason: 'frame-tested',
    where: 'axe runs in the top document alone; the tag in the frame of the playground has tests of its own',
    html: '<iframe class="stage-frame"',
  },
];

/** The findings that are not on the list, or whose text has too little contrast. */
export async function listUnsettled(page: Page, findings: readonly AxeFinding[]): Promise<string[]> {
  if (findings.length === 0) return [];
  const isListed = ({ rule, reasons, html }: AxeFinding): boolean =>
    reasons.every((reason) =>
      SETTLED.some((one) => one.rule === rule && one.reason === reason && html.startsWith(one.html ?? '')),
    );
  const unlisted = findings.filter((finding) => !isListed(finding));
  await addPageKit(page);
  const faint = await page.evaluate(findFaintTexts, findings.filter(isListed));
  return [
    ...unlisted.map(({ rule, reasons, html }) => `${rule}, undecided because of ${reasons.join()}: ${html}`),
    ...faint,
  ];
}

/**
 * Measures the contrast of each text with the first opaque background behind it, and proves that nothing lies between them or over the
 * text, other than an open tooltip. Runs in the page.
 */
function findFaintTexts(findings: readonly AxeFinding[]): string[] {
  const { kit } = window;
  const find = (path: readonly string[]): Element | null =>
    path.reduce<{ node: Element | null; root: Document | ShadowRoot | null }>(
      ({ root }, selector) => {
        const node = root?.querySelector(selector) ?? null;
        return { node, root: node?.shadowRoot ?? null };
      },
      { node: null, root: document },
    ).node;
  const listAround = (element: Element | null): Element[] =>
    element ? [element, ...listAround(kit.findAround(element))] : [];
  const listPoints = (element: Element): [number, number][] => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  };
  /** What is painted at the point between the eye and the text's background, other than the text itself. */
  const listBetween = (element: Element, [x, y]: [number, number]): Element[] => {
    const around = listAround(element);
    const hits = kit.listHits(x, y);
    const paper = hits.findIndex((hit) => around.includes(hit) && !kit.isClear(hit));
    const upTo = paper < 0 ? hits : hits.slice(0, paper);
    return hits.includes(element)
      ? upTo.filter((hit) => !element.contains(hit) && !hit.matches('[role=tooltip]') && !kit.isClear(hit))
      : [];
  };
  /** Whether the pictures of a background stay within the space at the end of the text. */
  const areBeside = ({
    backgroundSize,
    backgroundPosition,
    backgroundRepeat,
    paddingInlineEnd,
  }: CSSStyleDeclaration) => {
    const widths = backgroundSize.split(',').map(parseFloat);
    const offsets = [...backgroundPosition.matchAll(/([\d.]+)px/g)].map(([, offset]) => Number(offset));
    const isSingle = backgroundRepeat.split(', ').every((repeat) => repeat === 'no-repeat');
    return isSingle && Math.max(...widths) + Math.max(...offsets) <= parseFloat(paddingInlineEnd);
  };
  const faults: string[] = [];
  for (const { path, html } of findings) {
    const element = find(path);
    if (!element) faults.push(`not found again: ${html}`);
    else {
      // Scrolled back before the next frame, so that the page does not react to it.
      const positions = listAround(element).map((node) => [node, node.scrollLeft, node.scrollTop] as const);
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const style = getComputedStyle(element);
      const { color, fontSize, fontWeight, backgroundImage } = style;
      if (backgroundImage !== 'none' && !areBeside(style)) faults.push(`a picture lies under the text of ${html}`);
      const size = parseFloat(fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      const contrast = kit.measureContrast(color, element);
      if (contrast < least) faults.push(`contrast of ${contrast.toFixed(2)}: ${html}`);
      for (const cover of listPoints(element).flatMap((point) => listBetween(element, point)))
        faults.push(`${kit.describe(cover)} lies over ${html}`);
      for (const [node, left, top] of positions) Object.assign(node, { scrollLeft: left, scrollTop: top });
    }
  }
  return faults;
}
