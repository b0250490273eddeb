import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { createBarePerformer, type BareAccount, type BareSocket } from '../support/bare-performer.ts';
import type { TestPlatform } from '../support/test-platform.ts';
import { holds, type FuzzTarget } from './fuzz-target.ts';
import { nearly, scratched } from './mutated-json.ts';

/** Frames of a connection, in their order: texts, and bytes in base64. */
const framesWire = z.array(z.union([z.object({ text: z.string() }), z.object({ bytes: z.string() })]));

const EVENT = {
  event: 'typing',
  content: '%7B%22performerId%22%3A%221004%22%7D',
  receiverId: '5001',
  receiverType: 'ROLE_CLIENT',
};
const PACKETS: readonly (readonly unknown[])[] = [
  ['user', { id: '1004', token: 'x', type: 'ROLE_PERFORMER' }],
  ['event', EVENT],
  ['ping', {}],
  ['x', { _placeholder: true, num: 0 }],
];
/** Beginnings of the packets of both libraries: engine.io 4, and socket.io 5 with spaces, ids and attachments. */
const HEADS = [
  '0',
  '1',
  '2',
  '2probe',
  '3',
  '4',
  '40',
  '41',
  '42',
  '420',
  '4299999999999999999999',
  '43',
  '430',
  '44',
  '451-',
  '450-',
  '459-',
  '46',
  '40/admin,',
  '42/admin,',
  '5',
  '6',
  'b',
  '7',
  '',
  '\u001e',
];

const packets = fc
  .tuple(fc.constantFrom(...HEADS), nearly(fc.constantFrom(...PACKETS)))
  .map(([head, packet]) => head + (JSON.stringify(packet) ?? ''));
const frames = fc.oneof(
  { weight: 5, arbitrary: packets.map((text) => ({ text })) },
  { weight: 2, arbitrary: scratched(packets).map((text) => ({ text })) },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 64 }).map((bytes) => ({ bytes: Buffer.from(bytes).toString('base64') })),
  },
);

/** Opens a connection below the library and sends the frames. @returns what closes it */
const sendRaw = (platform: TestPlatform, all: z.infer<typeof framesWire>): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const raw = new WebSocket(`${platform.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    raw.once('error', reject);
    raw.once('open', () => {
      raw.off('error', reject);
      // The platform may close it in the middle of a frame.
      raw.on('error', () => undefined);
      raw.send('40');
      for (const frame of all)
        raw.send('text' in frame ? frame.text.toWellFormed() : Buffer.from(frame.bytes, 'base64'));
      resolve(() => raw.terminate());
    });
  });

/** A socket may send so many frames a minute: a witness that asks more often is replaced. */
const ASKED_BY_ONE = 40;

/**
 * Attacks the socket with packets that nearly are some: another performer's socket is answered afterwards as before.
 */
export const socketPackets = async (platform: TestPlatform): Promise<FuzzTarget> => {
  const performer = createBarePerformer(platform);
  const account: BareAccount = await performer.arrives(await platform.hire({}));
  let witness: BareSocket | undefined;
  let asked = 0;
  const pongs = (socket: BareSocket): number => socket.events.filter(({ name }) => name === 'pong').length;
  const isAnswered = async (): Promise<boolean> => {
    if (witness === undefined || asked >= ASKED_BY_ONE) {
      witness?.close();
      witness = await performer.openSocket(account);
      asked = 0;
    }
    asked += 1;
    const before = pongs(witness);
    witness.raw.emit('ping', {});
    for (let time = 0; time < 2_000 && witness.raw.connected; time += 1) {
      if (pongs(witness) > before) return true;
      await pause(2);
    }
    return false;
  };
  return {
    name: 'socket-packets',
    inputs: fc.array(frames, { minLength: 1, maxLength: 6 }).map((all) => JSON.stringify(all)),
    check: async (input) => {
      const close = await sendRaw(platform, framesWire.parse(JSON.parse(input)));
      const answered = await isAnswered();
      close();
      if (!answered) witness = undefined;
      holds('the socket of another performer is answered', answered);
    },
  };
};
