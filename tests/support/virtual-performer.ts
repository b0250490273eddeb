import { createPerformerApp, type PerformerApp } from '@greenroom/core/app/performer-app';
import { clientId } from '@greenroom/core/kernel/ids';
import type { CallFailure } from '@greenroom/core/kernel/result';
import type { PerformerMemory } from '@greenroom/core/kernel/storage.port';
import { millis } from '@greenroom/core/kernel/units';
import type { ClientData } from '@greenroom/core/session/client-data';
import type { EndReason } from '@greenroom/core/session/session-signal';
import { createPerformerMemory } from '@greenroom/core/testing/kernel/performer-memory.fake';
import type { CustomerLink } from '@greenroom/sim-cli/actors/customer-link.port';
import { createPageParts } from '@greenroom/sim-cli/actors/page-parts';
import {
  createCallGate,
  createCookieJar,
  type CallGate,
  type MadeCall,
} from '@greenroom/sim-cli/compositions/virtual/in-process-fetch';
import { createEnterCustomer } from '@greenroom/sim-cli/compositions/virtual/virtual-customers';
import { openVirtualPage, type VirtualPage } from '@greenroom/sim-cli/compositions/virtual/virtual-page';
import { createVirtualPlatform, type VirtualPlatform } from '@greenroom/sim-cli/compositions/virtual/virtual-platform';
import { worldImage, type PerformerChange } from '@greenroom/sim-cli/compositions/virtual/virtual-store';
import { createVirtualToyFaults } from '@greenroom/sim-cli/compositions/virtual/virtual-toy-faults';
import { createVirtualToys, type VirtualToys } from '@greenroom/sim-cli/compositions/virtual/virtual-toys';
import type { PerformerRow } from '@greenroom/sim-cli/platform/base/store/tables/performer-tables';
import { DEMO_PASSWORD } from '@greenroom/sim-cli/platform/base/world/performers';
import { trigger } from '@greenroom/sim-cli/platform/serving/admin/trigger';
import type { SimulatedToy } from '@greenroom/sim-cli/toys/toy-drawer';

export const MARK: ClientData = { id: clientId('mark'), name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat' };
export const VICTOR: ClientData = { id: clientId('victor'), name: 'be|Victor', sessionType: 'VIPVIDEO', type: 'vip' };

/** Anna of the default world: approved, code by SMS. */
export const ANNA = '1001';
/** Demi of the default world: approved, no code. */
export const DEMI = '1004';

/** Milliseconds of one step of the clock. */
const STEP = 250;
const PEARL: SimulatedToy = { id: 'a1', model: 'lush', nickName: 'Pearl', battery: 80, connected: true };

const image = await worldImage(ANNA);

/** Makes the failure of a call that the platform refuses with this status. */
export const refusal = (status: number, message = ''): CallFailure => ({ kind: 'status', status, message });

/** The browser, its toys and the platform, which all outlive a page. */
interface Surroundings {
  readonly platform: VirtualPlatform;
  readonly toys: VirtualToys;
  readonly gate: CallGate;
  readonly cookies: ReturnType<typeof createCookieJar>;
  readonly customers: Map<string, Promise<CustomerLink>>;
  readonly heldSession: PerformerMemory<string>;
  /** Calls of all pages, in order. */
  readonly calls: MadeCall[];
}

export interface VirtualPerformerOptions {
  readonly id?: string;
  readonly services?: PerformerChange['services'];
  readonly status?: string;
  /** Seconds by which the clock of the performer's device is wrong. */
  readonly wrongBy?: number;
  /** Performer whose platform, cookies and customers are used: a page that is loaded again. */
  readonly reloaded?: VirtualPerformer;
  /** Builds the core; by default all of it at once. */
  readonly make?: (page: VirtualPage) => PerformerApp;
}

/** Performer at work without a screen: the core over the use cases of the platform, with methods for what each side does. */
export interface VirtualPerformer extends VirtualPage, Surroundings {
  readonly id: string;
  readonly app: PerformerApp;
  /** Advances the clock by so many milliseconds in small steps, and lets every answered call be handled in between. */
  readonly pass: (time: number) => Promise<void>;
  /** Sends an event of the platform over the socket, whatever its store holds. */
  readonly receives: (event: string, content: unknown) => Promise<void>;
  /** Changes the performer in the platform's store. */
  readonly changed: (change: Partial<PerformerRow>) => Promise<void>;
  /** Ends the socket token, so that the next session check brings a new one. */
  readonly renewsToken: () => Promise<void>;
  /** Reads the latest login code; empty without one. */
  readonly code: () => Promise<string>;
  /** Logs in, with a code where one is asked for, and connects the toys. */
  readonly logsIn: () => Promise<void>;
  /** Logs in and goes ready. */
  readonly goesLive: () => Promise<void>;
  /** Goes live and begins a session with Mark, with both timers running. */
  readonly meetsMark: () => Promise<void>;
  readonly customer: (client: ClientData) => Promise<CustomerLink>;
  readonly isAsked: (client: ClientData) => Promise<void>;
  readonly accepts: () => Promise<void>;
  readonly timerStarts: (client: ClientData, timer: 'START_TIMER' | 'START_TIMER_DEVICE') => Promise<void>;
  readonly customerLeaves: (client: ClientData, reason: EndReason) => Promise<void>;
  readonly customerWrites: (client: ClientData, content: string) => Promise<void>;
  /** Contents of all calls of one name, in order. */
  readonly callsOf: (name: MadeCall['name']) => readonly MadeCall['content'][];
  /** Keys of the alerts that are shown. */
  readonly alertKeys: () => readonly string[];
  /** Keys of the history of alerts, newest first, with those that were noted without being shown. */
  readonly alertHistory: () => readonly string[];
  readonly modal: () => string | undefined;
  /** Number of stop commands that the toys got. */
  readonly toyStops: () => number;
}

/** Waits until every answered call has been handled. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const openSurroundings = ({ id = ANNA, services = [], status = 'APPROVED' }: VirtualPerformerOptions): Surroundings => {
  const platform = createVirtualPlatform(image, {
    seed: 1,
    performers: [{ id, services, status }],
    traceLog: () => ({ write: () => undefined, after: () => [], last: () => 0, find: () => undefined }),
    toyFaults: createVirtualToyFaults(
      () => [toys],
      () => platform.clock,
    ),
  });
  const toys = createVirtualToys(platform.clock, platform.activity, [PEARL]);
  return {
    platform,
    toys,
    gate: createCallGate(millis(0)),
    cookies: createCookieJar(),
    heldSession: createPerformerMemory(),
    customers: new Map(),
    calls: [],
  };
};

export const createVirtualPerformer = (options: VirtualPerformerOptions = {}): VirtualPerformer => {
  const { reloaded, wrongBy = 0, make = ({ deps }) => createPerformerApp(deps) } = options;
  const id = options.id ?? reloaded?.id ?? ANNA;
  const surroundings: Surroundings = reloaded ?? openSurroundings(options);
  const { platform, toys, gate, cookies, heldSession, customers } = surroundings;
  const { clock, parts } = platform;
  const failed = (): void => undefined;
  const made = (call: MadeCall): void => void surroundings.calls.push(call);
  const page = openVirtualPage(platform, {
    seed: 1,
    performerId: id,
    toys,
    gate,
    cookies,
    memory: { ...createPageParts(), heldSession },
    keeps: true,
    wrongBy,
    made,
    failed,
  });
  const app = make(page);
  const enter = createEnterCustomer(platform);

  const pass = async (time: number): Promise<void> => {
    await settle();
    for (let left = time; left > 0; left -= STEP) {
      clock.advance(millis(Math.min(STEP, left)));
      await settle();
    }
  };
  const arrives = (): Promise<void> => pass(page.link.socket.latency);
  const receives: VirtualPerformer['receives'] = async (event, content) => {
    await trigger(parts.publisher, { event, performerId: id, content });
    await arrives();
  };
  const customer: VirtualPerformer['customer'] = (client) => {
    const [country = 'nl', name = ''] = client.name.split('|');
    const link = customers.get(client.id) ?? enter(name.toLowerCase(), country);
    customers.set(client.id, link);
    return link;
  };
  const code = async (): Promise<string> => (await parts.codes.mailbox(id))[0]?.code ?? '';
  const logsIn = async (): Promise<void> => {
    app.start();
    await settle();
    const input = { performerId: id, password: DEMO_PASSWORD };
    app.login.logIn(input);
    await settle();
    if (app.login.watch.state().codeSentBy !== undefined) app.login.logIn({ ...input, code: await code() });
    app.toys.connect();
    await pass(2_000);
  };
  const goesLive = async (): Promise<void> => {
    await logsIn();
    app.session.goReady();
    await settle();
  };
  const isAsked: VirtualPerformer['isAsked'] = async (client) => {
    const { sessionType, type } = client;
    const asked = await (await customer(client)).ask(id, { name: type, sessionType, type, needs: [] });
    if (!asked.ok) throw new Error(`${client.id} could not ask: ${asked.error.error}`);
    await arrives();
  };
  const accepts = async (): Promise<void> => {
    app.session.accept();
    await settle();
  };
  const timerStarts: VirtualPerformer['timerStarts'] = async (client, timer) => {
    const started = await (await customer(client)).startTimer(timer);
    if (!started.ok) throw new Error(`${client.id} could not start ${timer}: ${started.error.error}`);
    await arrives();
  };
  return {
    ...surroundings,
    ...page,
    id,
    app,
    pass,
    receives,
    customer,
    code,
    logsIn,
    goesLive,
    isAsked,
    accepts,
    timerStarts,
    meetsMark: async () => {
      await goesLive();
      await isAsked(MARK);
      await accepts();
      await timerStarts(MARK, 'START_TIMER');
      await timerStarts(MARK, 'START_TIMER_DEVICE');
    },
    changed: (change) => parts.performers.update(id, change),
    renewsToken: async () => {
      await parts.store.updateTable('logins').set({ socket_until: 0 }).where('performer_id', '=', id).execute();
    },
    customerLeaves: async (client, reason) => {
      const left = await (await customer(client)).leave(reason);
      // A customer without a request here cannot leave, but the event may come all the same.
      if (!left.ok) await receives('videoChat', { type: 'DISCONNECT', clientId: client.id, value: reason });
      await arrives();
    },
    customerWrites: async (client, content) => {
      await (await customer(client)).say(content);
      await arrives();
    },
    callsOf: (name) => surroundings.calls.filter((call) => call.name === name).map(({ content }) => content),
    alertHistory: () => app.alerts.watch.state().history.map(({ content }) => content.key),
    alertKeys: () => app.alerts.watch.state().shown.map(({ content }) => content.key),
    modal: () => app.modals.watch.state().open,
    toyStops: () => toys.drawer.log().filter((entry) => 'action' in entry && entry.action === 'Stop').length,
  };
};
