import { expect, it } from 'vitest';
import type { OnlineCustomer } from '@greenroom/core/clients/clients.controller';
import { createEmitter } from '@greenroom/core/kernel/emitter';
import { clientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { createOnlineNotices } from './online-notices.ts';

const MARK: OnlineCustomer = { clientId: clientId('5001'), name: 'nl|Mark' };

const setUp = () => {
  const online = createEmitter<OnlineCustomer>();
  const hidden = createValue(false);
  const done: string[] = [];
  const { dispose } = createOnlineNotices({
    clients: { onOnline: online.on },
    hidden,
    notice: {
      show: ({ title }, kind) => {
        done.push(`${kind} ${title}`);
        return () => void done.push('closed');
      },
    },
    describe: ({ name }) => ({ title: name, body: '', tab: '' }),
  });
  return { online, hidden, done, dispose };
};

it('shows on the desktop that an awaited customer came online', () => {
  const { online, done } = setUp();
  online.emit(MARK);
  expect(done).toEqual(['online nl|Mark']);
});

it('closes its notice when it is disposed, and shows none any more', () => {
  const { online, done, dispose } = setUp();
  online.emit(MARK);
  dispose();
  online.emit(MARK);
  expect(done).toEqual(['online nl|Mark', 'closed']);
});

it('shows nothing while the screen is neutral', () => {
  const { online, hidden, done } = setUp();
  hidden.set(true);
  online.emit(MARK);
  expect(done).toEqual([]);
});
