import { CALLS_BY_CAPABILITY } from '@greenroom/adapters-http/calls';
import { EVERY_CALL_REFUSES, EVERY_CALL_SENDS, type Call, type Refusal } from '@greenroom/adapters-http/http/call';
import { EVENTS_TO_PLATFORM } from '@greenroom/adapters-socket/realtime/platform-event.wire';
import { EVENTS_TO_CLIENT } from '@greenroom/adapters-socket/realtime/realtime-event.wire';
import type { RealtimeRow } from '@greenroom/adapters-socket/realtime/realtime-row';
import { shapeLines } from './wire-shape.ts';

const INTRODUCTION = `Shapes are what goes over the wire. A field with \`?\` may be missing, in an answer or event also null; fields that are not named
here are ignored; a missing field without \`?\` makes the answer or event unreadable. Points in time are seconds since 1970. *Spec*:
the specification names the path to the letter. *Ours*: it needs the call without naming its path.`;

const code = (text: string): string => `\`${text}\``;

const refusal = ({ status, error, code: meaning, when, more = {} }: Refusal): string => {
  const rest = Object.entries(more).map(([name, what]) => `; with ${code(name)} (${what})`);
  return `  - ${status} ${code(error)}, when ${when}${rest.join('')}${meaning === undefined ? '' : ` → ${code(meaning)}`}`;
};

/** A short shape stays in its line, a long one gets a line for each field. */
const part = (name: string, schema: Call['answer']): string => {
  const lines = shapeLines(schema);
  if (lines.length === 1) return `- ${name}: ${code(lines.join(''))}`;
  return [`- ${name}:`, '', '  ```ts', ...lines.map((line) => `  ${line}`), '  ```'].join('\n');
};

const ACCESS = { anyone: 'for anyone', performer: 'for who is logged in' } as const;

const callText = (call: Call): string => {
  const headers = Object.entries(call.headers ?? {}).map(([name, value]) => code(`${name}: ${value}`));
  const lines = [
    headers.length > 0 && `- headers: ${headers.join(', ')}`,
    call.query && part('query', call.query),
    call.body && (call.sends === 'bytes' ? '- body: the bytes of a file' : part('body', call.body)),
    part('answer', call.answer),
    call.errors.length > 0 && `- refused with:\n${call.errors.map(refusal).join('\n')}`,
  ];
  return [
    `#### ${code(`${call.method} ${call.path}`)}`,
    `**${call.name}** · ${call.origin}, ${call.section} · ${ACCESS[call.access]}. ${call.purpose}`,
    lines.filter((line) => typeof line === 'string').join('\n'),
  ].join('\n\n');
};

const callsText = (): string => {
  const sends = Object.entries(EVERY_CALL_SENDS).map(([name, what]) => `- header ${code(name)}: ${what}`);
  const capabilities = Object.entries(CALLS_BY_CAPABILITY).flatMap(([capability, calls]) => [
    `### Calls: ${capability}`,
    ...Object.values<Call>(calls).map(callText),
  ]);
  return [
    '## Calls',
    'Below the API base path, with credentials; bodies are JSON; undefined and empty query parameters are dropped.',
    `Every call sends:\n\n${sends.join('\n')}`,
    `Any call may be refused with:\n\n${EVERY_CALL_REFUSES.map(refusal).join('\n').replaceAll(/^ {2}/gm, '')}`,
    ...capabilities,
  ].join('\n\n');
};

const CARRIED = {
  plain: 'an event of its own',
  receivedEvent: 'sent in the envelope `receivedEvent`, also understood plainly',
  event: 'sent in the envelope `event`',
} as const;

const fromText = ({ from }: RealtimeRow): string =>
  `- from: ${from.length === 0 ? 'the platform itself' : from.map(code).join(', ')}`;

const eventText = (row: RealtimeRow): string =>
  [
    `#### ${code(row.name)}`,
    `${row.purpose} ${row.section}; ${CARRIED[row.carrier]}.`,
    fromText(row),
    part('payload', row.payload),
    `\`\`\`json\n${row.samples.map((sample) => JSON.stringify(sample)).join('\n')}\n\`\`\``,
  ].join('\n\n');

const eventsText = (): string =>
  [
    '## Events of the main socket',
    'socket.io 4, path `/socket.io`, websocket and then polling, no reconnection of its own.',
    '### From the platform',
    'An event of its own is the word of the platform itself. In the envelope `receivedEvent` an event of another role than those behind *from* is dropped, and logged; an envelope without a role counts as a customer’s.',
    ...Object.values<RealtimeRow>(EVENTS_TO_CLIENT).map(eventText),
    '### To the platform',
    ...Object.values<RealtimeRow>(EVENTS_TO_PLATFORM).map(eventText),
  ].join('\n\n');

/**
 * The tables of calls and events, for people.
 * @param origin where it comes from, told below the title
 */
export const contractMarkdown = (origin: readonly string[] = []): string =>
  `${['# The wire', ...origin, INTRODUCTION, callsText(), eventsText()].join('\n\n')}\n`;
