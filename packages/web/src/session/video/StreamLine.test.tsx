import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../ui/show.fake.tsx';
import { StreamFailure, StreamLine, type StreamLineModel } from './StreamLine.tsx';

const LINE: StreamLineModel = {
  direction: 'publish',
  status: 'live',
  attempt: 0,
  tries: 0,
  secondsToRetry: undefined,
  errorKey: undefined,
  retry: () => undefined,
};

it.each([
  [{ status: 'live' }, 'Your stream: live'],
  [{ status: 'live', attempt: 2 }, 'Your stream: live · reconnected 2×'],
  [{ status: 'lost', tries: 1 }, 'Your stream: lost · try 1'],
  [
    { status: 'lost', tries: 2, secondsToRetry: 4, attempt: 1 },
    'Your stream: lost · try 2 · again in 4 s · reconnected 1×',
  ],
  [{ direction: 'play', status: 'missing' }, 'Customer’s stream: waiting for the picture'],
  [{ direction: 'play', status: 'failed' }, 'Client image could not load'],
] as const)('says %o in words', async (changes, words) => {
  await show(<StreamLine line={{ ...LINE, ...changes }} />);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

it('tells why a stream was given up, and tries it again on a press', async () => {
  const pressed: string[] = [];
  const retry = (): void => void pressed.push('again');
  await show(<StreamFailure line={{ ...LINE, status: 'failed', errorKey: 'error.streaming.noMedia', retry }} />);
  await expect.element(page.getByText('A firewall may be in between', { exact: false })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(pressed).toEqual(['again']);
});
