import type { ButtplugClient } from 'buttplug';
import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import type { ToyId } from '@greenroom/core/kernel/ids';
import type { Log } from '@greenroom/core/kernel/log.port';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import { millis } from '@greenroom/core/kernel/units';
import { type ToyFailure, UNREACHABLE_CODE } from '@greenroom/core/toys/toys.errors';
import { nameDevices, toIntifaceDevice, type IntifaceDevice, type IntifaceLibrary } from './intiface-device.ts';
import { ANSWER_TIMEOUT } from './toy-answer.ts';

export interface IntifaceLinkOptions {
  /** Address of Intiface, e.g. `ws://127.0.0.1:12345`. */
  readonly url: string;
  /** Measures the timeouts and the pings: runs at the pace of the world. */
  readonly networkClock: Pick<Clock, 'schedule'>;
  readonly load: () => Promise<IntifaceLibrary>;
  readonly log: Log;
  /** The connection broke: what ran is not known any more. */
  readonly lost: () => void;
}

/** A connection to Intiface that is opened when it is needed. */
export interface IntifaceLink {
  /** Connects first where it must. */
  readonly devices: () => Promise<Result<readonly IntifaceDevice[], ToyFailure>>;
  /** As known now; undefined for one that is gone. */
  readonly device: (id: string) => IntifaceDevice | undefined;
  readonly stopAll: () => Promise<Result<undefined, ToyFailure>>;
  /** Waits for an answer, but not for ever. */
  readonly answered: (asked: () => Promise<unknown>) => Promise<Result<undefined, ToyFailure>>;
}

interface Open {
  readonly client: ButtplugClient;
  readonly library: IntifaceLibrary;
}

const NAME = 'Greenroom';
/** Codes of the vendor's apps for a toy that does not respond, and for a command that makes no sense. */
const TOY_FAILED = 402;
const REFUSED = 400;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const unreachable = (message: string): ToyFailure => ({ code: UNREACHABLE_CODE, message, kind: 'unreachable' });

/** Connects to Intiface when devices are first asked for, and keeps the connection alive where its server wants pings. */
export const createIntifaceLink = ({ url, networkClock, load, log, lost }: IntifaceLinkOptions): IntifaceLink => {
  let open: Open | undefined;
  let opening: Promise<Open> | undefined;
  let stopPings: Cancel = () => undefined;
  let ids: ReadonlyMap<number, ToyId> = new Map();

  const listed = ({ client, library }: Open): readonly IntifaceDevice[] => {
    const devices = [...client.devices.values()];
    ids = nameDevices(devices, ids);
    return devices.flatMap((device) => {
      const id = ids.get(device.index);
      return id === undefined ? [] : [toIntifaceDevice(device, id, library)];
    });
  };

  const inTime = <Value>(asked: Promise<Value>): Promise<Value> => {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const cancel = networkClock.schedule(ANSWER_TIMEOUT, () => reject(new Error('Intiface does not answer')));
    asked.then(resolve, reject).finally(cancel);
    return promise;
  };
  const failureOf = (error: unknown): ToyFailure => {
    if (open !== undefined && error instanceof open.library.ButtplugDeviceError)
      return { code: TOY_FAILED, message: error.message, kind: 'refused' };
    if (open !== undefined && error instanceof open.library.ButtplugError)
      return { code: REFUSED, message: error.message, kind: 'refused' };
    return unreachable(messageOf(error));
  };
  const answered: IntifaceLink['answered'] = async (asked) => {
    if (open === undefined) return err(unreachable('Intiface is not connected'));
    try {
      await inTime(asked());
      return ok(undefined);
    } catch (error) {
      return err(failureOf(error));
    }
  };

  const connect = async (): Promise<Open> => {
    const library = await load();
    /** The library leaves the pings out that a server may want: without them it stops every toy. */
    class Client extends library.ButtplugClient {
      readonly ping = (): Promise<void> => this.sendMsgExpectOk({ Ping: { Id: 1 } });
    }
    const client = new Client(NAME);
    const connector = new library.ButtplugBrowserWebsocketClientConnector(url);
    const keepAlive = (every: number): void => {
      stopPings = networkClock.schedule(millis(every), () => {
        client.ping().catch((error: unknown) => log.write('warn', 'A ping failed', { reason: messageOf(error) }));
        keepAlive(every);
      });
    };
    client.on('disconnect', () => {
      stopPings();
      open = undefined;
      log.write('warn', 'Intiface is gone');
      lost();
    });
    try {
      await inTime(client.connect(connector));
    } catch (error) {
      await connector.disconnect();
      throw error;
    }
    const longest = client.serverInfo?.maxPingTime ?? 0;
    if (longest > 0) keepAlive(longest / 2);
    open = { client, library };
    await answered(client.startScanning);
    return open;
  };

  return {
    answered,
    devices: async () => {
      try {
        return ok(listed(open ?? (await (opening ??= connect()))));
      } catch (error) {
        return err(failureOf(error));
      } finally {
        opening = undefined;
      }
    },
    device: (id) => (open === undefined ? undefined : listed(open).find((device) => device.id === id)),
    stopAll: () => answered(async () => open?.client.stopAllDevices()),
  };
};
