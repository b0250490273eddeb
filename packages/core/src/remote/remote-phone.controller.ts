import type { Clock } from '../kernel/clock.port.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, readOnly } from '../kernel/machine.ts';
import type { Random } from '../kernel/random.port.ts';
import { changeOf, connectRows, when } from '../kernel/row.ts';
import { createSlots } from '../kernel/slots.ts';
import { createTimers } from '../kernel/timers.ts';
import { secondsToMillis } from '../kernel/units.ts';
import type { RealtimeEvent } from '../realtime/realtime-event.ts';
import type { RealtimeController } from '../realtime/realtime.controller.ts';
import type { RemoteAction, RemoteCommand } from '../realtime/remote-signal.ts';
import { remoteError, type Pairing, type RemotePhoneApi } from './remote-api.port.ts';
import { readCode } from './remote-pairing.ts';
import { remote, REMOTE_CHECKING, type RemoteEffect, type RemoteEvent, type RemoteState } from './remote.machine.ts';

export interface RemotePhoneDeps {
  readonly api: RemotePhoneApi;
  readonly realtime: Pick<
    RealtimeController,
    'connect' | 'disconnect' | 'renew' | 'send' | 'watch' | 'onEvent' | 'onTokenNeeded' | 'dispose'
  >;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** A press as the content of an event. */
const commandContent = ({ id, clientId, action }: RemoteCommand): Readonly<Record<string, unknown>> => {
  const { type, ...more } = action;
  return { id, action: type, ...(clientId === undefined ? {} : { clientId }), ...more };
};

/** A phone that is the remote of a page that works elsewhere. It has no login: its socket is no performer's. */
export type RemotePhone = ReturnType<typeof createRemotePhone>;

/** Runs the remote over its calls and a socket of its own. */
export const createRemotePhone = ({ api, realtime, clock, random, log }: RemotePhoneDeps) => {
  const timers = createTimers<'expiry'>(clock);

  const leaveSocket = (): void => {
    timers.stop('expiry');
    realtime.disconnect();
  };
  const enter = ({ performerId, socketToken, lifetime }: Pairing): void => {
    const credentials = { performerId, socketToken, isRemote: true };
    timers.start('expiry', secondsToMillis(lifetime), () => actor.send({ type: 'ended' }));
    if (actor.state().owner === undefined) realtime.connect(credentials);
    else realtime.renew(credentials);
    actor.send({ type: 'checked', owner: performerId });
  };
  const check = async (): Promise<void> => {
    const answer = await api.pairing();
    if (answer.ok) return enter(answer.value);
    const isOver = remoteError(answer.error) === 'remote.notPaired';
    log.write('info', 'remote not paired', { status: answer.error.status });
    actor.send(isOver ? { type: 'checked', owner: undefined } : { type: 'notChecked' });
  };
  const pair = async (code: string): Promise<void> => {
    const answer = await api.pair(code);
    if (answer.ok) return check();
    actor.send({ type: 'refused', error: remoteError(answer.error) });
  };
  const send = (command: RemoteCommand): void => {
    const { owner } = actor.state();
    if (owner === undefined) return;
    // A queued press would arrive after "no answer", and turn a microphone on unasked. Stopping toys is never too late.
    const mayBeLate = command.action.type === 'stopToys';
    if (!mayBeLate && !realtime.watch.state().authenticated) return;
    realtime.send({
      event: 'remotecommand',
      content: { performerId: owner, ...commandContent(command) },
      receiverId: owner,
      receiverType: 'ROLE_PERFORMER',
    });
  };
  const perform = (effect: RemoteEffect): void | Promise<void> => {
    switch (effect.type) {
      case 'check':
        return check();
      case 'pair':
        return pair(effect.code);
      case 'send':
        return send(effect.command);
    }
  };
  const actor = createActor<RemoteState, RemoteEvent, RemoteEffect>({
    initial: REMOTE_CHECKING,
    transition: remote,
    slots: createSlots(clock),
    perform,
  });
  const press = (action: RemoteAction): void => {
    const clientId = actor.state().view?.customer?.id;
    actor.send({ type: 'pressed', command: { id: random.id(), clientId, action } });
  };
  const onEvent = (event: RealtimeEvent): void => {
    if (event.type === 'remoteView') actor.send({ type: 'viewed', view: event.view, at: clock.now() });
    const isOver = event.type === 'loggedOut' || (event.type === 'remoteChanged' && !event.isPaired);
    if (isOver) actor.send({ type: 'ended' });
  };
  const dispose = connectRows([
    when(realtime.onEvent, onEvent),
    when(realtime.onTokenNeeded, check),
    // Changes during the outage.
    when(
      changeOf(realtime.watch, (now, before) => (now.connectedCount > before.connectedCount ? true : undefined)),
      () => press({ type: 'refresh' }),
    ),
    when(
      changeOf(actor, (now, before) => (before.status === 'paired' && now.status !== 'paired' ? true : undefined)),
      leaveSocket,
    ),
  ]);
  return {
    watch: readOnly(actor),
    /** Finds out whether this phone is paired. */
    start: () => actor.send({ type: 'checkRequested' }),
    /** @param typed code as it was typed or scanned */
    pair: (typed: string) => actor.send({ type: 'pairRequested', code: readCode(typed) }),
    press,
    /** Ends the pairing. */
    leave: async () => {
      const answer = await api.leave();
      actor.send(answer.ok ? { type: 'left' } : { type: 'refused', error: remoteError(answer.error) });
    },
    dispose: () => {
      dispose();
      timers.stopAll();
      actor.stop();
      realtime.dispose();
    },
  };
};
