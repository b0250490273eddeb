import { createPerformerApp, type PerformerApp } from '@greenroom/core/app/performer-app';
import { clientId, messageId } from '@greenroom/core/kernel/ids';
import { millis } from '@greenroom/core/kernel/units';
import type { RealtimeEvent } from '@greenroom/core/realtime/realtime-event';
import type { ClientData } from '@greenroom/core/session/client-data';
import type { EndReason } from '@greenroom/core/session/end-reason';
import { CODE, type HeadlessPlatform } from '@greenroom/sim-cli/headless/headless-platform';
import { DEMO_PASSWORD } from '@greenroom/sim-cli/platform/world/performers';
import { createHeadlessPorts, type HeadlessPorts } from '@greenroom/sim-cli/headless/headless-ports';

export const MARK: ClientData = { id: clientId('mark'), name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat' };
export const VICTOR: ClientData = { id: clientId('victor'), name: 'be|Victor', sessionType: 'VIPVIDEO', type: 'vip' };

const STEP = 250;

/** A performer at work without a screen: the core on headless ports, and the moves of everybody around her. */
export interface HeadlessPerformer extends HeadlessPorts {
  readonly app: PerformerApp;
  /** Lets time pass in small steps, with every answered call heard in between. */
  readonly pass: (time: number) => Promise<void>;
  /** The platform says something over the socket. */
  readonly hears: (event: RealtimeEvent) => Promise<void>;
  readonly logsIn: () => Promise<void>;
  /** Logged in, connected, and broadcasting. */
  readonly goesLive: () => Promise<void>;
  /** Live, and in a session with Mark whose timers both run. */
  readonly meetsMark: () => Promise<void>;
  readonly isAsked: (client: ClientData) => Promise<void>;
  readonly accepts: () => Promise<void>;
  readonly timerStarts: (client: ClientData, side: 'platform' | 'device') => Promise<void>;
  readonly customerLeaves: (client: ClientData, reason: EndReason) => Promise<void>;
  readonly customerWrites: (client: ClientData, content: string) => Promise<void>;
  readonly alertKeys: () => readonly string[];
  /** All she was told, newest first, also what no alert showed. */
  readonly toldKeys: () => readonly string[];
  readonly modal: () => string | undefined;
}

/** Lets every call that has been answered be heard. */
const settle = (): Promise<void> => new Promise((go) => setImmediate(go));

/** @param make how the core is built, where it is not built in one go */
export const createHeadlessPerformer = (
  platform?: HeadlessPlatform,
  make: (ports: HeadlessPorts) => PerformerApp = ({ deps }) => createPerformerApp(deps),
): HeadlessPerformer => {
  const ports = createHeadlessPorts(platform);
  const { clock, socket } = ports;
  const app = make(ports);
  let messages = 0;

  const pass = async (time: number): Promise<void> => {
    await settle();
    for (let left = time; left > 0; left -= STEP) {
      clock.advance(millis(Math.min(STEP, left)));
      await settle();
    }
  };
  const hears = async (event: RealtimeEvent): Promise<void> => {
    socket.say(event);
    await pass(socket.line.latency);
  };
  const logsIn = async (): Promise<void> => {
    app.start();
    await settle();
    const input = { performerId: ports.platform.account.id, password: DEMO_PASSWORD };
    app.login.logIn(input);
    await settle();
    if (app.login.watch.state().codeSentBy !== undefined) app.login.logIn({ ...input, code: CODE });
    app.toys.connect();
    await pass(2_000);
  };
  const goesLive = async (): Promise<void> => {
    await logsIn();
    app.session.goReady();
    await settle();
  };
  const isAsked = (client: ClientData): Promise<void> => hears({ type: 'requestReceived', client });
  const accepts = async (): Promise<void> => {
    app.session.accept();
    await settle();
  };
  const timerStarts: HeadlessPerformer['timerStarts'] = (client, side) =>
    hears({ type: 'timerStarted', clientId: client.id, side });
  const meetsMark = async (): Promise<void> => {
    await goesLive();
    await isAsked(MARK);
    await accepts();
    await timerStarts(MARK, 'platform');
    await timerStarts(MARK, 'device');
  };
  return {
    ...ports,
    app,
    pass,
    hears,
    logsIn,
    goesLive,
    meetsMark,
    isAsked,
    accepts,
    timerStarts,
    customerLeaves: (client, reason) => hears({ type: 'clientDisconnected', clientId: client.id, reason }),
    customerWrites: (client, content) => {
      messages += 1;
      const id = messageId(`from-${client.id}-${messages}`);
      const message = {
        id,
        clientId: client.id,
        senderType: 'ROLE_CLIENT',
        content,
        contentTranslate: undefined,
      } as const;
      return hears({ type: 'messageReceived', message });
    },
    toldKeys: () => app.alerts.watch.state().history.map(({ content }) => content.key),
    alertKeys: () => app.alerts.watch.state().shown.map(({ content }) => content.key),
    modal: () => app.modals.watch.state().open,
  };
};
