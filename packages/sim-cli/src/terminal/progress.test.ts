import { expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

it('writes over its line now and then, and leaves nothing behind', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const write = vi.fn<(text: string) => boolean>();
  const progress = createProgress({ isTTY: true, columns: 80, write });
  progress.report('one');
  progress.report('two');
  vi.advanceTimersByTime(1_000);
  progress.report('three');
  progress.clear();
  progress.report('four');
  vi.useRealTimers();
  expect(write.mock.calls.flat()).toEqual(['\r\u001B[Kone', '\r\u001B[Kthree', '\r\u001B[K', '\r\u001B[Kfour']);
});

it('tells nobody but a terminal', () => {
  const write = vi.fn<(text: string) => boolean>();
  const progress = createProgress({ isTTY: false, columns: 0, write });
  progress.report('one');
  progress.clear();
  expect(write).not.toHaveBeenCalled();
});

it('cuts its line where the terminal ends: a second line would not be written over', () => {
  const write = vi.fn<(text: string) => boolean>();
  createProgress({ isTTY: true, columns: 24, write }).report('120 of 20000 seeds, 24.1 virtual hours');
  expect(write).toHaveBeenCalledExactlyOnceWith('\r\u001B[K120 of 20000 seeds, 24.');
});
