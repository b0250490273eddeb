import type { Page } from 'playwright/test';

/** Puts two elements around every text of the page, or in its place, and goes on so with each that comes. */
const replaceTexts = (place: TranslatedPlace): void => {
  const translate = (text: Text): void => {
    const parent = text.parentElement;
    if (parent === null || text.data.trim() === '' || parent.closest('font, script, style, textarea') !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(place === 'around' ? text : text.data);
  };
  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node);
  }).observe(document, { childList: true, subtree: true });
  translateIn(document.body);
};

/** Place of the elements of a translator: `around` the texts, which it changes, or `instead` of them. */
export type TranslatedPlace = 'around' | 'instead';

/** Changes the page as the translation of a browser does that asks nobody: until it is loaded anew. */
export const translatePage = (page: Page, place: TranslatedPlace): Promise<void> => page.evaluate(replaceTexts, place);
