import { createServer, minifySync, type IndexHtmlTransformContext, type Plugin, type ViteDevServer } from 'vite';
import { CSS_OPTIONS } from '../theme/css-options.ts';
import type { renderFirstPage } from './FirstPage.tsx';

type OutputBundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** Comment of `index.html` that is replaced by the first page. */
const PLACE = '<!-- first page -->';

/** Replaced in every answer by the server: without it the page's own inline script and styles may not run. */
export const NONCE = '__NONCE__';

const load = async (server: ViteDevServer): Promise<string> => {
  const module = await server.ssrLoadModule('/src/first-paint/FirstPage.tsx');
  const render: typeof renderFirstPage = module['renderFirstPage'];
  return render();
};

/** Renders in Node, through a server that only loads modules. */
const renderForBuild = async (root: string): Promise<string> => {
  const server = await createServer({
    root,
    configFile: false,
    css: CSS_OPTIONS,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await load(server);
  } finally {
    await server.close();
  }
};

const inlineStyles = (html: string, bundle: OutputBundle): string =>
  html.replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
    const asset = bundle[file];
    return asset?.type === 'asset' ? `<style nonce="${NONCE}">${asset.source.toString().trim()}</style>` : link;
  });

/** The page is new in every answer, so each byte of it travels every time. */
const squeeze = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(
      /(<script[^>]*>)([^<].*?)(?=<\/script>)/gs,
      (_, tag: string, code: string) => tag + minifySync('page.js', code).code.trim(),
    );

/** The paint needs nothing but the page; the scripts take over when they are there and may not come before it. */
const paintFirst = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

/**
 * The first paint, which waits for nothing but the page itself:
 *
 * 1. `FirstPage.tsx` renders login and splash with their own components, for development at each request and for a build once; each text has its key.
 * 2. `prepare-page.ts` is the script beside them: it picks one of the two, the language and the brightness.
 * 3. A build writes the styles of the first load into the page, and lets the scripts of the app follow.
 *
 * `main.tsx` then renders the app in their place; `login/read-shell.ts` hands it what was typed meanwhile.
 */
export const firstPaint = (): Plugin[] => {
  let root = '';
  return [
    {
      name: 'greenroom:first-page',
      configResolved: (config) => {
        root = config.root;
      },
      transformIndexHtml: {
        order: 'pre',
        handler: async (html, { server }) => {
          const page = await (server === undefined ? renderForBuild(root) : load(server));
          return html.replace(PLACE, () => page);
        },
      },
    },
    {
      name: 'greenroom:first-paint',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle = {} }) => paintFirst(squeeze(inlineStyles(html, bundle))),
      },
    },
  ];
};
