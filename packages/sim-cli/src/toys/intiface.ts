import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import * as z from 'zod';
import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import { parseJson } from '@greenroom/core/kernel/json';
import { millis } from '@greenroom/core/kernel/units';
import { batteryFeature, deviceList, outputsOf } from './intiface-devices.ts';
import { CODES } from './toy-command.ts';
import type { ToyDrawer } from './toy-drawer.ts';

export interface IntifaceOptions {
  /** 0 picks a free one. */
  readonly port: number;
  readonly drawer: ToyDrawer;
  readonly clock: Clock;
  /** Milliseconds after which a client that does not ping is cut off and its toys are stopped; 0: never. */
  readonly maxPing?: number;
}

/** A server that speaks version 4 of Intiface's protocol, with toys of the drawer instead of real ones. */
export interface SimulatedIntiface {
  readonly url: string;
  /** Stops all answers, or starts them again. */
  readonly silence: (silent: boolean) => void;
  /** Tells every client which toys there are: one was switched on or off. */
  readonly update: () => void;
  readonly stop: () => Promise<void>;
}

const LARGEST_MESSAGE = 64 * 1024;
/** Error codes of the protocol. */
const MESSAGE_ERROR = 3;
const DEVICE_ERROR = 4;

const messagesWire = z.array(z.record(z.string(), z.looseObject({ Id: z.int() })));
const outputWire = z.object({
  DeviceIndex: z.int(),
  FeatureIndex: z.int(),
  Command: z.record(z.string(), z.object({ Value: z.number() })),
});
const inputWire = z.object({ DeviceIndex: z.int(), FeatureIndex: z.int(), Type: z.string() });
const stopWire = z.object({ DeviceIndex: z.int().optional() });

type Answer = Readonly<Record<string, object>>;

const OK: Answer = { Ok: {} };
const refusal = (ErrorCode: number, ErrorMessage: string): Answer => ({ Error: { ErrorCode, ErrorMessage } });
const UNKNOWN_DEVICE = refusal(DEVICE_ERROR, 'Device not available');

/** Answers each message and keeps the values of the toys, feature by feature. */
const createAnswers = ({ drawer, maxPing = 0 }: IntifaceOptions): ((name: string, message: unknown) => Answer) => {
  /** Values of the outputs, by toy. */
  const values = new Map<string, number[]>();
  const toyAt = (index: number) => {
    const toy = drawer.toys()[index];
    return toy?.connected === true ? toy : undefined;
  };
  /** @returns the code of the vendor's answer */
  const apply = (action: string, toy: string | undefined): number =>
    // 0 means for ever: nothing here has an end of its own.
    drawer.apply(
      { command: 'Function', action, timeSec: 0, apiVer: 1, ...(toy === undefined ? {} : { toy }) },
      'intiface',
    );
  const put = (message: unknown): Answer => {
    const read = outputWire.safeParse(message);
    if (!read.success) return refusal(MESSAGE_ERROR, 'The message cannot be read');
    const { DeviceIndex, FeatureIndex, Command } = read.data;
    const toy = toyAt(DeviceIndex);
    if (toy === undefined) return UNKNOWN_DEVICE;
    const outputs = outputsOf(toy);
    const output = outputs[FeatureIndex];
    const value = output === undefined ? undefined : Command[output.type]?.Value;
    if (output === undefined || value === undefined) return refusal(DEVICE_ERROR, 'The feature has no such output');
    const [least, most] = output.range;
    if (!Number.isInteger(value) || value < least || value > most) return refusal(DEVICE_ERROR, 'Out of range');
    const now = values.get(toy.id) ?? outputs.map(() => 0);
    now[FeatureIndex] = value;
    values.set(toy.id, now);
    const code = apply(outputs.map((each, index) => `${each.function}:${now[index] ?? 0}`).join(','), toy.id);
    return code === CODES.ok ? OK : refusal(DEVICE_ERROR, `The toy answers ${code}`);
  };
  const stop = (message: unknown): Answer => {
    const index = stopWire.safeParse(message).data?.DeviceIndex;
    const toy = index === undefined ? undefined : toyAt(index);
    if (index !== undefined && toy === undefined) return UNKNOWN_DEVICE;
    if (toy === undefined) values.clear();
    else values.delete(toy.id);
    apply('Stop', toy?.id);
    return OK;
  };
  const readInput = (message: unknown): Answer => {
    const { data } = inputWire.safeParse(message);
    const toy = data === undefined ? undefined : toyAt(data.DeviceIndex);
    if (data === undefined || toy === undefined) return UNKNOWN_DEVICE;
    if (data.Type !== 'Battery' || data.FeatureIndex !== batteryFeature(toy) || toy.battery === null)
      return refusal(DEVICE_ERROR, 'The feature has no such input');
    const { DeviceIndex, FeatureIndex } = data;
    return { InputReading: { DeviceIndex, FeatureIndex, Reading: { Battery: { Value: toy.battery } } } };
  };
  const version = { ProtocolVersionMajor: 4, ProtocolVersionMinor: 0 };
  const answers: Readonly<Record<string, (message: unknown) => Answer>> = {
    RequestServerInfo: () => ({ ServerInfo: { ServerName: 'Simulated Intiface', MaxPingTime: maxPing, ...version } }),
    RequestDeviceList: () => ({ DeviceList: { Devices: deviceList(drawer.toys()) } }),
    StartScanning: () => OK,
    StopScanning: () => OK,
    Ping: () => OK,
    OutputCmd: put,
    InputCmd: readInput,
    StopCmd: stop,
  };
  return (name, message) =>
    (Object.hasOwn(answers, name) ? answers[name] : undefined)?.(message) ?? refusal(MESSAGE_ERROR, `No ${name} here`);
};

/** Opens the port on this machine. @throws when it is in use */
export const startIntiface = async (options: IntifaceOptions): Promise<SimulatedIntiface> => {
  const { port, drawer, clock, maxPing = 0 } = options;
  const answer = createAnswers(options);
  let isSilent = false;
  const server = new WebSocketServer({ host: '127.0.0.1', port, maxPayload: LARGEST_MESSAGE });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const send = (client: WebSocket, id: number, said: Answer): void => {
    const [[name, content] = ['Ok', {}]] = Object.entries(said);
    client.send(JSON.stringify([{ [name]: { ...content, Id: id } }]));
  };
  server.on('connection', (client) => {
    let giveUp: Cancel = () => undefined;
    const watchPings = (): void => {
      giveUp();
      if (maxPing === 0) return;
      giveUp = clock.schedule(millis(maxPing), () => {
        answer('StopCmd', {});
        client.close();
      });
    };
    watchPings();
    client.on('close', () => giveUp());
    client.on('message', (frame: Buffer) => {
      if (isSilent) return;
      const read = messagesWire.safeParse(parseJson(frame.toString()));
      if (!read.success) return client.close();
      for (const message of read.data)
        for (const [name, content] of Object.entries(message)) {
          if (name === 'Ping') watchPings();
          send(client, content.Id, answer(name, content));
        }
    });
  });
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    silence: (silent) => {
      isSilent = silent;
    },
    update: () => {
      for (const client of server.clients) send(client, 0, { DeviceList: { Devices: deviceList(drawer.toys()) } });
    },
    stop: () =>
      new Promise<void>((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
};
