import { clientId } from '../../src/kernel/ids.ts';
import { cents, seconds } from '../../src/kernel/units.ts';
import type { RemoteCustomer, RemoteView } from '../../src/realtime/remote-signal.ts';

/** A customer who has been there for a minute. */
export const MARK_THERE: RemoteCustomer = {
  id: clientId('5001'),
  name: 'nl|Mark',
  time: seconds(60),
  isCounting: true,
  visits: 2,
  memo: undefined,
};

/** View of a session with that customer. */
export const REMOTE_VIEW: RemoteView = {
  status: 'inSession',
  customer: MARK_THERE,
  earned: cents(500),
  isAbout: false,
  today: cents(2_000),
  isTodayAbout: false,
  microphone: 'on',
  toys: 'rest',
  hasEndFailed: false,
  replies: [],
  answered: undefined,
};
