import type { TraceEvent } from '../traffic/trace-event.ts';
import { clockText, lineOf } from './timeline.ts';
import type { Outcome } from './replay.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Columns of the report; each customer is in the column of customers, under a name. */
const COLUMNS = ['she', 'platform', 'customers', 'toy'] as const;
const columnOf = (lane: string): number => {
  const place = COLUMNS.findIndex((column) => column === lane);
  if (place >= 0) return place;
  if (lane === 'toyApp' || lane === 'phone') return COLUMNS.indexOf('toy');
  return COLUMNS.indexOf(lane === 'network' ? 'platform' : 'customers');
};

/** Finds the columns of the sender and the receiver: the arrow goes across those between. */
const wayOf = (traceEvent: TraceEvent, lane: string): readonly [from: number, to: number] => {
  const own = columnOf(lane);
  switch (traceEvent.kind) {
    case 'call':
      return [0, 1];
    case 'event':
    case 'failed':
      return [1, 0];
    case 'sent':
      return [0, 2];
    case 'heard':
      return [1, 2];
    case 'toy':
      return [0, 3];
    case 'does':
      return own === 2 ? [2, 1] : [own, own];
    case 'state':
    case 'alert':
      return [own, own];
  }
};

const ROW = (traceEvent: TraceEvent): string => {
  const { lane, text } = lineOf(traceEvent);
  const [from, to] = wayOf(traceEvent, lane);
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const isNamed = COLUMNS.some((column) => column === lane);
  const way = from === to ? '' : from < to ? ' right' : ' left';
  const words = escaped(isNamed ? text.trim() : `${lane} ${text.trim()}`);
  const cell = `<td colspan="${last - first + 1}" class="${traceEvent.kind}${way}"><span>${words}</span></td>`;
  const empty = (count: number): string => '<td></td>'.repeat(count);
  const cells = empty(first) + cell + empty(COLUMNS.length - 1 - last);
  return `<tr><th scope="row">${clockText(traceEvent.at)}</th>${cells}</tr>`;
};

/** Red is kept for what failed. */
const HUES = { from: 40, many: 270 };
/** The same word has the same colour in every row. */
const hueOf = (text: string): number => {
  let hue = 0;
  for (const letter of text) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % HUES.many;
  return HUES.from + hue;
};
const shown = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? 'none' : JSON.stringify(value);

/** Draws the time that each value of a state held. */
const spansOf = (path: string, { traceEvents, lasted }: Outcome): string => {
  const changes = traceEvents.flatMap((one) => (one.kind === 'state' && one.path === path ? one : []));
  const [first] = changes;
  if (first === undefined || lasted === 0) return '';
  const begins = [{ at: 0, to: first.from }, ...changes];
  const bars = begins.map(({ at, to }, index) => {
    const end = begins[index + 1]?.at ?? lasted;
    const width = ((end - at) / lasted) * 100;
    const label = `${shown(to)} ${clockText(at)}–${clockText(end)}`;
    const style = `width:${width.toFixed(3)}%;--hue:${hueOf(shown(to))}`;
    return `<span style="${style}" title="${escaped(label)}">${escaped(shown(to))}</span>`;
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

const STYLE = `:root{color-scheme:light dark;--page:light-dark(#f3f4f8,#12141b);--panel:light-dark(#fff,#1a1d27);--line:light-dark(#d5d9e4,#343a4d);
--text:light-dark(#1c2030,#e8eaf2);--quiet:light-dark(#545c72,#a9b0c4);--accent:light-dark(#6236c4,#b79cff);--bad:light-dark(#a3121f,#ff9a9f);--good:light-dark(#12693a,#7fe0a5)}
body{font:14px/1.45 system-ui,sans-serif;margin:0;padding:16px;background:var(--page);color:var(--text)}
h1{font-size:20px;margin:0 0 16px}h2{font-size:18px;margin:0}p{margin:4px 0 12px;color:var(--quiet)}
section{max-width:1280px;margin:0 auto 16px;padding:16px;background:var(--panel);border:1px solid var(--line);border-radius:8px}h1{max-width:1314px;margin-inline:auto}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;min-width:720px;table-layout:fixed}
caption{text-align:left;font-weight:600;font-size:16px;padding:16px 0 8px}
th{text-align:left;font-weight:500;width:88px;padding:3px 8px 3px 0;vertical-align:top;font-variant-numeric:tabular-nums;color:var(--quiet)}
.states th{width:128px}thead th{width:auto;padding:6px 8px;color:var(--text);font-weight:600;background:var(--panel);border-bottom:1px solid var(--line)}
thead th:first-child{width:88px}tbody td{padding:3px 8px;vertical-align:top;overflow-wrap:anywhere;border-left:1px dashed var(--line)}
td.right,td.left{position:relative;padding-bottom:9px}td.right::before,td.left::before{content:"";position:absolute;left:2px;right:2px;bottom:4px;border-bottom:1px solid var(--accent)}
td.right::after,td.left::after{content:"";position:absolute;bottom:0;border:4px solid transparent}td.right::after{right:0;border-left:7px solid var(--accent);border-right:0}
td.left::after{left:0;border-right:7px solid var(--accent);border-left:0}td.left{text-align:right}td.does span{font-weight:600}
td.state span{color:var(--quiet)}td.alert span{color:var(--accent)}td.failed span{color:var(--bad)}td.failed::before{border-color:var(--bad)}td.failed::after{border-right-color:var(--bad)}
.spans{display:flex;gap:1px;padding:2px 0;border:0}.spans span{overflow:hidden;white-space:nowrap;min-width:2px;padding:3px 0 3px 6px;border-radius:3px;box-sizing:border-box;
color:light-dark(hsl(var(--hue) 60% 18%),hsl(var(--hue) 60% 90%));background:light-dark(hsl(var(--hue) 60% 88%),hsl(var(--hue) 35% 26%))}
@media (width<600px){.states{min-width:0}.states tr,.states th{display:block}.states th{width:auto;padding:6px 0 0}.states td{display:flex}}
.contents{list-style:none;padding:0;margin:0}.contents a{display:block;padding:4px 0;color:inherit}.contents .failed a{color:var(--bad);font-weight:600}
.bad,.good{padding:8px 12px;border-radius:8px;font-weight:600;border:1px solid}.bad{color:var(--bad)}.good{color:var(--good)}`;

const chapter = (outcome: Outcome, place: number): string => {
  const { name, file, seed, lasted, failure, traceEvents } = outcome;
  const end =
    failure === undefined
      ? `<p class="good">Every expectation was met in ${clockText(lasted)}.</p>`
      : `<p class="bad">${escaped(failure.file)}:${failure.line} at ${clockText(failure.at)}: expected ${escaped(failure.wanted)}, but ${escaped(failure.instead)}.</p>`;
  const spans = SPANNED.map((path) => spansOf(path, outcome)).join('');
  const head = COLUMNS.map((column) => `<th scope="col">${column}</th>`).join('');
  return `<section id="s${place}"><h2>${escaped(name)}</h2><p>${escaped(file)}, seed ${seed}</p>${end}
<div class="wide" tabindex="0" role="group" aria-label="States"><table class="states"><caption>How long each state held</caption>${spans}</table></div>
<div class="wide" tabindex="0" role="group" aria-label="Happenings"><table><caption>What happened</caption><thead><tr><th scope="col">time</th>${head}</tr></thead><tbody>${traceEvents.map(ROW).join('\n')}</tbody></table></div></section>`;
};

/** Makes the list of contents, so that failed scenarios are found at once among many. */
const contents = (outcomes: readonly Outcome[]): string => {
  if (outcomes.length < 2) return '';
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
  const rows = outcomes.map(({ name, failure }, place) => {
    const [mark, kind] = failure === undefined ? ['✓', 'well'] : ['✗', 'failed'];
    return `<li class="${kind}"><a href="#s${place}">${mark} ${escaped(name)}</a></li>`;
  });
  return `<section><p>${outcomes.length} played, ${failed} failed.</p><ul class="contents">${rows.join('')}</ul></section>`;
};

/** One page, without anything outside of it. */
export const reportPage = (outcomes: readonly Outcome[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Replay</title><style>${STYLE}</style></head>
<body><h1>Replay</h1>${contents(outcomes)}${outcomes.map(chapter).join('\n')}</body></html>
`;
