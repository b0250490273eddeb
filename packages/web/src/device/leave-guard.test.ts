import { expect, it } from 'vitest';
import { createBrowserPage } from './browser-page.ts';
import { createLeaveGuard } from './leave-guard.ts';
import { tabStorage } from './tab-storage.ts';

const setUp = () => {
  const page = new EventTarget();
  const guard = createLeaveGuard(page);
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { guard, isAsked };
};

it('lets the browser ask while it is needed, and not a moment longer', () => {
  const { guard, isAsked } = setUp();
  const answers = [isAsked()];
  guard.setReason('session', true);
  guard.setReason('session', true);
  answers.push(isAsked());
  guard.setReason('session', false);
  answers.push(isAsked());
  expect(answers).toEqual([false, true, false]);
});

it('asks as long as any reason is left', () => {
  const { guard, isAsked } = setUp();
  guard.setReason('session', true);
  guard.setReason('form', true);
  guard.setReason('session', false);
  expect(isAsked()).toBe(true);
  guard.setReason('form', false);
  expect(isAsked()).toBe(false);
});

it('asks nothing when the platform forces the reload', () => {
  const { guard, isAsked } = setUp();
  guard.setReason('session', true);
  const asked: boolean[] = [];
  const noStorage = tabStorage(() => {
    throw new Error('forbidden');
  });
  createBrowserPage(() => void asked.push(isAsked()), noStorage, guard).reload();
  expect(asked).toEqual([false]);
});
