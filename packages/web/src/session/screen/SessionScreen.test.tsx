import { observable, runInAction } from 'mobx';
import type { CSSProperties } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BROKEN } from '../../ui/broken.fake.ts';
import { show } from '../../ui/show.fake.tsx';
import type { PageDrawerModel } from './page-drawer.view-model.ts';
import type { SecondRequestModel, SecondCard } from './second-request.view-model.ts';
import { SecondRequestCard } from './SecondRequestCard.tsx';
import { SessionScreen, type SessionScreenModel } from './SessionScreen.tsx';

const nothing = (): void => undefined;

const MARK = { name: 'Mark', country: 'nl', anonymous: false };
const LINE = { status: 'idle', attempt: 0, tries: 0 };
const VIDEO = {
  picture: 'notNeeded',
  microphone: 'muted',
  isOn: false,
  isFrozen: false,
  tracks: [],
  theirTracks: [],
  sound: 'on',
  ownLine: { ...LINE, direction: 'publish' },
  theirLine: { ...LINE, direction: 'play' },
};
const CLOSED: PageDrawerModel = { isOpen: false, open: nothing, close: nothing, toggle: nothing };

const FRAME = {
  '--bar': '56px',
  '--session-left': '560px',
  '--session-stage': '800px',
  '--session-chat': '608px',
  containerType: 'size',
  containerName: 'session',
} as CSSProperties;

/** Nobody else asks. */
const NO_OTHER: SecondRequestModel = { card: undefined, decline: nothing, keep: nothing, take: nothing };

/** The screen of a session with Mark in a window of this width. */
const setUp = async (
  width: number,
  broken: readonly (keyof SessionScreenModel)[] = [],
  video: object = VIDEO,
  height = 740,
  {
    money = {},
    second = NO_OTHER,
    toys = {},
  }: { readonly money?: object; readonly second?: SecondRequestModel; readonly toys?: object } = {},
) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1_280, 800));
  const saved: string[] = [];
  let [panics, ends] = [0, 0];
  const memo = observable({
    content: '',
    maxLength: 1_000,
    status: 'idle',
    write: (content: string) => runInAction(() => (memo.content = content)),
    save: () => saved.push(memo.content),
    show: () => () => undefined,
  });
  const screen = {
    live: {
      client: MARK,
      time: '00:12',
      counting: true,
      clientCamera: 'off',
      end: () => (ends += 1),
      endAndBlock: nothing,
    },
    connection: { word: 'connected' },
    money,
    choice: { large: 'own', swap: nothing },
    video,
    check: { isOpen: false },
    viewers: { peek: 0, voyeur: 0 },
    toys: { status: 'disconnected', toys: [], waiting: 0, stopWord: 'none', mayMove: false, connect: nothing, ...toys },
    customer: { memos: [], asked: [], history: [] },
    memo,
    chat: {
      head: { customer: MARK, fontSize: 'medium' },
      log: { chunks: [], following: true, unseen: 0, fontSize: 'medium', gap: 'none', reachBottom: nothing },
      composer: { draft: '', maxLength: 1_000, maySend: false, type: nothing },
      tips: {},
      quickReplies: { replies: [] },
    },
    shortcuts: { on: true, isHelpOpen: false, panic: () => (panics += 1) },
    endFailed: false,
  };
  const parts = broken.map((part) => [part, part === 'live' ? { end: screen.live.end } : BROKEN]);
  const model = { ...screen, ...Object.fromEntries(parts) } as unknown as SessionScreenModel;
  await show(
    <div style={{ ...FRAME, height }}>
      <SessionScreen model={model} page={CLOSED} second={<SecondRequestCard model={second} />} />
    </div>,
  );
  return {
    saved,
    memo: page.getByRole('textbox', { name: 'Memo about Mark' }),
    panics: () => panics,
    ended: () => ends,
  };
};

it('puts the cursor into the message line once a memo is saved', async () => {
  const { saved, memo } = await setUp(1_280);
  await userEvent.fill(memo, 'likes tea');
  await userEvent.keyboard('{Enter}');
  expect(saved).toEqual(['likes tea']);
  await expect.element(page.getByRole('textbox', { name: 'Your message' })).toHaveFocus();
});

it('leaves the cursor in the memo on a narrow phone, so that a second memo is no message', async () => {
  const { saved, memo } = await setUp(360);
  await userEvent.click(page.getByRole('button', { name: 'About the customer' }));
  await userEvent.fill(memo, 'likes tea');
  await userEvent.keyboard('{Enter}');
  expect(saved).toEqual(['likes tea']);
  await expect.element(memo).toHaveFocus();
});

it('says that the browser blocks the sound of the customer, and unlocks it at a press', async () => {
  let unlocked = 0;
  const theirTracks = [new MediaStream()];
  await setUp(1_280, [], { ...VIDEO, theirTracks, sound: 'blocked', toggleSound: () => (unlocked += 1) });
  await page.getByRole('button', { name: 'Customer’s sound: blocked by the browser · Unlock' }).click();
  expect(unlocked).toBe(1);
  await expect.element(page.getByText('All good')).not.toBeInTheDocument();
});

it('says of a picture that is less than good in the place of All good, so that nothing moves', async () => {
  await setUp(1_280, [], { ...VIDEO, isOn: true, microphone: 'works', quality: 'fair' });
  const quality = page.getByText('Fair picture');
  await expect.element(quality).toBeVisible();
  expect(quality.element().closest('[data-part="controls"]')).not.toBeNull();
});

it('shows who waits beside all that the bar says of money, 1280 px wide', async () => {
  const waits: SecondCard = {
    key: 'bram',
    current: { client: MARK },
    client: { ...MARK, name: 'Bram' },
    service: 'cam',
    rate: '€ 0.92',
    choice: 'after',
    ringTime: { rings: '12 s', left: undefined },
    more: [],
  };
  const money = { pay: '€ 1,234.56', tips: '€ 1,018.40', perMinute: '€ 1.89', isAbout: true, today: '€ 2,250.72' };
  const toys = { status: 'connected', isAtHand: true, mayMove: true };
  await setUp(1_280, [], VIDEO, 740, { money, toys, second: { ...NO_OTHER, card: waits } });
  const chip = page.getByRole('button', { name: /^Bram waits/ });
  await expect.element(chip).toBeVisible();
  const { left, width } = chip.element().getBoundingClientRect();
  expect(width).toBeGreaterThan(120);
  const amounts = page.getByRole('group', { name: 'Money' }).element().querySelectorAll('p');
  expect(amounts).toHaveLength(2);
  for (const amount of amounts) expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(left);
  expect(document.querySelector('[data-lost]')?.getBoundingClientRect().height).toBeLessThanOrEqual(56);
});

it('prints the keys of the memo beside it', async () => {
  await setUp(1_280);
  await expect.element(page.getByText('Ctrl+J')).toBeVisible();
});

it('switches a microphone that is off on at a press of its fault', async () => {
  let switched = 0;
  await setUp(1_280, [], { ...VIDEO, isOn: true, toggleMicrophone: () => (switched += 1) });
  await page.getByRole('button', { name: 'Microphone is off: nobody hears you · Microphone on' }).click();
  expect(switched).toBe(1);
});

it('shows pictures at 800x600 on a screen of 1920x1080, and gives the customer no more height than the facts take', async () => {
  await setUp(1_920, [], VIDEO, 1_080);
  const boxOf = (part: string): DOMRect | undefined =>
    document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
  await expect.element(page.getByRole('region', { name: 'History' })).toBeVisible();
  expect([boxOf('stage')?.width, boxOf('stage')?.height]).toEqual([800, 600]);
  const heightOf = (name: string): number =>
    page.getByRole('region', { name, exact: true }).element().getBoundingClientRect().height;
  expect(heightOf('Customer')).toBeLessThan(100);
  expect(heightOf('History')).toBeGreaterThan(700);
});

it.each([
  [1_280, false],
  [1_920, true],
])('prints at %i px the keys of microphone and camera: %s', async (width, prints) => {
  await setUp(width, [], { ...VIDEO, isOn: true }, 1_080);
  const keys = (element: Element): boolean => element.querySelector('kbd')?.checkVisibility() ?? false;
  await expect.element(page.getByRole('button', { name: 'Mic off' })).toBeVisible();
  expect(keys(page.getByRole('button', { name: 'Mic off' }).element())).toBe(prints);
  expect(keys(page.getByRole('button', { name: 'Camera off' }).element())).toBe(prints);
});

it('keeps the bar as high as the page beside it begins, while nobody else asks', async () => {
  await setUp(1_280);
  const end = page.getByRole('button', { name: /^End/ });
  await expect.element(end).toBeVisible();
  const bar = end.element().closest('[data-lost]');
  expect(bar?.getBoundingClientRect().height).toBe(56);
});

const brokenParts = () => page.getByText('This part stopped working.', { exact: false });
const pressPanic = (): Promise<void> => userEvent.keyboard('{Control>}{Shift>}X{/Shift}{/Control}');

it.each([
  ['money', 1_280],
  ['customer', 1_280],
  ['memo', 1_280],
  ['chat', 1_280],
  ['toys', 1_280],
  ['toys', 1_920],
  ['video', 1_280],
  ['viewers', 1_280],
  ['connection', 1_280],
  ['connection', 360],
  ['shortcuts', 1_280],
] as const)(
  'keeps time and End on the screen when %s throws, %i px wide, and says that this part stopped working',
  async (part, width) => {
    await setUp(width, [part]);
    await expect.element(brokenParts().first()).toBeVisible();
    await expect.element(page.getByRole('timer')).toHaveTextContent('00:12');
    const end = page.getByRole('button', { name: /^End/ });
    await expect.element(end).toBeVisible();
    end.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'End session' })).toBeVisible();
  },
);

it.each(['money', 'toys', 'video', 'connection', 'live'] as const)(
  'hides everything by its keys when %s throws',
  async (part) => {
    const { panics } = await setUp(1_280, [part]);
    await expect.element(brokenParts().first()).toBeVisible();
    await pressPanic();
    expect(panics()).toBe(1);
  },
);

it('ends the session, after a question, also where nothing of its screen can be shown', async () => {
  const { ended } = await setUp(1_280, ['live']);
  await expect.element(brokenParts()).toBeVisible();
  await page.getByRole('button', { name: 'End' }).click();
  expect(ended()).toBe(0);
  await page.getByRole('button', { name: 'End session' }).click();
  expect(ended()).toBe(1);
});
