import type { FetchPhoneNumbers } from '@greenroom/core/personal-data/phone-numbers';
import type { TraceLog } from '../trace/trace-log.ts';
import { createAccountRecords } from './account-data/account-records.ts';
import { createAuthenticators } from './account-security/authenticators.ts';
import { createConfirmations } from './account-security/confirmations.ts';
import { createPasskeys } from './account-security/passkeys.ts';
import { createRecoveryCodes } from './account-security/recovery-codes.ts';
import { createBlockedWords } from './blocked-words/blocked-words.ts';
import { createBlocks } from './blocks/blocks.ts';
import { createMessages } from './chat/messages.ts';
import { createAwaitedCustomers } from './clients/awaited.ts';
import { createClientSums } from './clients/client-sums.ts';
import { createCustomerService } from './customers/customer-service.ts';
import { namesOf, tracedPublisher, tracedService } from './customers/traced.ts';
import { createRanks } from './earnings/ranks.ts';
import type { EventLog } from './environment/event-log.ts';
import type { Nodes } from './environment/nodes.port.ts';
import type { PlatformClock } from './environment/platform-clock.ts';
import type { PlatformOptions } from './environment/platform-options.ts';
import type { PushService } from './environment/push-service.port.ts';
import type { Sockets } from './environment/sockets.port.ts';
import { createFaults } from './faults/faults.ts';
import { createForum } from './forum/forum.ts';
import { openGallery } from './gallery/gallery.ts';
import { createPaidSessions } from './history/paid-sessions.ts';
import { createConversations } from './inbox/conversations.ts';
import { createInboxMessages } from './inbox/inbox-messages.ts';
import { createInboxService } from './inbox/inbox-service.ts';
import { createAuthenticate } from './login/authenticate.ts';
import type { CheckPassword } from './login/check-password.ts';
import { createKnownDevices } from './login/known-devices.ts';
import { createLoginCodes } from './login/login-codes.ts';
import { createLoginDenials } from './login/login-denials.ts';
import { createLoginTries } from './login/login-tries.ts';
import { createLogins } from './login/logins.ts';
import { createNewDevices } from './login/new-devices.ts';
import { createRememberedDevices } from './login/remembered-devices.ts';
import type { CustomerCameras } from './media/cameras/customer-cameras.ts';
import type { MountedMedia } from './media/mount-media.ts';
import { createFlags } from './moderation/flags.ts';
import { createShifts } from './my-day/shifts.ts';
import { createViolations } from './pages/violations.ts';
import { createPasswordLinks } from './passwords/password-links.ts';
import { createPasswordPolicy, isBreachedHere, type FetchPasswords } from './passwords/password-policy.ts';
import { createCustomers } from './people/customers.ts';
import { createFiles } from './people/files.ts';
import { createMetCustomers } from './people/met-customers.ts';
import { createNotices } from './people/notices.ts';
import { createPerformers } from './people/performers.ts';
import { createSubmissions } from './people/submissions.ts';
import { createPhoneRecordings } from './profile/phone-recordings.ts';
import { createReviewNews } from './profile/review-news.ts';
import { createSubmissionModeration } from './profile/submission-moderation.ts';
import { createEventPublisher } from './publisher/event-publisher.ts';
import { faultyPublisher } from './publisher/faulty-publisher.ts';
import { createNotifyOtherDevices } from './publisher/other-devices.ts';
import { createPushPayouts } from './push/push-payouts.ts';
import { createPushSender } from './push/push-sender.ts';
import { createPushSubscriptions } from './push/push-subscriptions.ts';
import { createDroppedEvents } from './realtime/connection.ts';
import { createRegionBlocks } from './region-blocks/region-blocks.ts';
import { createRegistrations } from './registration/registrations.ts';
import { createRemotes } from './remote/remotes.ts';
import type { Ids } from './security/ids.ts';
import { createOriginOf, secureHostsOf } from './security/origins.ts';
import { createPayRates } from './session/pay-rates.ts';
import { createPerformerService } from './session/performer-service.ts';
import { reportMissed } from './session/report-missed.ts';
import { createRequests } from './session/requests.ts';
import { createStreams } from './session/streams.ts';
import { createTips } from './session/tips.ts';
import { createSequence } from './store/sequence.ts';
import type { PlatformLine } from './tcp/fault-proxy.ts';
import type { ToyFaults } from './toys/toy-faults.ts';
import type { World } from './world/open-world.ts';

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
  const performerService = createPerformerService(shared);
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
