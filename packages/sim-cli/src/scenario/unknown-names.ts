import { CALLS } from '@greenroom/adapters-http/calls';
import { EVENTS_TO_PLATFORM } from '@greenroom/adapters-socket/realtime/platform-event.wire';
import { EVENTS_TO_CLIENT } from '@greenroom/adapters-socket/realtime/realtime-event.wire';
import { ERROR_CODES } from '@greenroom/core/app/app-error';
import { alertKeys } from '@greenroom/core/app/wiring/alert-rows';
import { BOOLEAN_STATES, NUMBER_STATES, STATE_VALUES } from '../actors/state-values.ts';
import { HEARD_NAMES } from '../platform/work/customers/traced.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import type { Condition } from './matching.ts';

/** A name in a condition that nothing has: an expectation of it always fails, and a ban never does. */
export interface UnknownName {
  readonly path: readonly string[];
  readonly says: string;
}

const CALL_NAMES = Object.keys(CALLS);

/** Names by the part of a condition, what they are names of, and the command that lists them. */
const NAMES = {
  call: { of: 'call', known: CALL_NAMES, list: 'calls' },
  failed: { of: 'call', known: CALL_NAMES, list: 'calls' },
  event: { of: 'event', known: Object.values(EVENTS_TO_CLIENT).map(({ name }) => name), list: 'events' },
  sent: { of: 'event', known: Object.values(EVENTS_TO_PLATFORM).map(({ name }) => name), list: 'events' },
} as const;

/** Values that a message lists at most: the codes of all errors are more than a line. */
const MOST_LISTED = 12;

/** A value that is saved earlier is known only when it is played. */
const isSaved = (text: string): boolean => text.includes('${');

const textsOf = (wanted: unknown): readonly string[] => {
  if (typeof wanted === 'string') return [wanted];
  if (Array.isArray(wanted)) return wanted.filter((one) => typeof one === 'string');
  if (typeof wanted !== 'object' || wanted === null) return [];
  if ('not' in wanted) return textsOf(wanted.not);
  return 'contains' in wanted ? textsOf(wanted.contains) : [];
};

const unknownOf = (texts: readonly string[], known: readonly string[]): readonly string[] =>
  texts.filter((text) => !known.includes(text) && !isSaved(text));

/** Describes the values of a state that is never a text, as they are written; undefined for any other state. */
const plainValuesOf = (state: string): string | undefined => {
  if (NUMBER_STATES.has(state)) return 'a number';
  return BOOLEAN_STATES.has(state) ? 'true or false' : undefined;
};

/** Finds what nothing can have: names of calls, events, alerts and what a customer hears, and values of states. */
export const unknownNames = (condition: Condition): readonly UnknownName[] => {
  const found: UnknownName[] = [];
  for (const [part, { of, known, list }] of Object.entries(NAMES)) {
    const wanted = condition[part as keyof typeof NAMES];
    const name = typeof wanted === 'string' ? wanted : wanted?.name;
    for (const text of unknownOf(name === undefined ? [] : [name], known))
      found.push({
        path: [part],
        says: `there is no ${of} "${text}"; \`list ${list}\` shows them.${didYouMean(text, known)}`,
      });
  }
  for (const text of unknownOf(textsOf(condition.alert), alertKeys(ERROR_CODES)))
    found.push({ path: ['alert'], says: `there is no alert "${text}".${didYouMean(text, alertKeys(ERROR_CODES))}` });
  for (const text of unknownOf(textsOf(condition.heard?.what), HEARD_NAMES))
    found.push({
      path: ['heard', 'what'],
      says: `a customer never hears "${text}"; there are ${HEARD_NAMES.join(', ')}`,
    });
  for (const [state, wanted] of Object.entries(condition.state ?? {})) {
    const plain = plainValuesOf(state);
    for (const text of plain === undefined ? [] : unknownOf(textsOf(wanted), []))
      found.push({
        path: ['state', state],
        says: `${state} is never the text "${text}": it is ${plain}, written without quotation marks`,
      });
    const known = STATE_VALUES[state];
    for (const text of known === undefined ? [] : unknownOf(textsOf(wanted), known)) {
      const close = didYouMean(text, known ?? []);
      const more = close === '' ? ` It can be ${known?.slice(0, MOST_LISTED).join(', ')}` : close;
      found.push({ path: ['state', state], says: `${state} is never "${text}".${more}` });
    }
  }
  return found;
};
