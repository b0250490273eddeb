import type { Happening } from '../traffic/happening.ts';
import { clockText, lineOf } from './timeline.ts';
import type { Outcome } from './replay.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** One column each; a customer stands in the column of customers with his name. */
const COLUMNS = ['she', 'platform', 'customers', 'toy'] as const;
const columnOf = (lane: string): number => {
  const place = COLUMNS.findIndex((column) => column === lane);
  if (place >= 0) return place;
  if (lane === 'toyApp' || lane === 'phone') return COLUMNS.indexOf('toy');
  return COLUMNS.indexOf(lane === 'network' ? 'platform' : 'customers');
};

const ROW = (happening: Happening): string => {
  const { lane, text } = lineOf(happening);
  const column = columnOf(lane);
  const shown = COLUMNS[column] === lane || column === 0 ? text : `${lane} ${text}`;
  const cells = COLUMNS.map((_name, place) =>
    place === column ? `<td class="${happening.kind}">${escaped(shown)}</td>` : '<td></td>',
  );
  return `<tr><th scope="row">${clockText(happening.at)}</th>${cells.join('')}</tr>`;
};

/** How long each value of a state held. */
const spansOf = (path: string, { happenings, lasted }: Outcome): string => {
  const changes = happenings.flatMap((one) => (one.kind === 'state' && one.path === path ? one : []));
  const [first] = changes;
  if (first === undefined || lasted === 0) return '';
  const begins = [{ at: 0, to: first.from }, ...changes];
  const bars = begins.map(({ at, to }, index) => {
    const end = begins[index + 1]?.at ?? lasted;
    const width = ((end - at) / lasted) * 100;
    const label = `${String(to)} ${clockText(at)}–${clockText(end)}`;
    return `<span style="width:${width.toFixed(3)}%" title="${escaped(label)}">${escaped(String(to))}</span>`;
  });
  return `<tr><th scope="row">${escaped(path)}</th><td class="spans">${bars.join('')}</td></tr>`;
};
const SPANNED = [
  'login.status',
  'realtime.phase',
  'services.status',
  'session.status',
  'session.timers',
  'modal',
  'toys.status',
  'toys.queue',
];

const STYLE = `:root{color-scheme:light dark}body{font:14px/1.4 system-ui,sans-serif;margin:1.5rem;max-width:80rem}
table{border-collapse:collapse;width:100%}th{text-align:left;font-weight:500;white-space:nowrap;padding:.1rem .6rem .1rem 0;vertical-align:top}
td{padding:.1rem .5rem;border-left:1px solid #8884;vertical-align:top;overflow-wrap:anywhere;width:23%}
td.does{font-weight:600}td.failed{color:light-dark(#a00000,#ff9a9a)}td.state{opacity:.8}
.spans{display:flex;padding:.15rem 0;border:0;width:auto}.spans span{overflow:hidden;white-space:nowrap;border-left:2px solid #888;padding-left:2px;background:#8882;min-width:1px}
.bad{color:light-dark(#a00000,#ff9a9a);font-weight:600}.good{color:light-dark(#00602b,#7fe0a5);font-weight:600}`;

const chapter = (outcome: Outcome): string => {
  const { name, file, seed, lasted, failure, happenings } = outcome;
  const end =
    failure === undefined
      ? `<p class="good">Every expectation was met in ${clockText(lasted)}.</p>`
      : `<p class="bad">${escaped(failure.file)}:${failure.line} at ${clockText(failure.at)}: expected ${escaped(failure.wanted)}, but ${escaped(failure.instead)}.</p>`;
  const spans = SPANNED.map((path) => spansOf(path, outcome)).join('');
  const head = COLUMNS.map((column) => `<th scope="col">${column}</th>`).join('');
  return `<section><h2>${escaped(name)}</h2><p>${escaped(file)}, seed ${seed}</p>${end}
<table><caption>How long each state held</caption>${spans}</table>
<table><caption>What happened</caption><thead><tr><th scope="col">time</th>${head}</tr></thead><tbody>${happenings.map(ROW).join('\n')}</tbody></table></section>`;
};

/** One page, without anything outside of it. */
export const reportPage = (outcomes: readonly Outcome[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Replay</title><style>${STYLE}</style></head>
<body><h1>Replay</h1>${outcomes.map(chapter).join('\n')}</body></html>
`;
