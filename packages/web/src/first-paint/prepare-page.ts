/** Values that the page is built with. */
export interface PageFacts {
  readonly loginPath: string;
  /** Keys of the storage with the choices of the last visit. */
  readonly keys: { readonly language: string; readonly scheme: string };
  /** Language of the markup. */
  readonly written: string;
  /** Texts of the markup in the other languages, by key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Prepares the page for its first paint: the login or the splash, the language and the brightness. The build writes the source of this function
 * into the page, so it uses nothing but its argument and the browser.
 */
export const preparePage = ({ loginPath, keys, written, texts }: PageFacts): void => {
  const remembered = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const html = document.documentElement;
  const isLogin = [loginPath, loginPath.slice(0, -1)].includes(location.pathname);
  for (const page of document.querySelectorAll<HTMLElement>('[data-first]')) {
    if ((page.dataset['first'] === 'login') === isLogin) page.hidden = false;
    else page.remove();
  }
  const isKnown = (tag: string | null) => tag === written || Object.hasOwn(texts, tag ?? '');
  const language =
    [remembered(keys.language), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())].find(isKnown) ??
    written;
  html.lang = language;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = texts[language]?.[element.dataset['text'] ?? ''] ?? element.textContent;
  }
  const select = document.querySelector('select');
  if (select !== null) {
    select.value = language;
    // A choice made here would be lost when the login is rendered.
    select.inert = true;
  }
  document.querySelector('input')?.focus();
  if (!isLogin && remembered(keys.scheme) === 'dark') {
    html.dataset['mantineColorScheme'] = 'dark';
    const bar = document.querySelector('[name=theme-color]');
    bar?.setAttribute('content', getComputedStyle(html).getPropertyValue('--surface-panel'));
  }
};
