import { createPerformers } from './account/performers.ts';
import { createFlags } from './moderation/flags.ts';
import { createBlocks } from './blocks/blocks.ts';
import { createMessages } from './chat/messages.ts';
import { createClientBook } from './clients/client-book.ts';
import { createCustomerDesk } from './customers/customer-desk.ts';
import { createCustomers } from './customers/customers.ts';
import { createPhonePapers } from './profile/phone-papers.ts';
import { createFaults } from './faults/faults.ts';
import { createSessionBook } from './history/session-book.ts';
import { createForumBook } from './forum/forum-book.ts';
import { createInboxDesk } from './inbox/inbox-desk.ts';
import { createInboxMessages } from './inbox/inbox-messages.ts';
import { createLoginCodes } from './login/login-codes.ts';
import { createLoginTries } from './login/login-tries.ts';
import { createLogins } from './login/logins.ts';
import { createRanks } from './earnings/ranks.ts';
import { openGallery } from './gallery/gallery.ts';
import type { PlatformOptions } from './platform-options.ts';
import type { PlatformParts } from './platform-parts.ts';
import { createFiles } from './registration/files.ts';
import { createRegistrations } from './registration/registrations.ts';
import { createPaperModeration } from './profile/paper-moderation.ts';
import { createPapers } from './profile/papers.ts';
import { createBell } from './realtime/bell.ts';
import { createDroppedEvents } from './realtime/dropped-events.ts';
import { troubledBell } from './realtime/troubled-bell.ts';
import { secureHostsOf } from './security/origins.ts';
import { createViolations } from './security/violations.ts';
import { createPerformerDesk } from './session/performer-desk.ts';
import { createPayRates } from './session/pay-rates.ts';
import { createRequests } from './session/requests.ts';
import { createTips } from './session/tips.ts';
import { createStreams } from './session/streams.ts';
import { createSequence } from './store/sequence.ts';
import { namesOf, tracedBell, tracedDesk } from './traffic/traced.ts';
import { type World } from './world/open-world.ts';
import type { CheckPassword } from './login/check-password.ts';
import type { Sockets } from './realtime/sockets.port.ts';

/** The surroundings of the platform that each composition brings: time, chance, connections and machines. */
export interface Surroundings extends Pick<
  PlatformParts,
  'clock' | 'ids' | 'journal' | 'traffic' | 'line' | 'media' | 'cameras' | 'toyTroubles'
> {
  readonly world: World;
  /** Signs socket tokens and login codes. */
  readonly key: string;
  readonly sockets: Sockets;
  readonly checkPassword: CheckPassword;
  readonly options: Pick<PlatformOptions, 'theme' | 'contentFolder' | 'dataFolder' | 'allowedOrigins'>;
}

/** Joins the capabilities of the platform on what surrounds it. */
export const buildParts = (surroundings: Surroundings): PlatformParts => {
  const {
    world,
    key,
    sockets,
    checkPassword,
    options,
    clock,
    ids,
    journal,
    traffic,
    line,
    media,
    cameras,
    toyTroubles,
  } = surroundings;
  const { store, memory, seed } = world;
  const sequence = createSequence(clock);
  const performers = createPerformers(store, memory.remember);
  const papers = createPapers(store, clock);
  const phonePapers = createPhonePapers({ papers, performers });
  const customers = createCustomers(store, clock, ids);
  const sessionBook = createSessionBook({ store, clock, seed, ids });
  const ranks = createRanks({ store, clock, sessionBook });
  const payRates = createPayRates(papers);
  const requests = createRequests(store, clock, sessionBook, payRates, ids);
  const tips = createTips({ store, clock, sequence, performers, ids });
  const messages = createMessages(store, clock, sequence);
  const faults = createFaults(store, memory.remember, clock);
  const nameOf = namesOf(customers);
  const tries = createLoginTries(store, clock);
  const bell = tracedBell(
    troubledBell(createBell(sockets, { store, clock, sequence, faults, ids }), { faults, clock }),
    traffic,
    nameOf,
  );
  const streams = createStreams(store, key, secureHostsOf(options.allowedOrigins), ids);
  const inboxMessages = createInboxMessages(store, clock, sequence);
  const blocks = createBlocks(store, clock, ids);
  const people = { performers, customers, requests, messages, blocks, inboxMessages };
  const shared = { store, journal, ids, ...people, bell, cameras, streams, payRates, tips };
  return {
    ...shared,
    memory,
    clock,
    papers,
    flags: createFlags(store, clock, ids),
    phonePapers,
    paperModeration: createPaperModeration({ papers, performers, phonePapers, clock, journal }),
    registrations: createRegistrations(store, clock, ids),
    files: createFiles(store, clock, ids),
    logins: createLogins(store, clock, key, memory.remember, ids),
    codes: createLoginCodes({ store, clock, key, tries, ids }),
    tries,
    checkPassword,
    droppedEvents: createDroppedEvents(),
    faults,
    violations: createViolations(store, clock, ids),
    line,
    toyTroubles,
    media,
    sessionBook,
    sequence,
    contentFolder: options.contentFolder,
    forumBook: createForumBook(store, clock, sequence, ids),
    theme: options.theme,
    clientBook: createClientBook(store, clock, sessionBook),
    inboxDesk: createInboxDesk(shared),
    ranks,
    gallery: openGallery({ store, clock, sequence, journal, ranks, dataFolder: options.dataFolder }),
    traffic,
    customerDesk: tracedDesk(createCustomerDesk(shared), { traffic, requests, nameOf }),
    performerDesk: createPerformerDesk({ ...shared, clock }),
  };
};
