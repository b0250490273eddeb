import { beforeEach, expect, it } from 'vitest';
import { clientId } from '@greenroom/core/kernel/ids';
import { show } from '../ui/show.fake.tsx';
import { describeRequest } from './describe-request.ts';

const MARK = { id: clientId('5001'), name: 'nl|Mark', sessionType: 'VIPVIDEO', type: 'vipcam' } as const;

// It brings the words.
beforeEach(async () => void (await show(null)));

it('names the customer and the service on the desktop and in the tab', () => {
  expect(describeRequest(MARK, false)).toEqual({
    title: 'Request: VIP cam',
    body: 'NL · Mark is waiting for you',
    tab: '(1) Request · Mark',
  });
});

it('names no customer while names are blurred', () => {
  expect(describeRequest(MARK, true)).toEqual({
    title: 'Request: VIP cam',
    body: 'A customer is waiting for you',
    tab: '(1) Request: VIP cam',
  });
});
