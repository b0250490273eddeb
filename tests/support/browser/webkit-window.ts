import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Builder, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { webKit } from '../../../scripts/lib/engines.mjs';
import { freePort } from '../nodes/embedded-postgres.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Only what hangs takes so long. */
const PATIENCE = 60_000;

/** Elements by role; those of a role that is written out are found beside them. */
const ELEMENTS: Readonly<Record<string, string>> = {
  button: 'button, summary',
  link: 'a[href]',
  textbox:
    'input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=search], input[type=password], input[type=date], textarea',
  heading: 'h1, h2, h3',
  dialog: 'dialog[open]',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  file: 'input[type=file]',
};

/** Finds what is on screen by its role and its visible name, as a text or the source of a pattern; runs in the page. */
const FIND = `
  const [selector, role, name, isPattern] = arguments;
  const clean = (text) => (text ?? '').replaceAll(/\\s+/g, ' ').trim();
  const nameOf = (element) => {
    const by = element.getAttribute('aria-labelledby');
    if (by !== null) return clean(by.split(' ').map((id) => document.getElementById(id)?.textContent).join(' '));
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent;
    return clean(label ?? (element.matches('input, textarea, select') ? element.placeholder : element.textContent));
  };
  const fits = isPattern ? (text) => new RegExp(name, 'u').test(text) : (text) => text === name;
  return [...document.querySelectorAll([selector, '[role="' + role + '"]'].filter(Boolean).join(', '))].filter(
    (element) => (role === 'file' || element.checkVisibility({ visibilityProperty: true })) && fits(nameOf(element)),
  );
`;

/** Keeps what the page complains about; runs in the page. */
const LISTEN = `
  if (window.complaints !== undefined) return;
  window.complaints = [];
  const { error } = console;
  console.error = (...parts) => {
    window.complaints.push(parts.map((part) => part?.stack ?? String(part)).join(' '));
    error.apply(console, parts);
  };
  addEventListener('error', ({ message }) => window.complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.complaints.push(String(reason?.stack ?? reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.complaints.push(violatedDirective + ' ' + blockedURI));
`;

/** Finds what is wider than its place among the page and the elements that scroll it; runs in the page. */
const STICKING_OUT = `
  return [...document.querySelectorAll(':has(h1)')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ tagName, className }) => tagName + ' ' + className);
`;

const AXE_RUN = `
  const [rules, done] = arguments;
  axe.run({ resultTypes: ['violations'], selectors: false, ...(rules === null ? {} : { runOnly: rules }) }).then(({ violations }) =>
    done(violations.map(({ id, help, nodes }) => id + ': ' + help + ': ' + nodes.map(({ html }) => html).join(' '))));
`;

type Name = string | RegExp;

const startServers = async () => {
  const found = await webKit();
  if (found === undefined) throw new Error('There is no WebKit here.');
  const { driver, browser, display: xvfb } = found;
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const server = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  return { port, browser, processes: [server, screen] as readonly ChildProcess[] };
};

const connect = async (port: number, binary: string): Promise<WebDriver> => {
  const capabilities = {
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
  };
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    } catch (failure) {
      if (performance.now() > end) throw failure;
      await new Promise((resolve) => void setTimeout(resolve, 100));
    }
  }
};

/**
 * Opens a window of WebKit, driven over WebDriver: what is on screen is found by role and name, and waited for.
 *
 * @example
 * const window = await openWebKit();
 * await window.open(`${platform.url}/login/`);
 * await window.fill('textbox', 'Performer ID', '1004');
 */
export const openWebKit = async () => {
  const { port, browser, processes } = await startServers();
  const driver = await connect(port, browser);
  await driver.manage().setTimeouts({ script: 90_000, pageLoad: 60_000 });
  const run = <Result>(script: string, ...values: unknown[]): Promise<Result> =>
    driver.executeScript<Result>(script, ...values);
  /** Waits until something is true of the page. @throws with what it waited for */
  const until = async <Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> => {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const found = await look().catch((failure: unknown) => {
        // The page changed in between.
        if (failure instanceof error.WebDriverError) return undefined;
        throw failure;
      });
      if (found !== undefined) return found;
      if (performance.now() > end) {
        const seen = await run<string>('return document.body.innerText').catch(String);
        throw new Error(`${what} did not come; on screen is:\n${seen.slice(0, 2_000)}`);
      }
      await new Promise((resolve) => void setTimeout(resolve, 50));
    }
  };
  const all = (role: string, name: Name): Promise<readonly WebElement[]> =>
    run(FIND, ELEMENTS[role] ?? '', role, name instanceof RegExp ? name.source : name, name instanceof RegExp);
  const find = (role: string, name: Name): Promise<WebElement> =>
    until(`${role} ${String(name)}`, async () => (await all(role, name))[0]);
  /** Acts on an element, and finds it anew where the page has changed it meanwhile. */
  const act = (role: string, name: Name, how: (element: WebElement) => Promise<unknown>): Promise<true> =>
    until(`${role} ${String(name)} that can be used`, async () => {
      await how(await find(role, name));
      return true as const;
    });
  const text = (): Promise<string> => run('return document.body.innerText');
  return {
    driver,
    run,
    find,
    text,
    open: async (url: string): Promise<void> => {
      await driver.get(url);
      await run(LISTEN);
    },
    /** Goes on to a page without a new document, as a link does. */
    goTo: (path: string): Promise<void> =>
      run(`history.pushState(null, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate'));`, path),
    click: (role: string, name: Name) => act(role, name, (element) => element.click()),
    fill: (role: string, name: Name, value: string) =>
      act(role, name, async (element) => {
        await element.clear();
        await element.sendKeys(value);
      }),
    /** Picks a value as a date picker does: the parts of the field follow the browser's own language. */
    pick: (field: WebElement, value: string): Promise<void> =>
      run(
        `const [field, value] = arguments;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));`,
        field,
        value,
      ),
    press: (...keys: readonly string[]) =>
      driver
        .actions()
        .sendKeys(...keys)
        .perform(),
    /** Presses a key while others are held, e.g. Control and Shift. */
    chord: (held: readonly string[], key: string) => {
      const actions = driver.actions();
      for (const each of held) actions.keyDown(each);
      actions.sendKeys(key);
      for (const each of held) actions.keyUp(each);
      return actions.perform();
    },
    isThere: async (role: string, name: Name): Promise<boolean> => (await all(role, name)).length > 0,
    gone: (role: string, name: Name) =>
      until(`end of ${role} ${String(name)}`, async () => ((await all(role, name)).length === 0 ? true : undefined)),
    /** Waits for a text on screen. */
    sees: (words: Name) =>
      until(`text ${String(words)}`, async () => {
        const shown = await text();
        return (typeof words === 'string' ? shown.includes(words) : words.test(shown)) || undefined;
      }),
    /** Waits for the title of the tab. */
    isTitled: (title: string) => until(`title ${title}`, async () => (await driver.getTitle()) === title || undefined),
    /** Width and height of the page itself. */
    resize: async (width: number, height: number): Promise<void> => {
      const [extraWidth = 0, extraHeight = 0] = await run<readonly number[]>(
        'return [outerWidth - innerWidth, outerHeight - innerHeight]',
      );
      await driver
        .manage()
        .window()
        .setRect({ width: width + extraWidth, height: height + extraHeight, x: 0, y: 0 });
    },
    complaints: (): Promise<readonly string[]> => run('return window.complaints ?? []'),
    /** Finds what axe complains of: by these rules, else by all. */
    violations: async (rules?: readonly string[]): Promise<readonly string[]> => {
      await run(`if (window.axe === undefined) { ${AXE} }`);
      return driver.executeAsyncScript<readonly string[]>(AXE_RUN, rules ?? null);
    },
    /** Shows the page light or dark, whatever the performer chose, and at once: axe would measure a colour on its way. */
    showIn: (scheme: 'light' | 'dark'): Promise<void> =>
      run(
        `const still = new CSSStyleSheet();
        still.replaceSync('*, ::before, ::after { transition: none !important }');
        document.adoptedStyleSheets = [still];
        document.documentElement.dataset.mantineColorScheme = arguments[0];`,
        scheme,
      ),
    stickingOut: (): Promise<readonly string[]> => run(STICKING_OUT),
    screenshot: async (): Promise<Buffer> => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async (): Promise<void> => {
      await driver.quit().catch(() => undefined);
      for (const process of processes) process.kill();
    },
  };
};

export type WebKitWindow = Awaited<ReturnType<typeof openWebKit>>;
export { Key };
