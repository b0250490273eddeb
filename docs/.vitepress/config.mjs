// The site of the documentation: pages, menu, and links, of which a dead one ends the build.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deadAnchors } from './dead-anchors.mjs';
import { repositoryLinks } from './repository-links.mjs';

const DOCS = join(import.meta.dirname, '..');
const page = (text, link) => ({ text, link });
const decisions = readdirSync(join(DOCS, 'adr')).map((file) => {
  const title = readFileSync(join(DOCS, 'adr', file), 'utf8')
    .split('\n', 1)[0]
    .replace('# ', '');
  return page(title, `/adr/${basename(file, '.md')}`);
});

const sidebar = [
  { text: 'Start', items: [page('Greenroom', '/'), page('Glossary', '/glossary')] },
  { text: 'For performers', items: [page('Working with Greenroom', '/performers')] },
  {
    text: 'For developers of scenarios',
    items: [
      page('The simulated platform', '/simulation'),
      page('Scenarios', '/simulation/scenarios'),
      page('The world', '/simulation/world'),
      page('Tools for a running platform', '/simulation/running-platform'),
      page('Processes', '/simulation/processes'),
    ],
  },
  {
    text: 'Reference',
    items: [
      page('Commands', '/simulation/commands'),
      page('Actions, states and faults', '/simulation/steps'),
      page('JSON of the commands', '/simulation/output'),
      page('Errors', '/simulation/errors'),
      page('Calls and events', '/wire'),
      page('Faults survived', '/faults'),
      page('Screens', '/routes'),
      page('Rules of the specification', '/spec-index'),
    ],
  },
  {
    text: 'Operating',
    items: [
      page('Deploying', '/deploy'),
      page('Keys of /config.json', '/configuration'),
      page('Security', '/security'),
      page('Benchmarks', '/benchmarks'),
      page('Planted bugs', '/plants'),
    ],
  },
  {
    text: 'Architecture',
    items: [
      page('Architecture', '/architecture'),
      page('Contributing', '/contributing'),
      page('Assumptions', '/assumptions'),
      page('Dependencies', '/dependencies'),
    ],
  },
  { text: 'Decisions', collapsed: true, items: decisions },
];

export default {
  title: 'Greenroom',
  description: 'The back-office for performers, and the simulator of its platform',
  lang: 'en',
  outDir: join(DOCS, '.vitepress', 'dist'),
  cacheDir: join(DOCS, '..', 'node_modules', '.cache', 'docs-site'),
  markdown: { config: repositoryLinks(join(DOCS, '..')) },
  themeConfig: { search: { provider: 'local' }, outline: [2, 3], sidebar },
  // Nothing is fetched from elsewhere, so the site works without a network.
  head: [['meta', { name: 'referrer', content: 'no-referrer' }]],
  vite: { build: { chunkSizeWarningLimit: 4_000 } },
  buildEnd: ({ outDir, pages }) => {
    const listed = new Set(sidebar.flatMap(({ items }) => items.map(({ link }) => link)));
    const lost = pages
      .map((file) => `/${file.replace(/(^|(?<=\/))index\.md$|\.md$/, '')}`)
      .filter((path) => !listed.has(path));
    if (lost.length > 0) throw new Error(`The menu of the site does not name ${lost.join(', ')}.`);
    const dead = deadAnchors(outDir);
    if (dead.length > 0) throw new Error(`Links lead to places that do not exist:\n${dead.join('\n')}`);
  },
};
