import type { Performers } from './account/performers.ts';
import type { Messages } from './chat/messages.ts';
import type { PlatformClock } from './clock/platform-clock.ts';
import type { CustomerDesk } from './customers/customer-desk.ts';
import type { Customers } from './customers/customers.ts';
import type { Faults } from './faults/faults.ts';
import type { SessionBook } from './history/session-book.ts';
import type { InboxDesk } from './inbox/inbox-desk.ts';
import type { InboxMessages } from './inbox/inbox-messages.ts';
import type { Journal } from './journal.ts';
import type { LoginCodes } from './login/login-codes.ts';
import type { LoginFailures } from './login/login-failures.ts';
import type { Logins } from './login/logins.ts';
import type { CustomerCameras } from './media/customer-cameras.ts';
import type { MountedMedia } from './media/mount-media.ts';
import type { Bell } from './realtime/bell.ts';
import type { Violations } from './security/violations.ts';
import type { PerformerDesk } from './session/performer-desk.ts';
import type { Requests } from './session/requests.ts';
import type { Streams } from './session/streams.ts';
import type { Store } from './store/store.ts';
import type { ToyHub } from './toys/toy-hub.sim.ts';

/** Everything an answer of the platform may need. Built once, in platform.ts. */
export interface PlatformParts {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly journal: Journal;
  readonly bell: Bell;
  readonly performers: Performers;
  readonly logins: Logins;
  readonly codes: LoginCodes;
  readonly failures: LoginFailures;
  readonly customers: Customers;
  readonly customerDesk: CustomerDesk;
  readonly performerDesk: PerformerDesk;
  readonly requests: Requests;
  readonly sessionBook: SessionBook;
  readonly messages: Messages;
  readonly inboxMessages: InboxMessages;
  readonly inboxDesk: InboxDesk;
  readonly faults: Faults;
  readonly violations: Violations;
  readonly toyHub: ToyHub;
  readonly media: MountedMedia;
  readonly streams: Streams;
  readonly cameras: CustomerCameras;
}
