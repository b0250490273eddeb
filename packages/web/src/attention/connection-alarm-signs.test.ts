import { expect, it } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import { createConnectionAlarmSigns } from './connection-alarm-signs.ts';

const TEXT = { title: 'No connection', body: 'Customers cannot reach you.', tab: 'No connection' };

const setUp = () => {
  const alarm = createValue(false);
  const hidden = createValue(false);
  const done: string[] = [];
  const { dispose } = createConnectionAlarmSigns({
    alarm,
    hidden,
    sounds: { play: (event) => void done.push(`sound ${event}`) },
    notice: {
      show: ({ title }) => {
        done.push(`notice ${title}`);
        return () => void done.push('no notice');
      },
    },
    tabSign: {
      show: (title) => {
        done.push(`tab ${title}`);
        return () => void done.push('no tab');
      },
    },
    describe: () => TEXT,
  });
  return { alarm, hidden, done, dispose };
};

it('sounds once, and stands on the desktop and the tab until the connection is back', () => {
  const { alarm, done } = setUp();
  alarm.set(true);
  alarm.set(true);
  expect(done).toEqual(['sound connection', 'notice No connection', 'tab No connection']);
  alarm.set(false);
  expect(done.slice(3)).toEqual(['no notice', 'no tab']);
});

it('shows nothing while the screen is neutral, and what still holds afterwards', () => {
  const { alarm, hidden, done } = setUp();
  hidden.set(true);
  alarm.set(true);
  expect(done).toEqual([]);
  hidden.set(false);
  expect(done).toEqual(['sound connection', 'notice No connection', 'tab No connection']);
  hidden.set(true);
  expect(done.slice(3)).toEqual(['no notice', 'no tab']);
});

it('takes its signs away at the end', () => {
  const { alarm, done, dispose } = setUp();
  alarm.set(true);
  dispose();
  expect(done.slice(3)).toEqual(['no notice', 'no tab']);
});
