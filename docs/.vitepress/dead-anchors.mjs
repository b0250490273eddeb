import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Links of a built site that name a place which their page does not have. */
export const deadAnchors = (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const pages = new Map(
    files.map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      return [`/${file}`, { html, ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)) }];
    }),
  );
  return [...pages].flatMap(([from, { html }]) =>
    [...html.matchAll(/ href="([^"#:]*)#([^"]+)"/g)].flatMap(([, path, anchor]) => {
      const { pathname } = new URL(path, `https://site.test${from}`);
      const to = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
      const target = pages.get(to);
      if (target === undefined) return existsSync(join(folder, to)) ? [] : [`${from}: ${path}#${anchor}`];
      return target.ids.has(decodeURIComponent(anchor)) ? [] : [`${from}: ${path}#${anchor}`];
    }),
  );
};
