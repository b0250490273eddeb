import type { Clock } from '../../kernel/clock.port.ts';
import { detach } from '../../kernel/detach.ts';
import type { PerformerId } from '../../kernel/ids.ts';
import type { Log } from '../../kernel/log.port.ts';
import { createActor, watchChanges, readOnly } from '../../kernel/machine.ts';
import type { Random } from '../../kernel/random.port.ts';
import { createSlots, type Perform } from '../../kernel/slots.ts';
import { millis, type Millis } from '../../kernel/units.ts';
import type { SendOutcome } from '../queue/toy-queue-state.ts';
import type { ToyApp, ToyPhoneApp } from '../toy-app.port.ts';
import type { ToyCommand } from '../toy-command.ts';
import type { ToySocket, ToySocketConnection, ToyCloud } from '../toy-socket.port.ts';
import type { ReportedToy } from '../toy.ts';
import { RECONNECT_LONGEST, RECONNECT_SHORTEST } from '../toys.constants.ts';
import { readToyFailure, TOY_LITERALS, type ToyConnectionErrorCode, type ToyFailure } from '../toys.errors.ts';
import {
  toyConnection,
  NOT_CONNECTED,
  type ToyConnectionEffect,
  type ToyConnectionEvent,
  type ToyConnectionState,
  type VendorRefusal,
} from './toy-connection.machine.ts';

export interface ToyConnectionDeps {
  readonly app: ToyApp;
  readonly phoneApp: ToyPhoneApp;
  readonly cloud: ToyCloud;
  readonly socket: ToySocket;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly performerId: () => PerformerId;
  /** The toys as their app has them now. */
  readonly onToys: (toys: readonly ReportedToy[]) => void;
  readonly clearToys: () => void;
}

export type ToyConnectionController = ReturnType<typeof createToyConnectionController>;

const ANSWERED: SendOutcome = { type: 'answered' };
const SENT: SendOutcome = { type: 'sent' };
const NOT_SENT: SendOutcome = { type: 'appFailed', code: 'toys.noActiveClients' };

const CONNECTION_CODE: Readonly<Record<ToyFailure['kind'], ToyConnectionErrorCode>> = {
  unreachable: 'toys.apiUnavailable',
  refused: 'toys.apiUnavailable',
  unreadable: 'toys.apiInvalidJson',
  forbidden: 'toys.localNetworkBlocked',
  nameBlocked: 'toys.nameBlocked',
};

const outcomeOf = (failure: ToyFailure): SendOutcome => {
  const { code, whose } = readToyFailure(failure);
  return { type: whose === 'toy' ? 'toyFailed' : 'appFailed', code };
};

/** Runs the connection machine: looks for the local app, opens the hub, and keeps its timers. @spec §4 Toy connection */
export const createToyConnectionController = (deps: ToyConnectionDeps) => {
  const { app, cloud, socket, clock, random, log } = deps;
  let hub: ToySocketConnection | undefined;

  const reconnectWait = (): Millis =>
    millis(Math.round(RECONNECT_SHORTEST + random.next() * (RECONNECT_LONGEST - RECONNECT_SHORTEST)));

  const look = async (isCurrent: () => boolean): Promise<ToyConnectionEvent> => {
    const answer = await app.toys();
    if (!answer.ok) return { type: 'notFound', code: CONNECTION_CODE[answer.error.kind] };
    if (isCurrent()) deps.onToys(answer.value);
    return { type: 'found', toys: answer.value.length };
  };

  const openHub = async (send: (event: ToyConnectionEvent) => void, isCurrent: () => boolean): Promise<void> => {
    const closed = (code: ToyConnectionErrorCode, vendor?: VendorRefusal): void =>
      send({ type: 'closed', code, wait: reconnectWait(), vendor });
    const refused = (code: ToyConnectionErrorCode, { kind, code: vendorCode, message }: ToyFailure): void => {
      if (kind === 'unreachable') return closed('toys.vendorUnreachable');
      log.write('warn', 'toy vendor refused the connection', { code: vendorCode, message });
      closed(code, { code: vendorCode, message });
    };
    // A token expires soon, so each connection gets its own.
    const token = await cloud.authToken(deps.performerId());
    if (!isCurrent()) return;
    if (!token.ok) return refused('toys.authenticationFailed', token.error);
    const address = await cloud.socketAddress(token.value);
    if (!isCurrent()) return;
    if (!address.ok) return refused('toys.couldNotGetSocket', address.error);
    hub = socket.open(address.value, {
      opened: () => send({ type: 'opened' }),
      qr: (qr) => send({ type: 'qrArrived', qr }),
      appStatus: (on) => send({ type: 'appStatus', on }),
      appOnline: (on) => send({ type: 'appOnline', on }),
      devices: (phone, toys) => {
        send({ type: 'devices', phone, toys: toys.length });
        const { phase, device } = actor.state();
        if (isCurrent() && phase === 'phone' && device === phone.device) deps.onToys(toys);
      },
      closed: (reason) => {
        log.write('warn', 'toy hub closed', { reason });
        closed('toys.socketDisconnect');
      },
    });
  };

  const closeHub = (): void => {
    hub?.close();
    hub = undefined;
  };
  const perform: Perform<ToyConnectionEffect, ToyConnectionEvent> = ({ type }, send, isCurrent) => {
    switch (type) {
      case 'look':
        return look(isCurrent);
      case 'openSocket':
        detach(openHub(send, isCurrent));
        return closeHub;
      case 'askForQr':
        return hub?.askForQr();
      case 'clearToys':
        return deps.clearToys();
    }
  };
  const actor = createActor<ToyConnectionState, ToyConnectionEvent, ToyConnectionEffect>({
    initial: NOT_CONNECTED,
    transition: toyConnection,
    slots: createSlots(clock),
    perform,
  });
  watchChanges(actor, ({ status, phase, error }, before) => {
    if (error !== before.error && error !== undefined) {
      log.write('warn', 'toys not connected', { error, literal: TOY_LITERALS[error] });
    }
    if (status !== before.status) log.write('info', 'toy connection', { status, phase, error });
  });

  const isByPhone = (): boolean => actor.state().phase === 'phone';
  return {
    watch: readOnly(actor),
    connect: () => actor.send({ type: 'connectRequested' }),
    disconnect: () => actor.send({ type: 'disconnectRequested' }),
    commandLost: () => actor.send({ type: 'commandLost' }),
    /** Over whichever way is connected. */
    run: async (command: ToyCommand) => {
      if (isByPhone()) return hub?.run(command) === true ? SENT : NOT_SENT;
      const answer = await app.run(command);
      return answer.ok ? ANSWERED : outcomeOf(answer.error);
    },
    /** Also tried on this machine when nothing is connected: a toy may be moving. */
    stop: async () => {
      const { phoneApp } = actor.state();
      const byHub = isByPhone();
      const isSent = byHub && hub?.stop() === true;
      // The hub never answers; the phone's app does, where it is on the performer's network.
      if (phoneApp !== undefined && (await deps.phoneApp.stop(phoneApp)).ok) return ANSWERED;
      if (byHub) return isSent ? SENT : NOT_SENT;
      const answer = await app.stop();
      return answer.ok ? ANSWERED : outcomeOf(answer.error);
    },
  };
};
