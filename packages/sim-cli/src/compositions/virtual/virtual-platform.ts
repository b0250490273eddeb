import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dictionary } from '@zxcvbn-ts/language-common';
import { sql } from 'kysely';
import { done, err } from '@greenroom/core/kernel/result';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { createVirtualClock, type VirtualClock } from '@greenroom/core/kernel/virtual-clock';
import * as phoneNumbers from '@greenroom/core/personal-data/phone-number';
import { MOST_TRIES_OF_AN_ADDRESS } from '../../platform/account/login/login.constants.ts';
import { createEventLog } from '../../platform/base/environment/event-log.ts';
import { SINGLE_NODE } from '../../platform/base/environment/nodes.port.ts';
import { NO_PUSH_SERVICE } from '../../platform/base/environment/push-service.port.ts';
import type { TcpFault } from '../../platform/base/faults/fault.ts';
import { hashSecret } from '../../platform/base/security/secret.ts';
import type { RequestRow } from '../../platform/base/store/tables/request-tables.ts';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '../../platform/base/world/performers.ts';
import { composePlatform, type PlatformParts } from '../../platform/compose-platform.ts';
import type { CustomerCameras } from '../../platform/devices/media/cameras/customer-cameras.ts';
import type { ToyFaults } from '../../platform/devices/toys/toy-faults.ts';
import { createConnect } from '../../platform/serving/realtime/connection.ts';
import { keepSweeping } from '../../platform/sweep.ts';
import type { TraceLog } from '../../trace/trace-log.ts';
import { createActivity, type Activity } from './activity.ts';
import { createInProcessSockets, type InProcessSockets } from './in-process-sockets.ts';
import { createVirtualLink, type VirtualLink } from './virtual-link.ts';
import { platformClockOn } from './virtual-platform-clock.ts';
import { seededIds, NOON, type PerformerChange, type WorldImage } from './virtual-store.ts';

export interface VirtualPlatformOptions {
  readonly seed: number;
  readonly performers: readonly PerformerChange[];
  readonly traceLog: (clock: VirtualClock) => TraceLog;
  readonly toyFaults: ToyFaults;
}

/** A line of a conversation as the platform keeps it. */
interface KeptLine {
  readonly id: string;
  readonly position: number;
}

/** A session that runs, as the platform keeps it. Its request has ended only if it was revived after its end. */
type KeptSession = Pick<RequestRow, 'client_id' | 'ended_at'>;

/** The simulated platform on virtual time: its own use cases and store, without a network. */
export interface VirtualPlatform {
  readonly clock: VirtualClock;
  readonly activity: Activity;
  readonly parts: PlatformParts;
  readonly sockets: InProcessSockets;
  /** Counts the statements that the database has not answered yet. */
  readonly pending: () => number;
  /** Reads the lines of a conversation after this position, oldest first. */
  readonly keptAfter: (performerId: string, clientId: string, position: number) => Promise<readonly KeptLine[]>;
  /** Reads the sessions of a performer that run. */
  readonly sessionsOf: (performerId: string) => Promise<readonly KeptSession[]>;
  /** The network of one performer. */
  readonly link: (performerId: string) => VirtualLink;
  readonly dispose: () => Promise<void>;
}

/** Faults of single bytes on the network; virtual time carries whole messages. */
const LIVE_ONLY: readonly TcpFault[] = ['tcp-jitter', 'tcp-thin', 'tcp-slice'];

/** Creates cameras of customers that are on or off without a picture, because nothing carries one in virtual time. */
const createCamerasWithoutPicture = (): CustomerCameras => {
  const shown = new Map<string, string>();
  return {
    turnOn: async ({ performerId, clientId }) => {
      shown.set(performerId, clientId);
    },
    turnOff: ({ performerId, clientId }) => {
      if (shown.get(performerId) === clientId) shown.delete(performerId);
    },
    isShown: ({ performerId, clientId }) => shown.get(performerId) === clientId,
    move: async () => undefined,
  };
};

const NO_MEDIA: PlatformParts['media'] = {
  codec: 'vp8',
  server: () => Promise.reject(new Error('There is no media server in virtual time.')),
  running: async () => undefined,
  close: async () => undefined,
};

/** Creates the networks of the performers, each at its first use, and the switch of their faults. */
const createLinks = () => {
  const links = new Map<string, VirtualLink>();
  const link = (performerId: string): VirtualLink => {
    const known = links.get(performerId) ?? createVirtualLink();
    links.set(performerId, known);
    return known;
  };
  const line: PlatformParts['line'] = {
    turn: (fault, on, performerId) => {
      if (LIVE_ONLY.includes(fault)) return err('no_proxy');
      for (const each of performerId === undefined ? links.values() : [link(performerId)]) each.turn(fault, on);
      return done;
    },
    active: () => [...links].flatMap(([performerId, each]) => each.active().map((name) => ({ name, performerId }))),
    belongs: () => undefined,
    addressOf: () => undefined,
  };
  return { link, line };
};

/** The operator's texts that come with the simulator. */
const CONTENT_FOLDER = fileURLToPath(new URL('../../../content', import.meta.url));

let filesFolder: string | undefined;

/** Creates one folder for the files of every world of this process; it is removed when the process ends. */
const sharedFolder = (): string => {
  if (filesFolder !== undefined) return filesFolder;
  const made = mkdtempSync(join(tmpdir(), 'greenroom-virtual-'));
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
  filesFolder = made;
  return made;
};

/** Composes the platform on virtual time. @param image the world that it begins with */
export const createVirtualPlatform = (image: WorldImage, options: VirtualPlatformOptions): VirtualPlatform => {
  const { seed, performers, traceLog, toyFaults } = options;
  const clock = createVirtualClock(NOON);
  const activity = createActivity();
  const random = createSeededRandom(seed);
  const platformClock = platformClockOn(clock, NOON, activity);
  const world = image.open(performers);
  const { link, line } = createLinks();
  const sockets = createInProcessSockets(() => connect, activity);
  const parts = composePlatform({
    world,
    key: image.key,
    accountKey: image.key,
    clock: platformClock,
    ids: seededIds(random),
    eventLog: createEventLog(platformClock),
    traceLog: traceLog(clock),
    sockets,
    nodes: SINGLE_NODE,
    pushService: NO_PUSH_SERVICE,
    line,
    media: NO_MEDIA,
    cameras: createCamerasWithoutPicture(),
    toyFaults,
    // A hash is expensive on purpose, and passwords are not attacked in virtual time.
    checkPassword: async (password, hash) =>
      hash === DEMO_PASSWORD_HASH ? password === DEMO_PASSWORD : hash === hashSecret(password),
    hashPassword: async (password) => hashSecret(password),
    fetchPhoneNumbers: async () => phoneNumbers,
    fetchPasswords: async () => dictionary['passwords-common'],
    options: {
      theme: 'default',
      contentFolder: CONTENT_FOLDER,
      dataFolder: sharedFolder(),
      allowedOrigins: [],
      hasAccountSecurity: true,
      triesOfAnAddress: MOST_TRIES_OF_AN_ADDRESS,
      breachedPasswordsUrl: '',
      isSpecificationOnly: false,
    },
  });
  const connect = createConnect(parts);
  const stopSweeping = keepSweeping(parts);
  return {
    clock,
    activity,
    parts,
    sockets,
    link,
    pending: world.pending,
    keptAfter: (performerId, clientId, position) =>
      world.store
        .selectFrom('messages')
        .select(['id', 'position'])
        .where('performer_id', '=', performerId)
        .where('client_id', '=', clientId)
        .where('position', '>', position)
        .orderBy('position')
        .execute(),
    // Cached, because it is read after every step and seldom changes from one to the next.
    sessionsOf: world.queryCache.memoize('requests', (performerId: string) =>
      world.store
        .selectFrom('requests')
        .select(['client_id', 'ended_at'])
        .where('performer_id', '=', performerId)
        // A literal, as in the statements of `requests`.
        .where('status', '=', sql.lit<RequestRow['status']>('accepted'))
        .orderBy('id')
        .execute(),
    ),
    dispose: async () => {
      stopSweeping();
      platformClock.dispose();
      await world.close();
    },
  };
};
