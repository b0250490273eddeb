import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createAdminClient, type AdminClient } from '@greenroom/sim-cli/actors/admin-client';
import { readStateFile } from '@greenroom/sim-cli/actors/state-file';
import { DEMO_PASSWORD } from '@greenroom/sim-cli/platform/world/performers';
import type { MediaTraffic, Ticket } from '@greenroom/sim-cli/platform/admin-api/admin-api.wire';
import type { SimulatedToy } from '@greenroom/sim-cli/toys/toy-drawer';
import type { PhoneAct, ToyLog } from '@greenroom/sim-cli/platform/admin-api/toy-admin.wire';
import type { MediaState } from '@greenroom/sim-cli/platform/admin-api/gallery-admin.wire';
import type { Result } from '@greenroom/core/kernel/result';
import { eventually } from './eventually.ts';
import { markLogged, markSwitched } from './switched-faults.ts';
import type { FaultName } from '@greenroom/sim-cli/platform/faults/fault';

/** Options of a test's platform. By default no customer asks for a session in it. */
export interface TestPlatformOptions {
  readonly clockRate?: number;
  readonly crowd?: 'none' | 'calm' | 'busy';
  readonly theme?: 'default' | 'dusk';
  readonly seed?: number;
  readonly data?: string;
  /** A PostgreSQL database of its own, `postgres://…`, instead of SQLite. */
  readonly database?: string;
  readonly toyAppUrl?: string;
  /** No file that it writes may grow beyond so many kB: to it, the disk is full then. */
  readonly largestFileKb?: number;
  /** A module that runs in its process before it, with what it reads from the environment. */
  readonly preload?: { readonly module: string; readonly env: Readonly<Record<string, string>> };
  /** So many nodes on a PostgreSQL of their own behind one address, instead of one process. */
  readonly nodes?: number;
  /** Pages install themselves for offline starts, as those of a site do. By default they do not: a test has no visit before it. */
  readonly hasServiceWorker?: boolean;
  /** Further arguments of `serve`. */
  readonly more?: readonly string[];
}

type State = Awaited<ReturnType<AdminClient['state']>> extends Result<infer Value, unknown> ? Value : never;
type RequestOptions = Omit<Parameters<AdminClient['ask']>[1], 'performerId'>;
type Reason = 'BROKE' | 'CLICK' | 'DISCONNECT' | 'DEFAULT';

/** One customer, moved by the test. */
export interface TestCustomer {
  readonly id: string;
  /** For the socket: `user` with this id, this token and ROLE_CLIENT. */
  readonly token: string;
  /** As the platform writes it, e.g. `nl|Mark`. */
  readonly name: string;
  readonly asks: (performerId: string, request?: RequestOptions) => Promise<void>;
  readonly cancels: () => Promise<void>;
  readonly startsTimer: (which: 'START_TIMER' | 'START_TIMER_DEVICE') => Promise<void>;
  readonly startsBothTimers: () => Promise<void>;
  /** @returns the id of the message */
  readonly says: (text: string, translation?: string) => Promise<string>;
  readonly types: () => Promise<void>;
  /** Switches the customer's camera. */
  readonly shows: (on: boolean) => Promise<void>;
  /** Writes to the performer's inbox. @returns the id of the message */
  readonly writes: (performerId: string, subject: string, content: string) => Promise<string>;
  /** Blocks or unblocks the performer on behalf of the customer. */
  readonly blocks: (performerId: string, on: boolean) => Promise<void>;
  /** Pays for a command to the toys. */
  readonly pays: (payment: Parameters<AdminClient['pay']>[1]) => Promise<void>;
  readonly leaves: (reason?: Reason) => Promise<void>;
  /** The conversation as the platform has it, oldest first. */
  readonly messages: () => Promise<
    readonly { id: string; sentBy: string; content: string; contentTranslate: string | null }[]
  >;
}

/** A platform of its own for one test. */
export interface TestPlatform {
  readonly url: string;
  readonly socketUrl: string;
  readonly token: string;
  /** Password of every performer of the world. */
  readonly password: string;
  /** The latest login code of this performer; waits until there is one. */
  readonly code: (performerId: string) => Promise<string>;
  /** The latest link to set a new password; waits until there is one. */
  readonly passwordLink: (performerId: string) => Promise<string>;
  /** The latest link that denies a login on a new device; waits until there is one. */
  readonly denialLink: (performerId: string) => Promise<string>;
  /** Kinds of the mails about the account of this performer, newest first. */
  readonly mails: (performerId: string) => Promise<readonly string[]>;
  /** Adds a performer to the world, for this test alone. @returns the ID */
  readonly hire: (performer?: Parameters<AdminClient['hire']>[0]) => Promise<string>;
  readonly customer: (who?: {
    id?: string;
    name?: string;
    country?: string;
    region?: string;
    language?: string;
  }) => Promise<TestCustomer>;
  /** Sends any event to a performer; without content the sample of the event table. Text goes out as it is. */
  readonly trigger: (event: string, performerId: string, content?: unknown) => Promise<void>;
  /** Moves the phone with the toy vendor's app. */
  readonly phone: (performerId: string, act: PhoneAct, toys?: readonly SimulatedToy[]) => Promise<void>;
  /** Commands to the toys of the performer's phone. */
  readonly phoneLog: (performerId: string) => Promise<ToyLog>;
  /** Verifications due at the next question of the performer's page. */
  readonly urgent: (performerId: string, actions: Parameters<AdminClient['urgent']>[0]['actions']) => Promise<void>;
  /** @returns the token of a link to register with */
  readonly invite: (state?: 'open' | 'used' | 'expired') => Promise<string>;
  /** Notes that a member of the staff looked at a document. */
  readonly viewDocument: (view: Parameters<AdminClient['viewDocument']>[0]) => Promise<void>;
  /** Blocks a customer for a performer as the platform does, or ends that block. */
  readonly platformBlock: (clientId: string, performerId: string, on: boolean, reason?: string) => Promise<void>;
  readonly fault: (name: FaultName, on: boolean, performerId?: string) => Promise<void>;
  /** Answers the calls whose name fits with this status, until it is called without one. */
  readonly refuse: (match: string, performerId: string, status?: number) => Promise<void>;
  /** Address and token by which a customer's page would see the performer. */
  readonly ticket: (performerId: string) => Promise<Ticket>;
  /** Sends the performer to the other media server. */
  readonly reconnect: (performerId: string) => Promise<void>;
  readonly media: () => Promise<MediaTraffic>;
  /** Adds sample photos or videos to a performer. @returns their ids */
  readonly fillMedia: (order: Parameters<AdminClient['fillMedia']>[0]) => Promise<readonly string[]>;
  /** Sets the rank until the next payment. */
  readonly rank: (performerId: string, rank: Parameters<AdminClient['rank']>[0]['rank']) => Promise<void>;
  /** The word of the moderators on what waits. */
  readonly moderate: (order: Parameters<AdminClient['moderate']>[0]) => Promise<void>;
  readonly medias: (performerId: string) => Promise<readonly MediaState[]>;
  readonly state: () => Promise<State>;
  readonly performer: (id: string) => Promise<State['performers'][number]>;
  readonly log: () => Promise<
    readonly { at: string; level: string; message: string; fields?: Record<string, unknown> | undefined }[]
  >;
  readonly stop: () => Promise<void>;
}

/** One of several nodes. */
export interface NodeAddress {
  readonly pid: number;
  readonly url: string;
}

/** A platform in a child process: the real `greenroom-sim serve`. */
export interface PlatformProcess extends TestPlatform {
  readonly pid: number;
  /** The nodes behind its address, and their database; none where it is one process. */
  readonly nodes: readonly NodeAddress[];
  readonly database: string | undefined;
  /** Standard error of `serve`. */
  readonly complaints: () => string;
  /** Its process is gone, however it ended. */
  readonly ended: Promise<void>;
}

const unwrap = <Value>(outcome: Result<Value, { status: number; error: string }>): Value => {
  if (!outcome.ok) throw new Error(`The platform answered ${outcome.error.status} ${outcome.error.error}.`);
  return outcome.value;
};

/** Arguments of `serve` after its name. */
export const serveArguments = (options: TestPlatformOptions): readonly string[] => {
  const { crowd = 'none', clockRate = 1, seed = 1, theme, data, database, toyAppUrl, nodes, more = [] } = options;
  const world = ['--crowd', crowd, '--clock-rate', String(clockRate), '--seed', String(seed)];
  const always = [...world, ...(theme === undefined ? [] : ['--theme', theme])];
  const kept = data === undefined ? [] : ['--data', data];
  const rows = database === undefined ? [] : ['--database', database];
  const toyApp = toyAppUrl === undefined ? [] : ['--toy-app', toyAppUrl];
  const installs = options.hasServiceWorker === true || nodes !== undefined ? [] : ['--no-service-worker'];
  return ['--port', '0', '--json', ...installs, ...always, ...kept, ...rows, ...toyApp, ...more];
};

const customerOf = (admin: AdminClient, entered: { id: string; token: string; name: string }): TestCustomer => {
  const { id } = entered;
  const startsTimer: TestCustomer['startsTimer'] = async (which) => void unwrap(await admin.startTimer(id, which));
  return {
    ...entered,
    startsTimer,
    asks: async (performerId, request = {}) => void unwrap(await admin.ask(id, { ...request, performerId })),
    cancels: async () => void unwrap(await admin.cancel(id)),
    startsBothTimers: async () => {
      await startsTimer('START_TIMER');
      await startsTimer('START_TIMER_DEVICE');
    },
    says: async (text, translation) => unwrap(await admin.say(id, text, translation)).id,
    types: async () => void unwrap(await admin.type(id)),
    shows: async (on) => void unwrap(await admin.showCamera(id, on)),
    writes: async (performerId, subject, content) =>
      unwrap(await admin.write(id, { performerId, subject, content })).id,
    blocks: async (performerId, on) => void unwrap(await admin.blockPerformer(id, { performerId, on })),
    pays: async (payment) => void unwrap(await admin.pay(id, payment)),
    leaves: async (reason = 'CLICK') => void unwrap(await admin.leave(id, reason)),
    messages: async () => unwrap(await admin.messages(id)),
  };
};

/** A platform that runs, moved by its admin API. @param end stops it, also a second time */
export const reachPlatform = (
  { url, adminUrl, token }: { readonly url: string; readonly adminUrl: string; readonly token: string },
  end: () => Promise<void>,
): TestPlatform => {
  const admin = createAdminClient({ url: adminUrl, token });
  const linkOf = (wanted: string, performerId: string): Promise<string> =>
    eventually(async () => unwrap(await admin.notices(performerId)).find(({ kind }) => kind === wanted)?.link);
  const state = async (): Promise<State> => unwrap(await admin.state());

  return {
    url,
    socketUrl: url,
    token,
    password: DEMO_PASSWORD,
    state,
    code: (performerId) => eventually(async () => unwrap(await admin.mailbox(performerId))[0]?.code),
    passwordLink: (performerId) => linkOf('passwordLink', performerId),
    denialLink: (performerId) => linkOf('newDevice', performerId),
    mails: async (performerId) => unwrap(await admin.notices(performerId)).map(({ kind }) => kind),
    hire: async (performer = {}) => unwrap(await admin.hire(performer)).id,
    customer: async (who = {}) => customerOf(admin, unwrap(await admin.enter(who))),
    trigger: async (event, performerId, content) => {
      unwrap(await admin.trigger({ event, performerId, ...(content === undefined ? {} : { content }) }));
    },
    phone: async (performerId, act, toys = []) => void unwrap(await admin.phone({ performerId, act, toys: [...toys] })),
    phoneLog: async (performerId) => unwrap(await admin.toyLog(performerId)),
    urgent: async (performerId, actions) => void unwrap(await admin.urgent({ performerId, actions })),
    invite: async (state = 'open') => unwrap(await admin.invite({ state })).token,
    refuse: async (match, performerId, status) => {
      const rule = status === undefined ? {} : { status };
      unwrap(await admin.callRule({ match, on: status !== undefined, performerId, ...rule }));
    },
    viewDocument: async (view) => void unwrap(await admin.viewDocument(view)),
    platformBlock: async (clientId, performerId, on, reason = '') =>
      void unwrap(await admin.blockCustomer(clientId, { performerId, on, reason })),
    fault: async (name, on, performerId) => {
      unwrap(await admin.fault({ name, on, ...(performerId === undefined ? {} : { performerId }) }));
      if (on) markSwitched(name);
    },
    ticket: async (performerId) => unwrap(await admin.ticket(performerId)),
    reconnect: async (performerId) => void unwrap(await admin.reconnect(performerId)),
    media: async () => unwrap(await admin.media()),
    fillMedia: async (order) => unwrap(await admin.fillMedia(order)).ids,
    rank: async (performerId, rank) => void unwrap(await admin.rank({ performerId, rank })),
    moderate: async (order) => void unwrap(await admin.moderate(order)),
    medias: async (performerId) => unwrap(await admin.medias(performerId)),
    performer: async (id) => {
      const found = (await state()).performers.find((performer) => performer.id === id);
      if (found === undefined) throw new Error(`There is no performer ${id}.`);
      return found;
    },
    log: async () => unwrap(await admin.log()).entries,
    stop: async () => {
      const log = await admin.log();
      if (log.ok) markLogged(log.value.entries);
      await end();
    },
  };
};

const MAIN = fileURLToPath(new URL('../../packages/sim-cli/bin/greenroom-sim.mjs', import.meta.url));
/** Ends the platform of a test that ended without stopping it. */
const FOLLOW_PARENT = new URL('../../scripts/lib/follow-parent.mjs', import.meta.url).href;

interface FirstLine {
  readonly url: string;
  readonly token: string;
  readonly pid: number;
  /** Of several nodes. */
  readonly database?: string;
  readonly nodes?: readonly NodeAddress[];
}

const firstLine = (child: ChildProcess, complaints: () => string): Promise<FirstLine> => {
  const { promise, resolve, reject } = Promise.withResolvers<FirstLine>();
  if (child.stdout === null) throw new Error('The platform has no standard output.');
  const lines = createInterface({ input: child.stdout });
  lines.once('line', (line) => resolve(JSON.parse(line)));
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`The platform ended with ${code} before it ran.\n${complaints()}`)));
  return promise;
};

/**
 * Starts a platform in a process of its own, on a free port. `startPlatformHere` takes a fifth of its time.
 *
 * @example
 * const platform = await startPlatform({ clockRate: 59 });
 * const mark = await platform.customer({ name: 'Mark' });
 * await mark.asks('1004');
 * await platform.stop();
 */
export const startPlatform = async (options: TestPlatformOptions = {}): Promise<PlatformProcess> => {
  const name = options.nodes === undefined ? ['serve'] : ['nodes', String(options.nodes)];
  const preloaded = options.preload === undefined ? [] : ['--import', options.preload.module];
  const program = [MAIN, ...name, ...serveArguments(options)];
  const command = [process.execPath, '--import', FOLLOW_PARENT, ...preloaded, ...program];
  // In this unit a shell counts the limit.
  const blocks = (options.largestFileKb ?? 0) * 2;
  const limited = blocks === 0 ? command : ['sh', '-c', `ulimit -f ${blocks} && exec "$@"`, 'sh', ...command];
  const [executable = '', ...args] = limited;
  const child = spawn(executable, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.preload?.env },
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const complaints = (): string => errors.join('');
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const { url, token, pid, nodes = [], database } = await firstLine(child, complaints);
  // Past the line before the platform, which a test may break.
  const { adminUrl } = readStateFile(Number(new URL(url).port));
  return {
    ...reachPlatform({ url, adminUrl, token }, async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    }),
    pid,
    nodes,
    database,
    complaints,
    ended,
  };
};
