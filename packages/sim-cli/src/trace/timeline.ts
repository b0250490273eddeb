import { printable } from '../terminal/print.ts';
import type { TraceEvent } from './trace-event.ts';

/** Text of a trace event, with the lane of its actor. */
interface LineParts {
  readonly lane: string;
  readonly text: string;
}

const json = (value: unknown): string => (value === undefined ? '' : ` ${JSON.stringify(value)}`);
/** Fields with their values, each after a space. */
export const fieldsText = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('');

/** Finds the lane and the text of an event. */
export const lineOf = (traceEvent: TraceEvent): LineParts => {
  const { performer = 'performer' } = traceEvent;
  switch (traceEvent.kind) {
    case 'does':
      return { lane: traceEvent.who, text: `▸ ${traceEvent.action}${fieldsText(traceEvent.detail)}` };
    case 'call':
      return { lane: performer, text: `calls ${traceEvent.name}${json(traceEvent.body)}` };
    case 'failed':
      return { lane: 'platform', text: `✗ ${traceEvent.name} ${traceEvent.status} ${traceEvent.message}` };
    case 'event':
      return { lane: 'platform', text: `tells ${traceEvent.name}${json(traceEvent.content)}` };
    case 'sent':
      return { lane: performer, text: `tells ${traceEvent.to} ${traceEvent.name}${json(traceEvent.content)}` };
    case 'heard':
      return {
        lane: traceEvent.who,
        text: `hears ${traceEvent.what}${traceEvent.text === undefined ? '' : ` "${traceEvent.text}"`}`,
      };
    case 'toy': {
      const { command, action = '', name = '', timeSec, toys, code } = traceEvent.entry;
      const time = timeSec === undefined ? '' : ` ${timeSec} s`;
      return { lane: 'toy', text: `${command} ${action}${name}${time} [${toys.join(' ')}] ${code}` };
    }
    case 'state':
      return {
        lane: performer,
        text: `  ${traceEvent.path}: ${JSON.stringify(traceEvent.from)} → ${JSON.stringify(traceEvent.to)}`,
      };
    case 'alert':
      return { lane: performer, text: `reads ${traceEvent.key}` };
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
export const traceEventLine = (traceEvent: TraceEvent): string => {
  const { lane, text } = lineOf(traceEvent);
  return printable(`${clockText(traceEvent.at).padStart(12)}  ${lane.padEnd(LANE_WIDTH)} ${text}`);
};
