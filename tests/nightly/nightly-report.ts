import type { Figure, NightResult, PartResult } from './nightly-part.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const told = (ok: boolean): string => (ok ? 'yes' : '**no**');
const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`;

/** Picks the figure or note to read first: the first that is not in order, else the first. */
const firstOf = ({ ok, figures, notes }: PartResult): string => {
  const first = figures.find((figure) => !figure.ok) ?? (ok || notes[0] === undefined ? figures[0] : undefined);
  return first === undefined ? (notes[0] ?? '') : `${first.what}: ${first.value}`;
};

/** Some names of figures hold a number of their run. */
const withoutNumbers = (text: string): string => text.replaceAll(/\d[\d.,]*/g, '#');

const earlierFigure = (figure: Figure, part: string, { parts }: NightResult): string => {
  const figures = parts.find((one) => one.part === part)?.figures ?? [];
  return figures.find(({ what }) => withoutNumbers(what) === withoutNumbers(figure.what))?.value ?? '';
};

const figuresOf = (part: PartResult, earlier: readonly NightResult[]): string => {
  const rows = part.figures.map((figure) => [
    figure.what,
    figure.value,
    figure.limit,
    told(figure.ok),
    ...earlier.map((night) => earlierFigure(figure, part.part, night)),
  ]);
  return table(['what', 'figure', 'limit', 'in order', ...earlier.map(({ day, commit }) => `${day} ${commit}`)], rows);
};

const sectionOf = (part: PartResult, earlier: readonly NightResult[]): readonly string[] => [
  `## ${part.part}`,
  ...(part.figures.length === 0 ? [] : [figuresOf(part, earlier)]),
  ...(part.notes.length === 0 ? [] : [part.notes.map((note) => `- ${cell(note)}`).join('\n')]),
];

/**
 * One page about a night.
 * @param earlier other nights, the latest first, whose figures are shown beside
 */
export const nightlyReport = ({ day, commit, parts }: NightResult, earlier: readonly NightResult[]): string => {
  const summary = parts.map((part) => [part.part, told(part.ok), minutes(part.seconds), firstOf(part)]);
  return `${[
    `# The night of ${day}, commit ${commit}`,
    table(['part', 'in order', 'took', 'first'], summary),
    ...parts.flatMap((part) => sectionOf(part, earlier)),
  ].join('\n\n')}\n`;
};
