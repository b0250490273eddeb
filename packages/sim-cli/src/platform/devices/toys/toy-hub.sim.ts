import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { detach } from '@greenroom/core/kernel/detach';
import { fieldOf } from '@greenroom/core/kernel/json';
import type { Log } from '@greenroom/core/kernel/log.port';
import { startToyApp, type SimulatedToyApp } from '../../../toys/toy-app.ts';
import { createToyDrawer, productName, type SimulatedToy, type ToyDrawer } from '../../../toys/toy-drawer.ts';
import { functionsOf } from '../../../toys/toy-functions.ts';
import { createOriginOf, type OriginOf } from '../../base/security/origins.ts';
import { protectSockets } from '../../base/security/protect-sockets.ts';
import { countConnections, SILENCE, type SocketPlaces } from '../../base/security/socket-places.ts';
import type { ToyTokens } from './toy-tokens.ts';

/** Path of the hub, as the vendor returns it. */
export const HUB_PATH = '/developer.io';

/** A phone with the vendor's app and some toys. The app also answers by itself, to pages on the same network. */
export interface SimulatedPhone {
  readonly deviceCode: string;
  readonly drawer: ToyDrawer;
  readonly app: SimulatedToyApp;
}

interface ToyHubOptions {
  readonly http: HttpServer;
  readonly tokens: ToyTokens;
  readonly clock: Clock;
  readonly log: Log;
  /** Path of the pictures of the codes, under any name of the hub. */
  readonly picturePath: string;
  readonly originOf?: OriginOf;
  readonly allow?: (headers: IncomingHttpHeaders) => boolean;
  /** Counts the sockets of each address. */
  readonly places?: SocketPlaces;
}

const toyListEntry = (toy: SimulatedToy) => ({
  id: toy.id,
  name: productName(toy.model),
  toyType: toy.model,
  nickname: toy.nickName,
  fVersion: 331,
  hVersion: '2',
  battery: toy.battery,
  connected: toy.connected,
  fullFunctionNames: functionsOf(toy.model),
});

/** Six digits that a person can type. */
const codeFor = (uid: string): string => String(100_000 + (Number.parseInt(uid, 36) % 900_000));

/** The vendor's hub. Pages of both socket.io generations may come; the phones are simulated with it. */
export const createToyHub = (options: ToyHubOptions) => {
  const { http, tokens, clock, log, picturePath, places, originOf = createOriginOf([]), allow = () => true } = options;
  let isClosing = false;
  const io = new Server(http, {
    path: HUB_PATH,
    transports: ['websocket'],
    allowEIO3: true,
    serveClient: false,
    cookie: false,
    // Other sockets share the port; mount-media.ts ends upgrades that belong to no server.
    destroyUpgrade: false,
    connectTimeout: SILENCE,
    allowRequest: ({ headers }, decide) => decide(null, !isClosing && allow(headers)),
  });
  protectSockets(http, io);
  if (places !== undefined) countConnections(io, places);
  const phones = new Map<string, SimulatedPhone>();
  /** Reasons for which a phone does not answer, each for itself. */
  const away = new Set<string>();
  const silent = new Set<string>();
  const generations = new Map<string, number>();
  let as: 'text' | 'object' = 'text';

  const wire = (payload: object): unknown => (as === 'text' ? JSON.stringify(payload) : payload);
  const emit = (uid: string, event: string, payload: object): boolean => io.to(uid).emit(event, wire(payload));
  const update = (uid: string): void => {
    const phone = phones.get(uid);
    if (phone === undefined) return;
    const toyList = phone.drawer.toys().map(toyListEntry);
    const { deviceCode } = phone;
    const { hostname: domain, port } = new URL(phone.app.url);
    const app = { platform: 'ios', appVersion: '7.69.0', appType: 'remote', domain, httpPort: Number(port) };
    const online = !away.has(uid);
    emit(uid, 'basicapi_update_device_info_tc', { deviceCode, online, ...app, toyList });
    // A page takes a list of toys for a phone that can be reached.
    if (!online) emit(uid, 'basicapi_update_app_online_tc', { status: 0 });
  };
  const setMember = (uids: Set<string>, uid: string, isIn: boolean): void => {
    if (isIn) uids.add(uid);
    else uids.delete(uid);
    phones.get(uid)?.app.misbehave({ silent: away.has(uid) || silent.has(uid) });
  };
  const sendQr = (socket: Socket, uid: string, request: unknown): void => {
    const ackId = fieldOf(request, 'ackId') ?? '';
    const code = codeFor(uid);
    const qrcode = JSON.stringify({ type: 5, data: Buffer.from(uid).toString('base64') });
    const data = {
      ackId,
      code,
      qrcode,
      qrcodeUrl: `${originOf(socket.handshake.headers.host ?? '')}${picturePath}/${code}`,
    };
    socket.emit('basicapi_get_qrcode_tc', wire({ code: 0, message: 'Success', data }));
  };

  // One that was let in while the hub closed would keep the port open.
  io.engine.on('connection', (connection: { readonly close: () => void }) => {
    if (isClosing) connection.close();
  });
  io.on('connection', (socket) => {
    const { ntoken } = socket.handshake.query;
    const uid = tokens.uidOfSocket(typeof ntoken === 'string' ? ntoken : '');
    if (uid === undefined) {
      log.write('warn', 'Toy hub refused a connection: its token has expired');
      socket.disconnect(true);
      return;
    }
    generations.set(socket.id, socket.conn.protocol);
    socket.on('disconnect', () => generations.delete(socket.id));
    detach(socket.join(uid));
    log.write('info', 'Toy hub connected', { performer: uid, protocol: socket.conn.protocol });
    socket.on('basicapi_get_qrcode_ts', (request: unknown) => sendQr(socket, uid, request));
    // There is no answer to a command: the vendor has none. A phone without network gets none.
    socket.on('basicapi_send_toy_command_ts', (command: unknown) => {
      if (!away.has(uid)) phones.get(uid)?.drawer.apply(command, 'hub');
    });
    if (!phones.has(uid)) return;
    emit(uid, 'basicapi_update_app_status_tc', { status: 1 });
    update(uid);
  });

  return {
    /** Scans the performer's code with a phone: from now on the page gets its toys. */
    scan: async (
      uid: string,
      toys: readonly SimulatedToy[],
      deviceCode: string = `remote_${uid}`,
    ): Promise<SimulatedPhone> => {
      await phones.get(uid)?.app.stop();
      const drawer = createToyDrawer(clock, toys);
      const phone = { deviceCode, drawer, app: await startToyApp({ port: 0, tlsPort: undefined, drawer, clock }) };
      phones.set(uid, phone);
      for (const reason of [away, silent]) reason.delete(uid);
      emit(uid, 'basicapi_update_app_status_tc', { status: 1 });
      emit(uid, 'basicapi_update_app_online_tc', { status: 1 });
      update(uid);
      return phone;
    },
    /** Sends the toys to the performer's page again. */
    update,
    /** A second phone reports its toys while the first is there. */
    intrude: (uid: string): boolean =>
      emit(uid, 'basicapi_update_device_info_tc', { deviceCode: `remote_${uid}_2`, online: true, toyList: [] }),
    /** Closes the app on the phone. */
    leave: (uid: string): void => {
      phones.get(uid)?.app.die();
      phones.delete(uid);
      emit(uid, 'basicapi_update_app_status_tc', { status: 0 });
    },
    /** The phone loses or finds its network. */
    setOnline: (uid: string, on: boolean): void => {
      setMember(away, uid, !on);
      emit(uid, 'basicapi_update_app_online_tc', { status: on ? 1 : 0 });
    },
    /** The phone answers nothing, or what it is asked. */
    setSilent: (uid: string, on: boolean): void => setMember(silent, uid, on),
    phone: (uid: string): SimulatedPhone | undefined => phones.get(uid),
    /** Ids of the performers who have a phone. */
    phones: (): readonly string[] => [...phones.keys()],
    /** Cuts every connection. */
    drop: (): void => io.disconnectSockets(true),
    /** Sets the format of payloads: JSON texts, as the vendor sends them, or objects. */
    useFormat: (how: 'text' | 'object'): void => {
      as = how;
    },
    /** Lists the open connections, by generation of the transport. */
    connections: (): readonly number[] => [...generations.values()],
    close: async (): Promise<void> => {
      isClosing = true;
      const closed = io.close();
      // A page that is just asking for a token would keep the port open.
      http.closeAllConnections();
      for (const { app } of phones.values()) app.die();
      await closed;
    },
  };
};

export type ToyHub = ReturnType<typeof createToyHub>;
