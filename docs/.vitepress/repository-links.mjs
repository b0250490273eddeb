import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Pages that show a file of the repository's root; their links begin there. */
const INCLUDED = { 'architecture.md': 'ARCHITECTURE.md', 'contributing.md': 'CONTRIBUTING.md' };
const PAGE_OF = Object.fromEntries(Object.entries(INCLUDED).map(([shown, file]) => [file, shown]));

const isLocal = (href) => !/^([a-z]+:|#|\/)/i.test(href);

/**
 * Links to files of the repository that are no pages become plain text, for the site has no copy of them.
 *
 * @param root folder of the repository
 * @returns a plugin of markdown-it
 * @throws Error when a link leads to a file that does not exist
 */
export const repositoryLinks = (root) => (markdown) => {
  const docs = join(root, 'docs');
  const follow = (page, href) => {
    const [path, anchor] = href.split('#');
    const base = INCLUDED[page] === undefined ? join(docs, dirname(page)) : root;
    const target = resolve(base, decodeURIComponent(path));
    if (!existsSync(target)) throw new Error(`docs/${page} has a dead link: ${href}`);
    const shown = PAGE_OF[relative(root, target)];
    const file = shown === undefined ? target : join(docs, shown);
    if (!file.startsWith(docs + sep)) return undefined;
    const link = relative(join(docs, dirname(page)), file)
      .split(sep)
      .join('/');
    return `./${link}${anchor === undefined ? '' : `#${anchor}`}`;
  };
  markdown.core.ruler.push('repository-links', ({ tokens, env }) => {
    for (const { children } of tokens) {
      let isText = false;
      for (const token of children ?? []) {
        if (token.type === 'link_close' && isText) {
          Object.assign(token, { type: 'text_close', tag: 'span' });
          isText = false;
        }
        const href = token.type === 'link_open' ? token.attrGet('href') : null;
        if (href === null || !isLocal(href)) continue;
        const link = follow(env.relativePath, href);
        if (link !== undefined) {
          token.attrSet('href', link);
          continue;
        }
        Object.assign(token, { type: 'text_open', tag: 'span', attrs: [['title', href.replace(/^(\.\.\/)+/, '')]] });
        isText = true;
      }
    }
  });
};
