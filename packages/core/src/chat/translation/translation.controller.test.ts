import * as fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { BOB, lineOf, MARK, NOON, setUpConversation } from '../../../testing/chat/chat-rig.fake.ts';
import { settle } from '../../../testing/kernel/settle.fake.ts';
import { messageId, clientId, type ClientId } from '../../kernel/ids.ts';
import { silentLog } from '../../kernel/log.port.ts';
import { createValue } from '../../kernel/machine.ts';
import { err, NETWORK_FAILED, ok } from '../../kernel/result.ts';
import { seconds } from '../../kernel/units.ts';
import { createVirtualClock } from '../../kernel/virtual-clock.ts';
import type { LineToTranslate } from '../chat-api.port.ts';
import { createTranslationController, languageFor, readChoices, withChoice } from './translation.controller.ts';

const setUp = async (isOffered = true) => {
  const rig = await setUpConversation();
  const kept = createValue<unknown>(undefined);
  const asked: LineToTranslate[] = [];
  let isUp = true;
  const translation = createTranslationController({
    conversation: rig.chat,
    api: {
      translate: (line) => {
        asked.push(line);
        return Promise.resolve(isUp ? ok(`${line.to}: ${line.text}`) : err(NETWORK_FAILED));
      },
    },
    settings: { watch: kept, save: kept.set },
    language: () => 'en',
    clock: rig.clock,
    log: silentLog,
    isOffered,
  });
  const fail = (): void => {
    isUp = false;
  };
  const translations = () => Array.from(rig.state().messages, ({ contentTranslate }) => contentTranslate);
  return { ...rig, translation, kept, asked, fail, translations, state: () => rig.state() };
};

it('translates a draft 500 ms after the last letter, and sends it in both languages', async () => {
  const { chat, translation, asked, pass, sent } = await setUp();
  translation.choose('nl');
  chat.type('he');
  pass(400);
  chat.type('hello');
  pass(499);
  expect(asked).toEqual([]);
  pass(1);
  await settle();
  expect(asked).toEqual([{ text: 'hello', from: 'en', to: 'nl' }]);
  expect(translation.watch.state().draft).toEqual({ text: 'hello', status: 'ready', translated: 'nl: hello' });
  translation.send();
  expect(sent).toMatchObject([{ msg: 'hello', translation: { text: 'nl: hello', from: 'en', to: 'nl' } }]);
});

it('shows the translation first when a line is sent before it is there', async () => {
  const { chat, translation, sent } = await setUp();
  translation.choose('nl');
  chat.type('hello');
  translation.send();
  translation.send();
  expect(sent).toEqual([]);
  await settle();
  translation.send();
  expect(sent).toHaveLength(1);
});

it('sends a line as it is when it could not be translated', async () => {
  const { chat, translation, sent, fail } = await setUp();
  translation.choose('nl');
  fail();
  chat.type('hello');
  translation.send();
  await settle();
  expect(translation.watch.state().draft?.status).toBe('failed');
  translation.send();
  expect(sent).toEqual([{ id: sent[0]?.id, receiver: MARK, msg: 'hello' }]);
});

it('sends the same translation when a line is sent again', async () => {
  const { chat, translation, sent, answerSend, state, pass } = await setUp();
  translation.choose('nl');
  chat.type('hello');
  pass(500);
  await settle();
  translation.send();
  await answerSend(err({ kind: 'status', status: 409, message: 'no_session' }));
  const id = state().messages.at(0)?.id;
  if (id !== undefined) chat.retry(id);
  expect(sent[1]).toEqual(sent[0]);
});

it('shows the lines of the customer in the language of the performer', async () => {
  const { translation, says, translations } = await setUp();
  says('before');
  translation.choose('nl');
  says('after');
  says('by the platform', 'translated already');
  await settle();
  expect(translations()).toEqual([undefined, 'en: text of after', 'translated already']);
});

it('translates all lines that were missed in an outage, and none from before the conversation', async () => {
  const { chat, translation, says, answerFetch, translations } = await setUp();
  translation.choose('nl');
  says('m1');
  await settle();
  chat.afterReconnect();
  await answerFetch(ok(['earlier', 'm1', 'm2', 'm3'].map((id) => lineOf(id))));
  await settle();
  expect(translations()).toEqual([undefined, 'en: text of m1', 'en: text of m2', 'en: text of m3']);
});

it.each([
  ['an empty conversation', []],
  ['one with a note alone', ['The connection was lost.']],
])('translates all lines that were missed in an outage of %s', async (_, notes) => {
  const { chat, translation, answerFetch, translations, pass } = await setUp();
  translation.choose('nl');
  pass(60_000);
  for (const note of notes) chat.note(note);
  chat.afterReconnect();
  await answerFetch(ok(['m1', 'm2', 'm3'].map((id) => lineOf(id))));
  await settle();
  expect(translations().filter((text) => text !== undefined)).toEqual([
    'en: text of m1',
    'en: text of m2',
    'en: text of m3',
  ]);
});

it('translates the first lines of a conversation, and none of the one before, when its messages are fetched', async () => {
  const { chat, translation, answerFetch, translations } = await setUp();
  translation.choose('nl');
  chat.open(BOB);
  await answerFetch(ok([]));
  chat.open(MARK);
  const before = { ...lineOf('before'), date: seconds(NOON - 100) };
  await answerFetch(ok([before, lineOf('m1'), lineOf('m2')]));
  await settle();
  expect(translations()).toEqual([undefined, 'en: text of m1', 'en: text of m2']);
});

it('translates for no other customer, and again for the one it was chosen for', async () => {
  const { chat, translation, answerFetch } = await setUp();
  translation.choose('nl');
  chat.open(BOB);
  await answerFetch(ok([]));
  expect(translation.watch.state().language).toBeUndefined();
  chat.open(MARK);
  expect(translation.watch.state().language).toBe('nl');
});

it.each([
  ['the platform does not translate', false, 'nl'],
  ['the customer speaks the language of the performer', true, 'en'],
] as const)('sends a line at once when %s', async (_, isOffered, language) => {
  const { chat, translation, sent, asked } = await setUp(isOffered);
  translation.choose(language);
  chat.type('hello');
  translation.send();
  expect([sent.length, asked.length]).toEqual([1, 0]);
});

const message = (id: string, sentBy: string) => ({
  id: messageId(id),
  content: id,
  contentTranslate: undefined,
  sentBy,
});

/** A conversation of which all messages are translated. */
const setUpAll = () => {
  const asked: LineToTranslate[] = [];
  const watch = createValue({
    client: MARK,
    draft: '',
    messages: [message('m1', 'CLIENT'), message('m2', 'PERFORMER')],
  });
  const kept = createValue<unknown>(undefined);
  const added: string[] = [];
  const translation = createTranslationController({
    conversation: { watch, send: () => undefined, addTranslation: (id, text) => void added.push(`${id} ${text}`) },
    translatesAll: true,
    api: {
      translate: (line) => {
        asked.push(line);
        return Promise.resolve(ok(`${line.to} of ${line.from}`));
      },
    },
    settings: { watch: kept, save: kept.set },
    language: () => 'en',
    clock: createVirtualClock(),
    log: silentLog,
    isOffered: true,
  });
  onTestFinished(translation.dispose);
  return { asked, watch, added, translation };
};

it('translates all messages that are there, the newest first, each once, and again in another language', async () => {
  const { asked, watch, added, translation } = setUpAll();
  translation.choose('nl');
  watch.set({ ...watch.state(), messages: [...watch.state().messages, message('m3', 'CLIENT')] });
  await settle();
  expect([asked.map(({ text }) => text), added]).toEqual([
    ['m1', 'm3'],
    ['m1 en of nl', 'm3 en of nl'],
  ]);
  translation.choose('de');
  await settle();
  expect(asked.slice(2).map(({ text, from }) => [text, from])).toEqual([
    ['m3', 'de'],
    ['m1', 'de'],
  ]);
});

it('asks for no more messages of a conversation that was left after its newest one', async () => {
  const { asked, watch, translation } = setUpAll();
  const of = (client: ClientId, ids: readonly string[]) => ({
    client,
    draft: '',
    messages: ids.map((id) => message(id, 'CLIENT')),
  });
  translation.chooseFor(BOB, 'de');
  watch.set(of(MARK, ['m1', 'm2', 'm3']));
  translation.choose('nl');
  watch.set(of(BOB, ['b1', 'b2']));
  await settle();
  expect(asked.map(({ text, from }) => `${text} ${from}`)).toEqual(['m3 nl', 'b2 de', 'b1 de']);
});

it('remembers a language for each customer, and forgets it when it is switched off', () => {
  const both = withChoice(withChoice([], MARK, 'nl'), BOB, 'de');
  expect([languageFor(both, MARK), languageFor(both, BOB)]).toEqual(['nl', 'de']);
  const off = withChoice(both, MARK, undefined);
  expect([languageFor(off, MARK), languageFor(off, BOB)]).toEqual([undefined, 'de']);
});

it('keeps 200 customers, those chosen last', () => {
  let choices = withChoice([], MARK, 'nl');
  for (let more = 0; more < 200; more += 1) choices = withChoice(choices, clientId(`c${more}`), 'de');
  expect([choices.length, languageFor(choices, MARK), languageFor(choices, clientId('c199'))]).toEqual([
    200,
    undefined,
    'de',
  ]);
});

it('reads whatever it is given, and always what it wrote itself', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const choices = readChoices(value);
      expect(readChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
    }),
  );
});
