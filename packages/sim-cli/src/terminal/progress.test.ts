import { expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

it('writes over its line now and then, and leaves nothing behind', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const write = vi.fn<(text: string) => boolean>();
  const progress = createProgress({ isTTY: true, write });
  progress.report('one');
  progress.report('two');
  vi.advanceTimersByTime(1_000);
  progress.report('three');
  progress.clear();
  vi.useRealTimers();
  expect(write.mock.calls.flat()).toEqual(['\r\u001B[Kone', '\r\u001B[Kthree', '\r\u001B[K']);
});

it('tells nobody but a terminal', () => {
  const write = vi.fn<(text: string) => boolean>();
  const progress = createProgress({ isTTY: false, write });
  progress.report('one');
  progress.clear();
  expect(write).not.toHaveBeenCalled();
});
