import { expect, it } from 'vitest';
import { BOOLEAN_STATES, NUMBER_STATES } from '../actors/state-values.ts';
import { STATE_PATHS } from '../actors/watched-state.ts';
import { decodeScenario } from './decode-scenario.ts';
import { WrongScenario } from './mistake.ts';
import { readYamlText } from './yaml-text.ts';

/** Reads the mistakes of a text, as they are printed. */
const wrong = (text: string): readonly string[] => {
  const decoded = decodeScenario(readYamlText(text, 'f.yaml'), 'f.yaml');
  return 'steps' in decoded ? [] : new WrongScenario(decoded).message.split('\n');
};
const steps = (...lines: readonly string[]): string => ['name: n', 'steps:', ...lines].join('\n');

it('takes YAML and JSON alike', () => {
  expect(wrong(steps('  - action: goReady'))).toEqual([]);
  expect(wrong('{"name":"n","steps":[{"action":"goReady"}]}')).toEqual([]);
});

it.each([
  ['seed: -1\n', steps('  - after: 1s'), /^f\.yaml:1:1: seed: expected at least 0, but it is -1$/],
  ['', steps('  - action: dance'), /^f\.yaml:3:5: there is no action "dance"; `list actions` shows them\./],
  ['', steps('  - action: goRedy'), /there is no action "goRedy"; .* Did you mean goReady\?$/],
  [
    '',
    steps('  - actor: mark', '    actoin: say'),
    /^f\.yaml:4:5: "actoin" is not known here\. Did you mean action\?$/,
  ],
  ['', steps('  - actor: mark'), /^f\.yaml:3:5: a step with an actor needs an action$/],
  ['', steps('  - expect: { toy: lush }'), /steps\.0\.expect\.toy: expected a table, but it is the text "lush"$/],
  ['', steps('  - after: 1s', '    actor: performer', '    action: ask'), /^f\.yaml:4:5: only a customer can ask/],
  ['', steps('  - action: ask'), /^f\.yaml:3:5: only a customer can ask: the actor must be the customer's name$/],
  [
    '',
    steps('  - actor: mark', '    action: goReady'),
    /^f\.yaml:3:5: goReady is an action of performer, not of mark$/,
  ],
  ['', steps('  - after: soon'), /^f\.yaml:3:5: steps\.0\.after: a duration such as .*, but it is the text "soon"$/],
  [
    '',
    steps('  - expect: { state: { modl: x } }'),
    /^f\.yaml:3:24: there is no state "modl"; .* Did you mean modal\?$/,
  ],
  ['', steps('  - actor: mark', '    action: say'), /^f\.yaml:3:5: steps\.0\.text: .*, but it is missing$/],
  [
    '',
    steps('  - never: { call: saveService }'),
    /^f\.yaml:3:14: there is no call "saveService"; .* Did you mean saveServices\?$/,
  ],
  ['', steps('  - expect: { failed: { name: acceptRequests } }'), /^f\.yaml:3:15: there is no call "acceptRequests"; /],
  ['', steps('  - expect: { event: videochat }'), /^f\.yaml:3:15: there is no event .* Did you mean videoChat\?$/],
  ['', steps('  - never: { sent: msg }'), /^f\.yaml:3:14: there is no event "msg"; /],
  [
    '',
    steps('  - never: { alert: error.services.saveFaild }'),
    /^f\.yaml:3:14: there is no alert .*services\.saveFailed\?$/,
  ],
  [
    '',
    steps('  - never: { heard: { who: mark, what: acepted } }'),
    /^f\.yaml:3:34: a customer never hears "acepted"; /,
  ],
  [
    '',
    steps('  - never: { state: { session.status: conected } }'),
    /session\.status is never "conected"\. Did you mean connected\?$/,
  ],
  [
    '',
    steps('  - expect: { state: { services.on: [cam, fone] } }'),
    /services\.on is never "fone"\. Did you mean phone\?$/,
  ],
  [
    '',
    steps('  - expect: { state: { modal: { not: chat-reqest } } }'),
    /modal is never "chat-reqest"\. Did you mean chat-request\?$/,
  ],
  [
    '',
    steps('  - expect: { state: { chat.count: "2" } }'),
    /^f\.yaml:3:24: chat\.count is never the text "2": it is a number, written without quotation marks$/,
  ],
  [
    '',
    steps('  - never: { state: { toys.waiting: { not: "0" } } }'),
    /toys\.waiting is never the text "0": it is a number/,
  ],
  [
    '',
    steps('  - expect: { state: { realtime.refused: no } }'),
    /^f\.yaml:3:24: realtime\.refused is never the text "no": it is true or false, written without quotation marks$/,
  ],
  [
    '',
    steps('  - never: { state: { toys.paused: { not: "true" } } }'),
    /toys\.paused is never the text "true": it is true or false/,
  ],
  [
    '',
    steps('  - { repeat: 0, steps: [{ after: 1s }] }'),
    /^f\.yaml:3:7: steps\.0\.repeat: expected at least 1, but it is 0$/,
  ],
  ['', steps('  - { repeat: 9, steps: [{ action: dance }] }'), /^f\.yaml:3:28: there is no action "dance"; /],
  [
    '',
    steps('  - repeat: 1000', '    steps: [{ repeat: 1000, steps: [{ after: 1s }] }]'),
    /^f\.yaml:4:37: with its repeats the file has more than 100000 steps$/,
  ],
  [
    'matrix: { kind: [] }\n',
    steps('  - after: 1s'),
    /^f\.yaml:1:11: matrix\.kind: expected at least 1 item, but it is a list$/,
  ],
  ['', steps('  - never: { call: { name: kpi, times: 2 } }'), /times/],
  ['wrold: 1\n', steps('  - after: 1s'), /^f\.yaml:1:1: "wrold" is not known here\. Did you mean world\?$/],
  ['', steps('  - expect: { call: { name: kpi, boby: {} } }'), /^f\.yaml:3:34: "boby" .* Did you mean body\?$/],
  ['', steps('  - expect: { modal: phone }'), /^f\.yaml:3:15: "modal" is not known here: there are state, call, /],
  ['', steps('  - after: 2'), /^f\.yaml:3:5: steps\.0\.after: a duration such as .*, but it is 2$/],
  [
    'world: { performer: 1002 }\n',
    steps('  - after: 2s'),
    /^f\.yaml:1:10: world\.performer: expected a text in quotation marks, but it is 1002$/,
  ],
  ['', steps('  - after: "so\\non\\e[2J"'), /but it is the text "so\\u\{a\}on\\u\{1b\}\[2J"$/],
  [
    '',
    steps('  - { action: toggle, service: chatt }'),
    /^f\.yaml:3:23: steps\.0\.service: there is no "chatt"\. Did you mean chat\?$/,
  ],
  [
    '',
    steps('  - { action: fault, name: rain }'),
    /: expected one of slow, .* and \d+ more, but it is the text "rain"$/,
  ],
  ['', 'name: n\nsteps: []', /^f\.yaml:2:1: steps: expected at least 1 item, but it is a list$/],
  [
    '',
    'name: n\n---\nname: m',
    /^f\.yaml:2:1: the file has several documents, which begin with ---: each needs its own$/,
  ],
  [
    '',
    steps('  - { actor: Mark, action: leave }'),
    /steps\.0\.actor: a name of small letters and digits, such as mark, but it is the text "Mark"$/,
  ],
  [
    'world: { customers: { Jonas: { country: de } } }\n',
    steps('  - after: 1s'),
    /^f\.yaml:1:23: "Jonas" cannot stand here: it must be a name of small letters and digits, such as mark$/,
  ],
  [
    'world: { toys: [Lush] }\n',
    steps('  - after: 1s'),
    /world\.toys\.0: a toy such as lush, lush:80 or max:null, but /,
  ],
  [
    '',
    steps('  - { actor: mark, action: leave, reason: BROK }'),
    /reason: expected one of BROKE, .*, but it is the text "BROK"\. Did you mean BROKE\?$/,
  ],
  [
    '',
    steps('  - { action: fault, name: toy-hub-flap }'),
    /name: there is no "toy-hub-flap"\. Did you mean toy-hub-flaps\?$/,
  ],
  [
    '',
    steps('  - { actor: mark, action: pay, payment: { for: tips } }'),
    /^f\.yaml:3:44: steps\.0\.payment\.for: expected 'tip' \| 'special', but it is the text "tips"$/,
  ],
  ['', '', /^f\.yaml:1:1: the file: expected a table with name and steps, but it is nothing$/],
  ['', 'name: n', /^f\.yaml:1:1: steps: .*, but it is missing$/],
  ['', 'name: [', /^f\.yaml:\d+:\d+: /],
  ['', steps('  - after: *soon'), /^f\.yaml:3:12: Unresolved alias .*: soon$/],
  ['about: a\n', '? *name\n: n', /^f\.yaml:2:3: Unresolved alias .*: name$/],
])('says where a mistake is and what was expected: %s%s', (before, text, says) => {
  const [first, ...more] = wrong(before + text);
  expect(first).toMatch(says);
  expect(more).toEqual([]);
});

it('refuses aliases of aliases that would fill the memory, at the beginning of the file', () => {
  const row = (of: string): string => `[${Array.from({ length: 9 }, () => `*${of}`).join(', ')}]`;
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const rows = names.slice(1).map((name, index) => `${name}: &${name} ${row(names[index] ?? '')}`);
  const [first, ...more] = wrong(['a: &a [x]', ...rows, 'name: n'].join('\n'));
  expect(first).toMatch(/^f\.yaml:1:1: Excessive alias count/);
  expect(more).toEqual([]);
});

it('takes a value that an earlier step saved, whatever it will be', () => {
  expect(wrong(steps('  - expect: { state: { session.status: "${earlier}", session.client: anybody } }'))).toEqual([]);
  expect(wrong(steps('  - expect: { state: { chat.count: "${earlier}", toys.waiting: { atLeast: 1 } } }'))).toEqual([]);
});

it('tells of every mistake at once', () => {
  expect(wrong(steps('  - action: dance', '  - after: soon', '  - include: 3'))).toHaveLength(3);
});

it('names as numbers only states that there are', () => {
  expect([...NUMBER_STATES, ...BOOLEAN_STATES].filter((path) => !STATE_PATHS.includes(path))).toEqual([]);
});
