import type { FetchPhoneNumbers } from '@greenroom/core/personal-data/phone-numbers';
import type { TraceLog } from '../trace/trace-log.ts';
import { openGallery } from './account/gallery/gallery.ts';
import { createAuthenticate } from './account/login/authenticate.ts';
import type { CheckPassword } from './account/login/check-password.ts';
import { createKnownDevices } from './account/login/known-devices.ts';
import { createLoginCodes } from './account/login/login-codes.ts';
import { createLoginDenials } from './account/login/login-denials.ts';
import { createLoginTries } from './account/login/login-tries.ts';
import { createLogins } from './account/login/logins.ts';
import { createNewDevices } from './account/login/new-devices.ts';
import { createRememberedDevices } from './account/login/remembered-devices.ts';
import { createPhoneRecordings } from './account/profile/phone-recordings.ts';
import { createReviewNews } from './account/profile/review-news.ts';
import { createSubmissionModeration } from './account/profile/submission-moderation.ts';
import { createRegistrations } from './account/registration/registrations.ts';
import type { EventLog } from './base/environment/event-log.ts';
import type { Nodes } from './base/environment/nodes.port.ts';
import type { PlatformClock } from './base/environment/platform-clock.ts';
import type { PlatformOptions } from './base/environment/platform-options.ts';
import type { PushService } from './base/environment/push-service.port.ts';
import type { Sockets } from './base/environment/sockets.port.ts';
import { createFaults } from './base/faults/faults.ts';
import { createCustomers } from './base/people/customers.ts';
import { createFiles } from './base/people/files.ts';
import { createMetCustomers } from './base/people/met-customers.ts';
import { createNotices } from './base/people/notices.ts';
import { createPerformers } from './base/people/performers.ts';
import { createSubmissions } from './base/people/submissions.ts';
import { createEventPublisher } from './base/publisher/event-publisher.ts';
import { faultyPublisher } from './base/publisher/faulty-publisher.ts';
import { createNotifyOtherDevices } from './base/publisher/other-devices.ts';
import type { Ids } from './base/security/ids.ts';
import { createOriginOf, secureHostsOf } from './base/security/origins.ts';
import { createSequence } from './base/store/sequence.ts';
import type { PlatformLine } from './base/tcp/fault-proxy.ts';
import type { World } from './base/world/open-world.ts';
import { createAccountRecords } from './beyond/account-data/account-records.ts';
import { createAuthenticators } from './beyond/account-security/authenticators.ts';
import { createConfirmations } from './beyond/account-security/confirmations.ts';
import { createPasskeys } from './beyond/account-security/passkeys.ts';
import { createRecoveryCodes } from './beyond/account-security/recovery-codes.ts';
import { createBlockedWords } from './beyond/blocked-words/blocked-words.ts';
import { createPasswordLinks } from './beyond/passwords/password-links.ts';
import { createPasswordPolicy, isBreachedHere, type FetchPasswords } from './beyond/passwords/password-policy.ts';
import { createPushPayouts } from './beyond/push/push-payouts.ts';
import { createPushSender } from './beyond/push/push-sender.ts';
import { createPushSubscriptions } from './beyond/push/push-subscriptions.ts';
import { createRegionBlocks } from './beyond/region-blocks/region-blocks.ts';
import { createRemotes } from './beyond/remote/remotes.ts';
import { createAwaitedCustomers } from './contacts/clients/awaited.ts';
import { createClientSums } from './contacts/clients/client-sums.ts';
import { createForum } from './contacts/forum/forum.ts';
import { createConversations } from './contacts/inbox/conversations.ts';
import { createInboxMessages } from './contacts/inbox/inbox-messages.ts';
import { createInboxService } from './contacts/inbox/inbox-service.ts';
import { createFlags } from './contacts/moderation/moderation-api.sim.ts';
import type { CustomerCameras } from './devices/media/cameras/customer-cameras.ts';
import type { MountedMedia } from './devices/media/mount-media.ts';
import type { ToyFaults } from './devices/toys/toy-faults.ts';
import { createViolations } from './serving/pages/violations.ts';
import { createDroppedEvents } from './serving/realtime/connection.ts';
import { createBlocks } from './work/blocks/blocks.ts';
import { createMessages } from './work/chat/messages.ts';
import { createCustomerService } from './work/customers/customer-service.ts';
import { namesOf, tracedPublisher, tracedService } from './work/customers/traced.ts';
import { createRanks } from './work/earnings/ranks.ts';
import { createPaidSessions } from './work/history/paid-sessions.ts';
import { createPayRates } from './work/session/pay-rates.ts';
import { createPerformerService } from './work/session/performer-service.ts';
import { reportMissed } from './work/session/report-missed.ts';
import { createRequests } from './work/session/requests.ts';
import { createShifts } from './work/session/shifts.ts';
import { createStreams } from './work/session/streams.ts';
import { createTips } from './work/session/tips.ts';

/** Dependencies of the platform that each composition provides: time, ids, connections and servers. */
export interface Surroundings {
  readonly clock: PlatformClock;
  readonly ids: Ids;
  readonly eventLog: EventLog;
  readonly traceLog: TraceLog;
  readonly line: PlatformLine;
  readonly media: MountedMedia;
  readonly cameras: CustomerCameras;
  readonly toyFaults: ToyFaults;
  readonly world: World;
  readonly nodes: Nodes;
  readonly pushService: PushService;
  /** Key that signs socket tokens and login codes. */
  readonly key: string;
  /** Key that encrypts the secrets of authenticator apps; never in the database. Undefined where there is none. */
  readonly accountKey: string | undefined;
  readonly sockets: Sockets;
  readonly checkPassword: CheckPassword;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly fetchPhoneNumbers: FetchPhoneNumbers;
  readonly fetchPasswords: FetchPasswords;
  readonly options: Pick<
    PlatformOptions,
    | 'theme'
    | 'contentFolder'
    | 'dataFolder'
    | 'allowedOrigins'
    | 'hasAccountSecurity'
    | 'triesOfAnAddress'
    | 'breachedPasswordsUrl'
    | 'isSpecificationOnly'
  >;
}

/** Creates the stores and services of the platform; each states its dependencies in its own file. */
export const createPlatformParts = ({ world, key, accountKey, sockets, options, ...around }: Surroundings) => {
  const { clock, ids, traceLog, nodes } = around;
  const { store, queryCache, seed } = world;
  const base = { ...around, store, queryCache, sequence: createSequence(clock, nodes) };
  const { sequence } = base;
  const performers = createPerformers(store, queryCache.memoize);
  const submissions = createSubmissions(store, clock, queryCache.memoize);
  const files = createFiles(store, clock, ids);
  const phoneRecordings = createPhoneRecordings({ files, submissions, performers });
  const customers = createCustomers(store, clock, ids, queryCache.memoize);
  const paidSessions = createPaidSessions({ ...base, seed });
  const ranks = createRanks({ ...base, paidSessions });
  const payRates = createPayRates(submissions);
  const requests = createRequests({ ...base, paidSessions, payRates, memoize: queryCache.memoize });
  const faults = createFaults({ store, memoize: queryCache.memoize, clock, seed });
  const nameOf = namesOf(customers);
  const tries = createLoginTries(store, clock, options.triesOfAnAddress);
  const publisher = tracedPublisher(
    faultyPublisher(createEventPublisher(sockets, { ...base, faults }), { ...base, faults }),
    traceLog,
    nameOf,
  );
  const pushSubscriptions = createPushSubscriptions(store, queryCache.memoize, accountKey);
  const pushSender = createPushSender({ ...base, pushSubscriptions });
  const shared = {
    ...base,
    originOf: createOriginOf(options.allowedOrigins),
    pushSubscriptions,
    pushSender,
    pushPayouts: createPushPayouts({ ...base, paidSessions, pushSubscriptions, pushSender }),
    shifts: createShifts(store, clock, ids),
    performers,
    submissions,
    phoneRecordings,
    customers,
    metCustomers: createMetCustomers({ store, customers, paidSessions }),
    paidSessions,
    ranks,
    payRates,
    requests: options.isSpecificationOnly ? requests : reportMissed(requests, publisher),
    faults,
    tries,
    publisher,
    tips: createTips({ ...base, performers, paidSessions }),
    messages: createMessages(store, clock, sequence),
    streams: createStreams(store, key, secureHostsOf(options.allowedOrigins), ids),
    inboxMessages: createInboxMessages(store, clock, sequence),
    conversations: createConversations(store),
    blocks: createBlocks(store, clock, ids),
    regionBlocks: createRegionBlocks(store, clock),
    accountRecords: createAccountRecords({ ...base, faults }),
    blockedWords: createBlockedWords(store, clock, ids, queryCache.memoize),
    awaited: createAwaitedCustomers({ store, clock, publisher, pushSender }),
  };
  const recoveryCodes = createRecoveryCodes({ ...base, accountKey });
  const authenticators = createAuthenticators({ ...base, accountKey, recoveryCodes });
  const codes = createLoginCodes({ ...shared, key });
  const isOffered = options.hasAccountSecurity;
  const logins = createLogins({ ...base, key, memoize: queryCache.memoize });
  const notices = createNotices(shared);
  const reviewNews = createReviewNews({ notices, publisher, pushSender, hasEvent: !options.isSpecificationOnly });
  const loginDenials = createLoginDenials(shared);
  const knownDevices = createKnownDevices(shared);
  const performerService = createPerformerService({ ...shared, logins });
  return {
    ...shared,
    performerService,
    notifyOtherDevices: createNotifyOtherDevices({ ...shared, logins }),
    knownDevices,
    loginDenials,
    newDevices: createNewDevices({ ...shared, knownDevices, loginDenials, notices, isOffered }),
    flags: createFlags(store, clock, ids),
    submissionModeration: createSubmissionModeration({ ...shared, reviewNews }),
    registrations: createRegistrations(store, clock, ids),
    files,
    logins,
    remotes: createRemotes({ ...shared, logins, key }),
    rememberedDevices: createRememberedDevices(shared),
    passwordLinks: createPasswordLinks(shared),
    hasPasswordLinks: !options.isSpecificationOnly,
    publishesSettings: !options.isSpecificationOnly,
    passwordPolicy: createPasswordPolicy({
      submissions,
      fetchPasswords: around.fetchPasswords,
      isBreached: options.breachedPasswordsUrl === '' ? undefined : isBreachedHere,
    }),
    authenticate: createAuthenticate({ logins, performers }),
    codes,
    authenticators,
    passkeys: createPasskeys({ ...base, key }),
    confirmations: createConfirmations({ ...shared, codes, authenticators, isOffered }),
    notices,
    droppedEvents: createDroppedEvents(),
    violations: createViolations(store, clock, ids),
    contentFolder: options.contentFolder,
    forum: createForum(store, clock, sequence, ids),
    theme: options.theme,
    clientSums: createClientSums(store, clock, paidSessions),
    inboxService: createInboxService(shared),
    gallery: openGallery({ ...shared, reviewNews, dataFolder: options.dataFolder }),
    customerService: tracedService(createCustomerService({ ...shared, performerService }), {
      traceLog,
      requests,
      nameOf,
    }),
  };
};
