import { createPerformerApp, type PerformerApp } from '@greenroom/core/app/performer-app';
import type { CallFailure } from '@greenroom/core/kernel/call-failure';
import { clientId } from '@greenroom/core/kernel/ids';
import { millis } from '@greenroom/core/kernel/units';
import type { ClientData } from '@greenroom/core/session/client-data';
import type { EndReason } from '@greenroom/core/session/end-reason';
import type { CustomerLink } from '@greenroom/sim-cli/actors/customer-link.port';
import type { SimulatedToy } from '@greenroom/sim-cli/toys/toy-drawer';
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
import {
  createVirtualToys,
  virtualToyFaults,
  type VirtualToys,
} from '@greenroom/sim-cli/compositions/virtual/virtual-toys';
import type { PerformerRow } from '@greenroom/sim-cli/platform/store/tables/performer-tables';
import { trigger } from '@greenroom/sim-cli/platform/admin/trigger';
import { DEMO_PASSWORD } from '@greenroom/sim-cli/platform/world/performers';

export const MARK: ClientData = { id: clientId('mark'), name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat' };
export const VICTOR: ClientData = { id: clientId('victor'), name: 'be|Victor', sessionType: 'VIPVIDEO', type: 'vip' };

/** Anna of the default world: approved, code by SMS. */
export const ANNA = '1001';
/** Demi of the default world: approved, no code. */
export const DEMI = '1004';

const STEP = 250;
const PEARL: SimulatedToy = { id: 'a1', model: 'lush', nickName: 'Pearl', battery: 80, connected: true };

const image = await worldImage(ANNA);

/** A refusal of the platform. */
export const refusal = (status: number, message = ''): CallFailure => ({ kind: 'status', status, message });

/** The browser and the platform behind it, which outlive a page. */
interface Surroundings {
  readonly platform: VirtualPlatform;
  readonly toys: VirtualToys;
  readonly gate: CallGate;
  readonly cookies: ReturnType<typeof createCookieJar>;
  readonly customers: Map<string, Promise<CustomerLink>>;
  /** Every call of its pages, in order. */
  readonly calls: MadeCall[];
}

export interface VirtualPerformerOptions {
  readonly id?: string;
  readonly services?: PerformerChange['services'];
  readonly status?: string;
  /** Performer whose platform, cookies and customers are used: a page that is loaded again. */
  readonly reloaded?: VirtualPerformer;
  /** Builds the core, where it is not built in one go. */
  readonly make?: (page: VirtualPage) => PerformerApp;
}

/** Performer at work without a screen: the core on the platform's own use cases, and the moves of all others. */
export interface VirtualPerformer extends VirtualPage, Surroundings {
  readonly id: string;
  readonly app: PerformerApp;
  /** Lets time pass in small steps, with every answered call handled in between. */
  readonly pass: (time: number) => Promise<void>;
  /** The platform sends an event over the socket, whatever its store says. */
  readonly hears: (event: string, content: unknown) => Promise<void>;
  /** The platform changes what it has of the performer. */
  readonly changed: (change: Partial<PerformerRow>) => Promise<void>;
  /** The next session check brings a new socket token. */
  readonly renewsToken: () => Promise<void>;
  readonly code: () => Promise<string>;
  readonly logsIn: () => Promise<void>;
  /** Logged in, connected, and broadcasting. */
  readonly goesLive: () => Promise<void>;
  /** Live, and in a session with Mark whose timers both run. */
  readonly meetsMark: () => Promise<void>;
  readonly customer: (client: ClientData) => Promise<CustomerLink>;
  readonly isAsked: (client: ClientData) => Promise<void>;
  readonly accepts: () => Promise<void>;
  readonly timerStarts: (client: ClientData, timer: 'START_TIMER' | 'START_TIMER_DEVICE') => Promise<void>;
  readonly customerLeaves: (client: ClientData, reason: EndReason) => Promise<void>;
  readonly customerWrites: (client: ClientData, content: string) => Promise<void>;
  /** The content of every call of one name. */
  readonly callsOf: (name: MadeCall['name']) => readonly MadeCall['content'][];
  readonly alertKeys: () => readonly string[];
  /** All that was told, newest first, also what no alert showed. */
  readonly toldKeys: () => readonly string[];
  readonly modal: () => string | undefined;
  readonly toyStops: () => number;
}

/** Lets every call that has been answered be handled. */
const settle = (): Promise<void> => new Promise((go) => setImmediate(go));

const surround = ({ id = ANNA, services = [], status = 'APPROVED' }: VirtualPerformerOptions): Surroundings => {
  const platform = createVirtualPlatform(image, {
    seed: 1,
    performers: [{ id, services, status }],
    traffic: () => ({ write: () => undefined, after: () => [], last: () => 0, find: () => undefined }),
    toyFaults: virtualToyFaults(
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
    customers: new Map(),
    calls: [],
  };
};

export const createVirtualPerformer = (options: VirtualPerformerOptions = {}): VirtualPerformer => {
  const { reloaded, make = ({ deps }) => createPerformerApp(deps) } = options;
  const id = options.id ?? reloaded?.id ?? ANNA;
  const surroundings: Surroundings = reloaded ?? surround(options);
  const { platform, toys, gate, cookies, customers } = surroundings;
  const { clock, parts } = platform;
  const failed = (): void => undefined;
  const made = (call: MadeCall): void => void surroundings.calls.push(call);
  const page = openVirtualPage(platform, { seed: 1, performerId: id, toys, gate, cookies, keeps: true, made, failed });
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
  const hears: VirtualPerformer['hears'] = async (event, content) => {
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
    hears,
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
      // Who has no request here cannot leave; the event may come all the same.
      if (!left.ok) await hears('videoChat', { type: 'DISCONNECT', clientId: client.id, value: reason });
      await arrives();
    },
    customerWrites: async (client, content) => {
      await (await customer(client)).say(content);
      await arrives();
    },
    callsOf: (name) => surroundings.calls.filter((call) => call.name === name).map(({ content }) => content),
    toldKeys: () => app.alerts.watch.state().history.map(({ content }) => content.key),
    alertKeys: () => app.alerts.watch.state().shown.map(({ content }) => content.key),
    modal: () => app.modals.watch.state().open,
    toyStops: () => toys.drawer.log().filter((entry) => 'action' in entry && entry.action === 'Stop').length,
  };
};
