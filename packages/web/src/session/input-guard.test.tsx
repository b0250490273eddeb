import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SETTLE_MS } from '../ui/input-guard.ts';
import { isAwake } from '../ui/show.fake.tsx';
import { card, line, question, request, setUp, summary, type TypingRig } from './typing-rig.fake.tsx';

const SENTENCES = ['mooi zo', 'even hoor', 'ja, graag', 'please', 'very me', 'ich mag', 'gerne so'];
/** Numbers that look random and are the same in each run. */
const places = (): ((below: number) => number) => {
  let seed = 42;
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
};

/** Types a sentence with Enter at its end; at some letter of it something opens. @returns what was to be sent */
const typeThrough = async (rig: TypingRig, rounds: number, isLineGone = false): Promise<readonly string[]> => {
  const place = places();
  const typed: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    rig.set({ isOpen: false, hasLine: true, draft: '' });
    await expect.poll(() => document.querySelector('[data-message-line]:not([inert] *)')).not.toBeNull();
    document.querySelector<HTMLElement>('[data-message-line]')?.focus();
    const sentence = SENTENCES[round % SENTENCES.length] ?? '';
    const at = 1 + place(sentence.length);
    await userEvent.keyboard(sentence.slice(0, at));
    rig.set({ isOpen: true, round, hasLine: !isLineGone });
    await userEvent.keyboard(`${sentence.slice(at)}{Enter}`);
    typed.push(sentence);
  }
  return typed;
};

it.each([
  [100, 'request', request],
  [50, 'card of a second customer', card],
])(
  'opens %i times while somebody types: no %s is answered, and every sentence is sent',
  async (rounds, _name, opens) => {
    const { rig } = await setUp(opens);
    const typed = await typeThrough(rig, rounds);
    expect(rig.answers).toEqual([]);
    expect(rig.sent).toEqual(typed);
  },
  120_000,
);

it.each([
  [100, 'request', request],
  [50, 'summary', summary],
  [50, 'question', question],
])(
  'opens %i times while the line goes from under a sentence: its Enter answers no %s',
  async (rounds, _name, opens) => {
    const { rig } = await setUp(opens);
    await typeThrough(rig, rounds, true);
    expect([rig.answers, rig.memo]).toEqual([[], '']);
  },
  120_000,
);

it.each([
  ['request', request, 'accept'],
  ['summary', summary, 'ready'],
  ['question', question, 'end'],
])('takes Enter for an answer of a %s after 700 ms without a key', async (_name, opens, answer) => {
  const { rig, time } = await setUp(opens);
  line().element().focus();
  await userEvent.keyboard('so');
  rig.set({ isOpen: true, hasLine: false });
  await userEvent.keyboard('rry{Enter}');
  expect(rig.answers).toEqual([]);
  time.pass(SETTLE_MS);
  await isAwake();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  await userEvent.keyboard('{Enter}');
  expect(rig.answers).toEqual([answer]);
});

it('lets a text go on where it was begun, and takes the cursor once it has ended', async () => {
  const { rig, time } = await setUp(request);
  line().element().focus();
  await userEvent.keyboard('How are');
  rig.set({ isOpen: true });
  const dialog = page.getByRole('alertdialog', { name: 'Chat request · Webcam chat', includeHidden: true });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard(' you');
  await expect.element(line()).toHaveFocus();
  expect(rig.draft).toBe('How are you');
  time.pass(SETTLE_MS);
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('?{Enter}');
  expect([rig.answers, rig.draft]).toEqual([[], 'How are you']);
});

it('lets no second press of the pointer fall on the next card that comes under it', async () => {
  const { rig, time } = await setUp(({ record, ...each }) =>
    card({
      ...each,
      record: (answer) => () => {
        record(answer)();
        rig.set({ round: rig.round + 1 });
      },
    } as TypingRig),
  );
  rig.set({ isOpen: true });
  await expect.element(page.getByRole('button', { name: 'Decline', exact: true })).toBeVisible();
  time.pass(SETTLE_MS);
  await isAwake();
  await userEvent.dblClick(page.getByRole('button', { name: 'Decline', exact: true }));
  expect(rig.answers).toEqual(['decline']);
});

it('sends no line by the Enter that was meant for a request that is gone, and by the next', async () => {
  const { rig, time } = await setUp(request);
  line().element().focus();
  await userEvent.keyboard('half a line');
  rig.set({ isOpen: true });
  time.pass(SETTLE_MS);
  await expect.poll(() => document.querySelector('[role="alertdialog"]:focus-within')).not.toBeNull();
  rig.set({ isOpen: false });
  await expect.element(line()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(rig.sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(rig.sent).toEqual(['half a line']);
});

it('sends the line by an Enter after a press of the pointer, however soon a request has gone', async () => {
  const { rig, time } = await setUp(request);
  line().element().focus();
  await userEvent.keyboard('half a line');
  rig.set({ isOpen: true });
  time.pass(SETTLE_MS);
  await expect.poll(() => document.querySelector('[role="alertdialog"]:focus-within')).not.toBeNull();
  rig.set({ isOpen: false });
  await expect.element(line()).toHaveFocus();
  await line().click();
  await userEvent.keyboard('{Enter}');
  expect(rig.sent).toEqual(['half a line']);
});
