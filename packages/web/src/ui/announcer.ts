/** `assertive` is read out at once, `polite` when the screen reader is free. */
export type Urgency = 'polite' | 'assertive';

/** Changes within this time are read out together, as they are at the end. In milliseconds. */
const SETTLES_AFTER: Readonly<Record<Urgency, number>> = { assertive: 50, polite: 250 };
/** The same text from two places within this time is read out once. In milliseconds. */
const REPEATED_WITHIN = 1_000;
/** In milliseconds: long enough to be read out, short enough not to be met again by arrow keys. */
const KEPT_FOR = 7_000;
/** Fixed, so that it makes no page longer. */
const HIDDEN =
  'position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
const ANNOUNCED = '[data-announce]';

/** Text as a screen reader meets it: without what is hidden from it, with the labels of pictures. */
const textOf = (node: Node): string => {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches('[aria-hidden="true"], [hidden]')) return '';
  if (node.matches('[role="img"][aria-label]')) return ` ${node.getAttribute('aria-label') ?? ''} `;
  const inner = [...node.childNodes].map(textOf).join('');
  return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
};
const wordsOf = (element: Element): string => textOf(element).replaceAll(/\s+/g, ' ').trim();

/** A part of what is said anyway, such as one error of a summary, is not said a second time. */
const isPartOf = (words: string, other: string): boolean => ` ${other} `.includes(` ${words} `);

const urgencyOf = (element: Element): Urgency =>
  element.getAttribute('data-announce') === 'assertive' ? 'assertive' : 'polite';

/** A dialog of the top layer, such as the neutral screen, silences everything behind it. */
const isSilenced = (element: Element): boolean => {
  const dialog = document.querySelector('dialog:modal');
  return !element.isConnected || !element.checkVisibility() || (dialog !== null && !dialog.contains(element));
};

const createRegion = (urgency: Urgency): HTMLElement => {
  const region = document.createElement('div');
  region.setAttribute('aria-live', urgency);
  region.setAttribute('aria-relevant', 'additions');
  return region;
};

export interface Announcer {
  /** The one region of each urgency. */
  readonly regions: Readonly<Record<Urgency, HTMLElement>>;
  readonly stop: () => void;
}

/**
 * The live regions of the whole app: reads out every element marked `data-announce="polite"` or `"assertive"` when its text changes or
 * when it comes by itself. What comes with its surroundings, such as a page with a state on it, is read with them and not announced,
 * unless it is assertive.
 *
 * The regions are beside the page, so that a window over it does not silence them, and in a closed shadow tree, so that a search finds each
 * text once.
 */
export const startAnnouncing = (): Announcer => {
  const host = document.createElement('div');
  host.style.cssText = HIDDEN;
  const regions = { polite: createRegion('polite'), assertive: createRegion('assertive') };
  host.attachShadow({ mode: 'closed' }).append(regions.polite, regions.assertive);
  document.body.append(host);

  const known = new WeakMap<Element, string>();
  const changed = { polite: new Set<Element>(), assertive: new Set<Element>() };
  const timers = new Map<Urgency, number>();
  let latest: readonly { readonly words: string; readonly at: number }[] = [];

  const say = (urgency: Urgency, words: string): void => {
    const line = document.createElement('p');
    line.textContent = words;
    regions[urgency].append(line);
    setTimeout(() => line.remove(), KEPT_FOR);
  };

  const flush = (urgency: Urgency): void => {
    timers.delete(urgency);
    const now = performance.now();
    const fresh = new Set<string>();
    for (const element of changed[urgency]) {
      const words = wordsOf(element);
      const isKnown = known.get(element) === words;
      known.set(element, words);
      if (!isKnown && words !== '' && !isSilenced(element)) fresh.add(words);
    }
    changed[urgency].clear();
    latest = latest.filter(({ at }) => now - at < REPEATED_WITHIN);
    const before = latest.map(({ words }) => words);
    for (const words of fresh) {
      const together = [...fresh].filter((other) => other !== words);
      if (![...before, ...together].some((other) => isPartOf(words, other))) say(urgency, words);
    }
    latest = [...latest, ...[...fresh].map((words) => ({ words, at: now }))];
  };

  const note = (element: Element): void => {
    const urgency = urgencyOf(element);
    changed[urgency].add(element);
    if (!timers.has(urgency)) timers.set(urgency, window.setTimeout(flush, SETTLES_AFTER[urgency], urgency));
  };

  const noteAdded = (node: Node): void => {
    if (!(node instanceof Element)) return;
    if (node.matches(ANNOUNCED)) note(node);
    for (const inner of node.querySelectorAll(ANNOUNCED)) {
      if (urgencyOf(inner) === 'assertive') note(inner);
      else known.set(inner, wordsOf(inner));
    }
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      const place = target instanceof Element ? target : target.parentElement;
      const announced = place?.closest(ANNOUNCED);
      if (announced !== undefined && announced !== null) note(announced);
      else if (type === 'childList') addedNodes.forEach(noteAdded);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return {
    regions,
    stop: () => {
      observer.disconnect();
      timers.forEach((timer) => clearTimeout(timer));
      host.remove();
    },
  };
};
