import type { AvailabilityController } from '../availability/availability.ts';
import type { ChatController } from '../chat/chat.controller.ts';
import type { QuickRepliesController } from '../chat/quick-replies/quick-reply-book.ts';
import type { ClientsController } from '../clients/clients.controller.ts';
import type { Clock } from '../kernel/clock.port.ts';
import { detach } from '../kernel/detach.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, createValue, readOnly } from '../kernel/machine.ts';
import { becomes, changeOf, connectRows, when } from '../kernel/row.ts';
import { createSlots } from '../kernel/slots.ts';
import { createTimers } from '../kernel/timers.ts';
import type { LoginController } from '../login/login.controller.ts';
import type { SessionMeterController } from '../meter/session-meter.controller.ts';
import type { RealtimeController } from '../realtime/realtime.controller.ts';
import type { RemoteCommand, RemoteView } from '../realtime/remote-signal.ts';
import type { SessionController } from '../session/session.controller.ts';
import type { CameraController } from '../session/video/camera.controller.ts';
import type { ToysController } from '../toys/toys.controller.ts';
import { remoteError, type RemoteHostApi } from './remote-api.port.ts';
import {
  remoteHost,
  REMOTE_UNKNOWN,
  NO_PRESSES,
  remotePresses,
  type RemoteHostEffect,
  type RemoteHostEvent,
  type RemoteHostState,
  type RemotePresses,
  type RemotePressesEffect,
  type RemotePressesEvent,
} from './remote-host.machine.ts';
import { amountsOf, remoteReplies, remoteView, urgentPart } from './remote-view.ts';
import { AMOUNTS_AFTER, VIEW_EVERY } from './remote.machine.ts';

export interface RemoteHostDeps {
  readonly app: {
    readonly login: LoginController;
    readonly realtime: RealtimeController;
    readonly session: SessionController;
    readonly availability: AvailabilityController;
    readonly meter: SessionMeterController;
    readonly clients: ClientsController;
    readonly quickReplies: QuickRepliesController;
    readonly chat: ChatController;
    readonly toys: ToysController;
  };
  readonly camera: Pick<CameraController, 'watch' | 'switchDevice'>;
  readonly api: RemoteHostApi;
  readonly clock: Clock;
  readonly log: Log;
}

/** The page that works, with the phone that is its remote. */
export type RemoteHost = ReturnType<typeof createRemoteHost>;

/** Pairs a phone with this page, sends it what it shows, and carries out its presses. */
export const createRemoteHost = ({ app, camera, api, clock, log }: RemoteHostDeps) => {
  const { login, realtime, session, availability, meter, clients, quickReplies, chat, toys } = app;
  const timers = createTimers<'view' | 'amounts'>(clock);
  /** Parts of the view sent last. */
  const sent = createValue<{ readonly urgent: string; readonly amounts: string } | undefined>(undefined);

  const identity = (): PerformerId | undefined => login.watch.state().account?.id;
  const perform = async ({ type }: RemoteHostEffect): Promise<RemoteHostEvent | void> => {
    const id = identity();
    if (id === undefined) return;
    if (type === 'makeCode') {
      const made = await api.createCode(id);
      return made.ok ? { type: 'codeMade', ...made.value } : { type: 'failed', error: remoteError(made.error) };
    }
    const ended = await api.end(id);
    return ended.ok ? { type: 'ended' } : { type: 'failed', error: remoteError(ended.error) };
  };
  const actor = createActor<RemoteHostState, RemoteHostEvent, RemoteHostEffect>({
    initial: REMOTE_UNKNOWN,
    transition: remoteHost,
    slots: createSlots(clock),
    perform,
  });
  /** Fetches the pairing: a phone may have paired or left while this page was away. */
  const ask = async (): Promise<void> => {
    const id = identity();
    if (id === undefined) return;
    const answer = await api.isPaired(id);
    if (answer.ok && identity() === id) actor.send({ type: 'pairingReported', isPaired: answer.value });
  };

  const view = (): RemoteView =>
    remoteView(
      {
        availability: availability.watch.state().status,
        session: session.watch.state(),
        money: meter.watch.state(),
        card: clients.caller.watch.state(),
        camera: camera.watch.state(),
        toys: toys.queue.watch.state(),
        book: quickReplies.watch.state(),
      },
      presses.state().answered,
    );
  const sendView = (): void => {
    const id = identity();
    if (id === undefined || actor.state().status !== 'paired') return;
    const shown = view();
    sent.set({ urgent: urgentPart(shown), amounts: amountsOf(shown) });
    timers.stop('amounts');
    timers.start('view', VIEW_EVERY, sendView);
    // Queued views of an outage would push messages to customers out of the outbox; the next one is sent with the connection.
    if (!realtime.watch.state().authenticated) return;
    realtime.send({
      event: 'remotestate',
      content: { performerId: id, ...shown },
      receiverId: id,
      receiverType: 'ROLE_REMOTE',
    });
  };
  const sendIfUrgent = (): void => {
    if (actor.state().status !== 'paired') return;
    const [shown, before] = [view(), sent.state()];
    if (urgentPart(shown) !== before?.urgent) sendView();
    else if (amountsOf(shown) !== before.amounts && !timers.isRunning('amounts'))
      timers.start('amounts', AMOUNTS_AFTER, sendView);
  };

  const run = ({ action }: RemoteCommand): void => {
    switch (action.type) {
      case 'refresh':
        return;
      case 'end':
        return session.end(false);
      case 'stopToys':
        return toys.stop();
      case 'microphone':
        return camera.switchDevice('microphone', action.on);
      case 'reply': {
        const { client } = session.watch.state();
        const replies = client === undefined ? [] : remoteReplies(quickReplies.watch.state(), client.name);
        const reply = replies.find(({ name }) => name === action.name);
        if (reply !== undefined) chat.say(reply.text);
      }
    }
  };
  const presses = createActor<RemotePresses, RemotePressesEvent, RemotePressesEffect>({
    initial: NO_PRESSES,
    transition: remotePresses,
    perform: ({ command, outcome }) => {
      log.write('info', 'press on the remote', { action: command.action.type, outcome });
      if (outcome === 'done') run(command);
    },
  });
  const onCommand = (command: RemoteCommand): void => {
    if (actor.state().status !== 'paired') return detach(ask());
    const { customer, microphone, replies } = view();
    const facts = { clientId: customer?.id, microphone, replies: replies.map(({ name }) => name) };
    presses.send({ type: 'pressed', command, facts });
    sendView();
  };
  const reset = (): void => {
    timers.stopAll();
    presses.send({ type: 'reset' });
    sent.set(undefined);
    actor.send({ type: 'reset' });
  };

  const sources = [
    session.watch,
    availability.watch,
    meter.watch,
    clients.caller.watch,
    camera.watch,
    toys.queue.watch,
    quickReplies.watch,
  ];
  const disconnect = connectRows([
    when(realtime.onEvent, (event) => {
      if (event.type === 'remoteChanged') actor.send({ type: 'pairingReported', isPaired: event.isPaired });
      if (event.type === 'remoteCommand') onCommand(event.command);
    }),
    when(
      changeOf(realtime.watch, (now, before) => (now.connectedCount > before.connectedCount ? true : undefined)),
      () => {
        sendView();
        return ask();
      },
    ),
    when(
      becomes(actor, ({ status }) => status === 'paired'),
      sendView,
    ),
    when(
      becomes(login.watch, ({ account }) => account === undefined),
      reset,
    ),
  ]);
  const cancels = sources.map((source) => source.subscribe(sendIfUrgent));
  detach(ask());
  return {
    watch: readOnly(actor),
    /** Makes a code for a phone; another phone is refused while one is paired. */
    createCode: () => actor.send({ type: 'codeRequested' }),
    /** Ends the pairing, or the code that waits. */
    end: () => actor.send({ type: 'endRequested' }),
    dispose: () => {
      disconnect();
      for (const cancel of cancels) cancel();
      timers.stopAll();
      actor.stop();
    },
  };
};
