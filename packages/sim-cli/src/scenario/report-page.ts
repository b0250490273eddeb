import { readFileSync } from 'node:fs';
import { clockText, lineOf } from '../trace/timeline.ts';
import type { TraceEvent } from '../trace/trace-event.ts';
import type { Outcome } from './replay.ts';

/** Puts text into a page of HTML or into XML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Columns of the report; each customer is in the column of customers, under a name. */
const COLUMNS = ['performer', 'platform', 'customers', 'toy'] as const;
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

const STYLE = new URL('./report-page.css', import.meta.url);

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
<div class="wide" tabindex="0" role="group" aria-label="Events"><table><caption>What happened</caption><thead><tr><th scope="col">time</th>${head}</tr></thead><tbody>${traceEvents.map(ROW).join('\n')}</tbody></table></div></section>`;
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
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Replay</title><style>${readFileSync(STYLE, 'utf8')}</style></head>
<body><h1>Replay</h1>${contents(outcomes)}${outcomes.map(chapter).join('\n')}</body></html>
`;
