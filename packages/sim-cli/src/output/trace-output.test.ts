import { expect, it } from 'vitest';
import { seconds } from '@greenroom/core/kernel/units';
import type { CustomerInboundEvent } from '../actors/customer-link.port.ts';
import { customerLine } from './trace-output.ts';

type Type = CustomerInboundEvent['type'];

/** One of each; a new one does not compile until it is here. */
const HEARD: { readonly [Each in Type]: Extract<CustomerInboundEvent, { readonly type: Each }> } = {
  accepted: { type: 'accepted' },
  declined: { type: 'declined', retryAfter: seconds(120) },
  keptForLater: { type: 'keptForLater' },
  takenSoon: { type: 'takenSoon' },
  timedOut: { type: 'timedOut' },
  backInAMoment: { type: 'backInAMoment', waits: seconds(60) },
  isBack: { type: 'isBack' },
  unreachable: { type: 'unreachable' },
  endedByPerformer: { type: 'endedByPerformer' },
  performerLost: { type: 'performerLost' },
  message: { type: 'message', text: 'Good evening' },
  typing: { type: 'typing' },
  lineLost: { type: 'lineLost' },
};

it.each(Object.values(HEARD))('has the line of a customer who hears $type', (heard) => {
  expect(customerLine.parse({ heard })).toEqual({ heard });
});
