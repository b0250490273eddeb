import { createAccountApi } from './account/account-api.sim.ts';
import { createPerformers } from './account/performers.ts';
import { createBlocksApi } from './blocks/blocks-api.sim.ts';
import { createBlocks } from './blocks/blocks.ts';
import { createAnswerCall } from './calls/answer-call.ts';
import type { Handlers } from './calls/handler.ts';
import { createAuthenticate } from './calls/authenticate.ts';
import { createChatApi } from './chat/chat-api.sim.ts';
import { createMessages } from './chat/messages.ts';
import { createClientBook } from './clients/client-book.ts';
import { createClientsApi } from './clients/clients-api.sim.ts';
import type { PlatformClock } from './clock/platform-clock.ts';
import { createContentApi } from './content/content-api.sim.ts';
import { createCustomerService } from './customers/customer-service.ts';
import { createCustomers } from './customers/customers.ts';
import { createEarningsApi } from './earnings/earnings-api.sim.ts';
import { createRanks } from './earnings/ranks.ts';
import { createSessionPayApi } from './earnings/session-pay-api.sim.ts';
import { createFaultService } from './faults/fault-service.ts';
import { createFaults } from './faults/faults.ts';
import { createForumApi } from './forum/forum-api.sim.ts';
import { createForumBook } from './forum/forum-book.ts';
import { openGallery } from './gallery/gallery.ts';
import { createMediaApi } from './gallery/media-api.sim.ts';
import { createSessionBook } from './history/session-book.ts';
import { createInboxApi } from './inbox/inbox-api.sim.ts';
import { createInboxService } from './inbox/inbox-service.ts';
import { createInboxMessages } from './inbox/inbox-messages.ts';
import { createLocalisationApi } from './localisation/localisation-api.sim.ts';
import { createAuthApi } from './login/auth-api.sim.ts';
import type { CheckPassword } from './login/check-password.ts';
import { createLoginCodes } from './login/login-codes.ts';
import { createLoginTries } from './login/login-tries.ts';
import { createLogins } from './login/logins.ts';
import type { CustomerCameras } from './media/cameras/customer-cameras.ts';
import type { MountedMedia } from './media/mount-media.ts';
import { createMemosApi } from './memos/memos-api.sim.ts';
import { createFlags } from './moderation/flags.ts';
import { createModerationApi } from './moderation/moderation-api.sim.ts';
import { createPersonalDataApi } from './personal-data/personal-data-api.sim.ts';
import { createSubmissionModeration } from './profile/submission-moderation.ts';
import { createSubmissions } from './profile/submissions.ts';
import { createPhoneRecordings } from './profile/phone-recordings.ts';
import { createProfileApi } from './profile/profile-api.sim.ts';
import { createEventPublisher } from './realtime/event-publisher.ts';
import { createDroppedEvents } from './realtime/dropped-events.ts';
import type { Sockets } from './realtime/sockets.port.ts';
import { faultyPublisher } from './realtime/faulty-publisher.ts';
import { createFiles } from './registration/files.ts';
import { createRegistrationApi } from './registration/registration-api.sim.ts';
import { createRegistrations } from './registration/registrations.ts';
import type { Ids } from './security/ids.ts';
import { secureHostsOf } from './security/origins.ts';
import { createViolations } from './security/violations.ts';
import { createServicesApi } from './services/services-api.sim.ts';
import { createPayRates } from './session/pay-rates.ts';
import { createPerformerService } from './session/performer-service.ts';
import { createRequests } from './session/requests.ts';
import { createSessionApi } from './session/session-api.sim.ts';
import { createStreams } from './session/streams.ts';
import { createTips } from './session/tips.ts';
import { createSequence } from './store/sequence.ts';
import type { Nodes } from './nodes/nodes.port.ts';
import type { PlatformLine } from './tcp/fault-proxy.ts';
import { createToyRulesApi } from './toys/toy-rules-api.sim.ts';
import type { ToyTroubles } from './toys/toy-troubles.ts';
import { namesOf, tracedPublisher, tracedService } from './traffic/traced.ts';
import type { Traffic } from './traffic/traffic.ts';
import { type World } from './world/open-world.ts';
import type { EventLog } from './event-log.ts';
import type { PlatformOptions } from './platform-options.ts';

/** The surroundings of the platform that each composition brings: time, random ids, connections and machines. */
export interface Surroundings {
  readonly clock: PlatformClock;
  readonly ids: Ids;
  readonly eventLog: EventLog;
  readonly traffic: Traffic;
  readonly line: PlatformLine;
  readonly media: MountedMedia;
  readonly cameras: CustomerCameras;
  readonly toyTroubles: ToyTroubles;
  readonly world: World;
  readonly nodes: Nodes;
  /** Signs socket tokens and login codes. */
  readonly key: string;
  readonly sockets: Sockets;
  readonly checkPassword: CheckPassword;
  readonly options: Pick<PlatformOptions, 'theme' | 'contentFolder' | 'dataFolder' | 'allowedOrigins'>;
}

/** Joins the capabilities of the platform on what surrounds it: the one list of them. Each states in its own file what it takes. */
export const composePlatform = ({ world, key, sockets, options, ...around }: Surroundings) => {
  const { clock, ids, traffic, nodes } = around;
  const { store, memory, seed } = world;
  const base = { ...around, store, memory, sequence: createSequence(clock, nodes) };
  const { sequence } = base;
  const performers = createPerformers(store, memory.remember);
  const submissions = createSubmissions(store, clock, memory.remember);
  const phoneRecordings = createPhoneRecordings({ submissions, performers });
  const customers = createCustomers(store, clock, ids, memory.remember);
  const sessionBook = createSessionBook({ ...base, seed });
  const ranks = createRanks({ ...base, sessionBook });
  const payRates = createPayRates(submissions);
  const requests = createRequests(store, clock, sessionBook, payRates, ids, memory.remember);
  const faults = createFaults(store, memory.remember, clock);
  const nameOf = namesOf(customers);
  const tries = createLoginTries(store, clock);
  const publisher = tracedPublisher(
    faultyPublisher(createEventPublisher(sockets, { ...base, faults }), { faults, clock }),
    traffic,
    nameOf,
  );
  const shared = {
    ...base,
    performers,
    submissions,
    phoneRecordings,
    customers,
    sessionBook,
    ranks,
    payRates,
    requests,
    faults,
    tries,
    publisher,
    tips: createTips({ ...base, performers }),
    messages: createMessages(store, clock, sequence),
    streams: createStreams(store, key, secureHostsOf(options.allowedOrigins), ids),
    inboxMessages: createInboxMessages(store, clock, sequence),
    blocks: createBlocks(store, clock, ids),
  };
  const parts = {
    ...shared,
    flags: createFlags(store, clock, ids),
    submissionModeration: createSubmissionModeration(shared),
    registrations: createRegistrations(store, clock, ids),
    files: createFiles(store, clock, ids),
    logins: createLogins(store, clock, key, memory.remember, ids),
    codes: createLoginCodes({ ...shared, key }),
    droppedEvents: createDroppedEvents(),
    violations: createViolations(store, clock, ids),
    contentFolder: options.contentFolder,
    forumBook: createForumBook(store, clock, sequence, ids),
    theme: options.theme,
    clientBook: createClientBook(store, clock, sessionBook),
    inboxService: createInboxService(shared),
    gallery: openGallery({ ...shared, dataFolder: options.dataFolder }),
    customerService: tracedService(createCustomerService(shared), { traffic, requests, nameOf }),
    performerService: createPerformerService(shared),
  };
  const handlers: Handlers = {
    ...createAuthApi(parts),
    ...createAccountApi(parts),
    ...createPersonalDataApi(parts),
    ...createProfileApi(parts),
    ...createRegistrationApi(parts),
    ...createLocalisationApi(parts),
    ...createServicesApi(parts),
    ...createSessionApi(parts),
    ...createChatApi(parts),
    ...createToyRulesApi(parts),
    ...createContentApi(parts),
    ...createEarningsApi(parts),
    ...createSessionPayApi(parts),
    ...createInboxApi(parts),
    ...createMemosApi(parts),
    ...createBlocksApi(parts),
    ...createClientsApi(parts),
    ...createMediaApi(parts),
    ...createForumApi(parts),
    ...createModerationApi(parts),
  };
  const authenticate = createAuthenticate(parts);
  return {
    ...parts,
    authenticate,
    answerCall: createAnswerCall({ ...parts, handlers, authenticate }),
    faultService: createFaultService(parts),
  };
};

/** The parts of the platform that a transport, a tool or a test may use. */
export type PlatformParts = ReturnType<typeof composePlatform>;
