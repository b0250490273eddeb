import { printable } from '../terminal/print.ts';
import type { Happening } from '../traffic/happening.ts';
import type { Outcome } from './replay.ts';

/** Whose doing it is, and in which words. */
interface Told {
  readonly lane: string;
  readonly text: string;
}

const json = (value: unknown): string => (value === undefined ? '' : ` ${JSON.stringify(value)}`);
const fields = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('');

/** In whose lane it stands, and in which words. */
export const lineOf = (happening: Happening): Told => {
  const { performer = 'she' } = happening;
  switch (happening.kind) {
    case 'does':
      return { lane: happening.who, text: `▸ ${happening.action}${fields(happening.detail)}` };
    case 'call':
      return { lane: performer, text: `calls ${happening.name}${json(happening.body)}` };
    case 'failed':
      return { lane: 'platform', text: `✗ ${happening.name} ${happening.status} ${happening.message}` };
    case 'event':
      return { lane: 'platform', text: `tells ${happening.name}${json(happening.content)}` };
    case 'sent':
      return { lane: performer, text: `tells ${happening.to} ${happening.name}${json(happening.content)}` };
    case 'heard':
      return {
        lane: happening.who,
        text: `hears ${happening.what}${happening.text === undefined ? '' : ` "${happening.text}"`}`,
      };
    case 'toy': {
      const { command, action = '', name = '', timeSec, toys, code } = happening.entry;
      const time = timeSec === undefined ? '' : ` ${timeSec} s`;
      return { lane: 'toy', text: `${command} ${action}${name}${time} [${toys.join(' ')}] ${code}` };
    }
    case 'state':
      return {
        lane: performer,
        text: `  ${happening.path}: ${JSON.stringify(happening.from)} → ${JSON.stringify(happening.to)}`,
      };
    case 'alert':
      return { lane: performer, text: `reads ${happening.key}` };
  }
};

const LANE_WIDTH = 9;

/** `1:02:03.456`, hours only when there are some. */
export const clockText = (millis: number): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const seconds = Math.floor(millis / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${two(minutes)}:${two(seconds % 60)}.${String(Math.floor(millis % 1000)).padStart(3, '0')}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
};

/** One line for a person. */
export const happeningLine = (happening: Happening): string => {
  const { lane, text } = lineOf(happening);
  return printable(`${clockText(happening.at).padStart(12)}  ${lane.padEnd(LANE_WIDTH)} ${text}`);
};

/** How it ended, for a person. */
export const outcomeLines = ({ name, file, lasted, failure }: Outcome): readonly string[] => {
  if (failure === undefined) return [`✓ ${name} (${clockText(lasted)})`];
  return [
    `✗ ${name}`,
    `  ${failure.file}:${failure.line}, step ${failure.step}, at ${clockText(failure.at)}`,
    `  expected ${printable(failure.wanted)}`,
    `  but ${printable(failure.instead)}`,
    ...(failure.file === file ? [] : [`  in ${file}`]),
  ];
};
