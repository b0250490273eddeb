import type { Log } from '@greenroom/core/kernel/log.port';
import type { ToySocket } from '@greenroom/core/toys/toy-socket.port';
import { STOP_COMMAND } from './toy-app.toy.ts';
import { encodeCommand } from './toy-command.wire.ts';
import { HUB_EVENTS, readDevices, readQr, readStatus, HUB_CALLS } from './toy-socket.wire.ts';

/** Generation of socket.io that the vendor's hub uses: 3 as the vendor documents it, 4 as the main socket. */
export type HubGeneration = 'eio3' | 'eio4';

/** The part of a connection that both generations share. */
interface HubConnection {
  readonly connected: boolean;
  readonly on: (event: string, listener: (payload: unknown) => void) => unknown;
  readonly emit: (event: string, payload: unknown) => unknown;
  readonly connect: () => unknown;
  readonly disconnect: () => unknown;
}

interface HubOptions {
  readonly path: string;
  readonly transports: string[];
  readonly reconnection: boolean;
  readonly forceNew: boolean;
  readonly autoConnect: boolean;
}

type OpenHub = (url: string, options: HubOptions) => HubConnection;

const loadOldGeneration = async (): Promise<OpenHub> => {
  // @ts-expect-error The library has no types; the part that is used is described above.
  const library: { readonly default: OpenHub } = await import('socket.io-client-eio3');
  return library.default;
};

/** Brings the library of a generation; nothing of it is loaded before. */
const loadHubLibrary = async (generation: HubGeneration): Promise<OpenHub> =>
  generation === 'eio3' ? loadOldGeneration() : (await import('socket.io-client')).io;

export interface ToySocketOptions {
  readonly generation: HubGeneration;
  /** Set when the page came over TLS, so that it may not call addresses without TLS. */
  readonly isPageSecure?: boolean;
  /** Brings the library, so that it is no part of any page that has no toys. */
  readonly load?: (generation: HubGeneration) => Promise<OpenHub>;
  readonly log: Log;
}

/**
 * Options of socket.io for the vendor's hub: websocket only; its own reconnection is off, because each connection needs a fresh token.
 * @spec §7 Toy socket — websocket only
 */
const TRANSPORT = { transports: ['websocket'], reconnection: false, forceNew: true, autoConnect: false };

/** Connects to the vendor's hub over socket.io. @spec §7 Toy socket events */
export const createToySocket = ({
  generation,
  isPageSecure = false,
  load = loadHubLibrary,
  log,
}: ToySocketOptions): ToySocket => ({
  open: (address, listener) => {
    let alive = true;
    let hub: HubConnection | undefined;
    let acks = 0;

    const close = (): void => {
      alive = false;
      hub?.disconnect();
    };
    const closeAndReport = (reason: string): void => {
      if (!alive) return;
      close();
      listener.closed(reason);
    };
    const say = (event: string, payload: object): boolean => {
      if (!alive || hub?.connected !== true) return false;
      acks += 1;
      // The hub answers commands with nothing; the id is for its log.
      hub.emit(event, { ackId: `greenroom-${acks}`, ...payload });
      return true;
    };
    const follow = (connection: HubConnection): void => {
      const listen = <Value>(
        names: readonly string[],
        read: (wire: unknown) => Value | undefined,
        report: (value: Value) => void,
      ): void => {
        for (const name of names)
          connection.on(name, (wire) => {
            if (!alive) return;
            const value = read(wire);
            if (value === undefined) log.write('warn', 'An event of the toy hub could not be read', { name });
            else report(value);
          });
      };
      connection.on('connect', () => {
        if (alive) listener.opened();
      });
      connection.on('disconnect', (reason) => closeAndReport(String(reason)));
      for (const failure of ['connect_error', 'error'])
        connection.on(failure, (error) => closeAndReport(error instanceof Error ? error.message : String(error)));
      listen(HUB_EVENTS.qr, readQr, listener.qr);
      listen(HUB_EVENTS.appStatus, readStatus, listener.appStatus);
      listen(HUB_EVENTS.appOnline, readStatus, listener.appOnline);
      const readPhone = (wire: unknown) => readDevices(wire, isPageSecure);
      listen(HUB_EVENTS.devices, readPhone, ({ phone, toys }) => listener.devices(phone, toys));
    };

    load(generation)
      .then((openHub) => {
        if (!alive) return;
        hub = openHub(address.url, { ...TRANSPORT, path: address.path });
        follow(hub);
        hub.connect();
      })
      .catch(() => closeAndReport('the library of the toy hub could not be loaded'));

    return {
      askForQr: () => say(HUB_CALLS.askForQr, {}),
      run: (command) => say(HUB_CALLS.command, encodeCommand(command)),
      stop: () => say(HUB_CALLS.command, STOP_COMMAND),
      close,
    };
  },
});
