// The real chat log with a fake machine, driven from outside through `window.chatLogBench`.
import '../src/theme/first.css';
import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { chatLine, type ChatMessage } from '@greenroom/core/chat/chat-message';
import type { ChatState } from '@greenroom/core/chat/chat-state';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { messageLog, type GrowingLog } from '@greenroom/core/chat/message-log';
import { clientId, messageId, performerId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { seconds } from '@greenroom/core/kernel/units';
import { ChatLogViewModel } from '../src/chat/chat-log.view-model.ts';
import { ChatLog } from '../src/chat/ChatLog.tsx';
import { nextFrame } from '../src/chat/next-frame.ts';
import { fetchAllWords, startI18n } from '../src/i18n/i18n.ts';

const START_OF_DAY = 1_772_697_600;
const WORDS = 'so good to see you here again tonight tell me how your day has been'.split(' ');

const message = (index: number): ChatMessage =>
  chatLine({
    id: messageId(`m${index}`),
    performerId: performerId('1001'),
    clientId: clientId('c1'),
    sentBy: index % 3 === 0 ? 'PERFORMER' : 'CLIENT',
    content: `${index} ${WORDS.slice(0, 3 + (index % WORDS.length)).join(' ')}`,
    date: seconds(START_OF_DAY + index * 7),
  });

const conversation = (length: number): GrowingLog => messageLog(Array.from({ length }, (_, index) => message(index)));

interface BenchState extends ChatState {
  readonly messages: GrowingLog;
}

const EMPTY: BenchState = {
  client: clientId('c1'),
  messages: messageLog([]),
  performerId: performerId('1001'),
  fontSize: 'small',
  typing: false,
  lastTyped: undefined,
  draft: '',
  gap: 'none',
  earlier: 'none',
  sending: new Map(),
  lastTalked: undefined,
};

const nothing = (): void => undefined;
const fakeChat = (watch: ChatController['watch']): ChatController => ({
  watch,
  open: nothing,
  close: nothing,
  type: nothing,
  send: nothing,
  retry: nothing,
  cycleFontSize: nothing,
  onEvent: nothing,
  afterFirstConnection: nothing,
  afterReconnect: nothing,
  fetchEarlier: nothing,
  say: nothing,
  addTranslation: nothing,
  note: nothing,
  reset: nothing,
  dispose: nothing,
});

const afterDrawing = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const container = document.createElement('div');
container.style.cssText = 'display:grid;width:28rem;height:40rem';
document.body.append(container);

let root: Root | undefined;
let state = createValue<BenchState>(EMPTY);
const scroller = createRef<HTMLDivElement>();

const speakEnglish = async (): Promise<void> => {
  await startI18n('en');
  await fetchAllWords();
};
let words: Promise<void> | undefined;

/** Makes a conversation of that length without showing it. */
export const prepare = async (length: number): Promise<void> => {
  words ??= speakEnglish();
  await words;
  root?.unmount();
  root = createRoot(container);
  state = createValue<BenchState>({ ...EMPTY, messages: conversation(length) });
};

/** Shows the prepared conversation and waits until it is drawn. */
export const show = async (): Promise<void> => {
  root?.render(<ChatLog model={new ChatLogViewModel(fakeChat(state), nextFrame, 100)} scrollerRef={scroller} />);
  await afterDrawing();
};

export const open = async (length: number): Promise<void> => {
  await prepare(length);
  await show();
};

/** One more message, drawn. */
export const append = async (): Promise<void> => {
  const { messages } = state.state();
  state.set({ ...state.state(), messages: messages.add(message(messages.length)) });
  await afterDrawing();
};

/** The same wait without a message: what it costs is no cost of ours. */
export const idle = (): Promise<void> => afterDrawing();

/** Whether the last message is inside what she sees. */
export const lastIsVisible = (): boolean => {
  const view = scroller.current?.getBoundingClientRect();
  const rows = scroller.current?.querySelectorAll('[data-message-id] p');
  const last = rows?.[rows.length - 1];
  const expected = String(state.state().messages.length - 1);
  if (view === undefined || last === undefined || !last.textContent?.startsWith(`${expected} `)) return false;
  const row = last.getBoundingClientRect();
  return row.top >= view.top && row.bottom <= view.bottom;
};

let plain: HTMLElement | undefined;
/** The floor: lines of text in a box that scrolls, without any library. */
export const openPlain = async (length: number): Promise<void> => {
  root?.unmount();
  root = undefined;
  plain?.remove();
  plain = document.createElement('div');
  plain.style.cssText = 'overflow-y:auto;height:40rem';
  container.replaceChildren(plain);
  for (let index = 0; index < length; index += 1) plainLine(index);
  await afterDrawing();
};

const plainLine = (index: number): void => {
  const line = document.createElement('p');
  line.textContent = message(index).content;
  plain?.append(line);
};

export const appendPlain = async (): Promise<void> => {
  if (plain === undefined) return;
  plainLine(plain.childElementCount);
  plain.scrollTop = plain.scrollHeight;
  await afterDrawing();
};
