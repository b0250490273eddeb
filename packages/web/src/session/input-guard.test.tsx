import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StopToys } from '../toys/StopToys.tsx';
import { SETTLE_MS } from '../ui/input-guard.ts';
import { isAwake, show } from '../ui/show.fake.tsx';
import { useFrameGuard } from '../ui/use-input-guard.ts';
import { card, line, question, request, setUp, summary, typingTime, type TypingRig } from './typing-rig.fake.tsx';

const SENTENCES = ['mooi zo', 'even hoor', 'ja, graag', 'please', 'very me', 'ich mag', 'gerne so'];
/** Of the random moments: each run has the same. */
const SEED = 42;
/** Numbers that look random. */
const createRandom = (): ((below: number) => number) => {
  let seed = SEED;
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
};

/** Fate of the message line when something opens. */
type LineThen = 'stays' | 'goes' | 'either';

/** Types a sentence with Enter at its end; something opens after a random key of it, or while that key is held. @returns what was to be sent, and what has no line any more */
const typeThrough = async (rig: TypingRig, rounds: number, lineThen: LineThen) => {
  const random = createRandom();
  const [whole, cut]: [string[], string[]] = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    rig.set({ isOpen: false, hasLine: true, draft: '' });
    await expect.poll(() => document.querySelector('[data-message-line]:not([inert] *)')).not.toBeNull();
    document.querySelector<HTMLElement>('[data-message-line]')?.focus();
    const sentence = SENTENCES[round % SENTENCES.length] ?? '';
    const at = random(sentence.length);
    const key = sentence.slice(at, at + 1);
    const isHeld = random(2) === 0;
    const hasLine = lineThen === 'stays' || (lineThen === 'either' && random(2) === 0);
    await userEvent.keyboard(`${sentence.slice(0, at)}${isHeld ? `{${key}>}` : key}`);
    rig.set({ isOpen: true, round, hasLine });
    await userEvent.keyboard(`${isHeld ? `{/${key}}` : ''}${sentence.slice(at + 1)}{Enter}`);
    (hasLine ? whole : cut).push(sentence);
  }
  return { whole, cut };
};

it.each([
  [200, 'request', request, 'either'],
  [100, 'card of a second customer', card, 'stays'],
  [100, 'summary', summary, 'goes'],
  [100, 'question', question, 'goes'],
] as const)(
  `opens %i times at a random moment of a sentence (seed ${SEED}): no %s is answered, and every sentence whose line stays is sent`,
  async (rounds, _name, opens, lineThen) => {
    const { rig } = await setUp(opens);
    const { whole, cut } = await typeThrough(rig, rounds, lineThen);
    expect(whole.length + cut.length).toBe(rounds);
    expect([rig.answers, rig.memo]).toEqual([[], '']);
    expect(rig.sent).toEqual(whole);
  },
);

it.each([
  ['request', request, 'accept'],
  ['summary', summary, 'done'],
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

/** Shows a control of each kind. @returns the presses, by their names */
const showControls = async () => {
  const pressed: string[] = [];
  await show(
    <>
      <button type="button" onClick={() => pressed.push('button')}>
        Camera on
      </button>
      <a
        href="#away"
        onClick={(event) => {
          event.preventDefault();
          pressed.push('link');
        }}
      >
        Away
      </a>
      <label>
        <input type="checkbox" onChange={() => pressed.push('box')} /> Live
      </label>
    </>,
  );
  return pressed;
};
const control = (role: 'button' | 'link' | 'checkbox') => page.getByRole(role);

it('presses no control by the spaces and the Enter of a sentence that is typed on it', async () => {
  const pressed = await showControls();
  for (const role of ['button', 'link', 'checkbox'] as const) {
    await expect.element(control(role)).toBeVisible();
    control(role).element().focus();
    await userEvent.keyboard('prima vind ik mooi{Enter}');
  }
  expect(pressed).toEqual([]);
});

it('presses a control by Space and Enter that are no part of a sentence, also right after Tab', async () => {
  const pressed = await showControls();
  await expect.element(control('button')).toBeVisible();
  control('button').element().focus();
  await userEvent.keyboard('  {Enter}g{Tab}');
  await expect.element(control('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toEqual(['button', 'button', 'button', 'link']);
});

/** A frame whose content is replaced when it is pressed. */
const Frame = ({ press }: { readonly press: (what: string) => void }) => {
  const [shown, setShown] = useState('session');
  const replace = (): void => {
    press(shown);
    setShown('page');
  };
  return (
    <div ref={useFrameGuard(shown)}>
      <button type="button" onClick={replace}>
        {shown}
      </button>
      <StopToys mayMove stop={() => press('stop')} />
    </div>
  );
};

it('lets no press fall on what replaces what was pressed, but for the stop of the toys', async () => {
  const time = typingTime();
  const pressed: string[] = [];
  await show(<Frame press={(what) => void pressed.push(what)} />);
  await userEvent.click(page.getByRole('button', { name: 'session' }));
  await expect.element(page.getByRole('button', { name: 'page' })).toBeVisible();
  const press = (name: string) => userEvent.click(page.getByRole('button', { name }), { force: true });
  await press('page');
  await press('Stop toys');
  expect(pressed).toEqual(['session', 'stop']);
  time.pass(SETTLE_MS);
  await expect.poll(() => page.getByRole('button', { name: 'page' }).element().closest('[style*="none"]')).toBeNull();
  await press('page');
  expect(pressed).toEqual(['session', 'stop', 'page']);
});
