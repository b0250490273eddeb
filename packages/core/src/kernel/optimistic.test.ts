import { expect, it } from 'vitest';
import { accept, choose, force, optimistic, refuse, send, takeOver, unsaved } from './optimistic.ts';

interface Values {
  readonly cam: boolean;
  readonly chat: boolean;
  readonly theme: string;
}

const START = optimistic<Values>({ cam: true, chat: false, theme: 'light' });
const saving = (change: Partial<Values>) => {
  const chosen = choose(START, change);
  return send(chosen, unsaved(chosen));
};

it('names what differs from the confirmed values, and nothing that was taken back', () => {
  const chosen = choose(START, { chat: true, theme: 'dark' });
  expect(unsaved(chosen)).toEqual({ chat: true, theme: 'dark' });
  expect(unsaved(choose(chosen, { chat: false }))).toEqual({ theme: 'dark' });
});

it('confirms what was sent, and names again what was chosen meanwhile', () => {
  const saved = accept(choose(saving({ chat: true }), { chat: false, theme: 'dark' }));
  expect(saved).toMatchObject({ confirmed: { chat: true, theme: 'light' }, shown: { chat: false, theme: 'dark' } });
  expect(unsaved(saved)).toEqual({ chat: false, theme: 'dark' });
});

it('reverts what was refused, but for values chosen since the save began', () => {
  const failed = refuse(choose(saving({ chat: true, theme: 'dark' }), { theme: 'dark' }), true);
  expect(failed).toMatchObject({ shown: { chat: false, theme: 'dark' }, sent: undefined, unconfirmed: [] });
  expect(refuse(send(failed, unsaved(failed)), true).shown.theme).toBe('light');
});

it('names again what got no answer, until a save or the platform has its value', () => {
  const lost = refuse(saving({ chat: true }), false);
  expect([lost.shown.chat, unsaved(lost)]).toEqual([false, { chat: false }]);
  expect(unsaved(accept(send(lost, unsaved(lost))))).toEqual({});
  expect(unsaved(takeOver(lost, { chat: false }))).toEqual({});
});

it('keeps a forced value through failures, until it is saved or the opposite is chosen', () => {
  const forced = force(START, { cam: false });
  const failed = refuse(send(forced, unsaved(forced)), true);
  expect([failed.shown.cam, failed.forced]).toEqual([false, ['cam']]);
  expect(accept(send(failed, unsaved(failed))).forced).toEqual([]);
  expect(choose(failed, { cam: false }).forced).toEqual(['cam']);
  expect(choose(failed, { cam: true }).forced).toEqual([]);
});

it('shows what the platform changed, but for values that are chosen or being saved', () => {
  const changed = takeOver(choose(saving({ chat: true }), { chat: false }), { cam: false, chat: true });
  expect(changed).toMatchObject({ confirmed: { cam: false, chat: true }, shown: { cam: false, chat: false } });
});
