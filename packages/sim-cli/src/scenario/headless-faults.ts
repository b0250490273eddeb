import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { millis } from '@greenroom/core/kernel/units';
import { PERFECT_LINE } from '@greenroom/core/realtime/realtime-socket.sim';
import type { HeadlessWorld } from '../headless/headless-world.ts';
import { NO_FAULTS } from '../actors/toy-app-answers.ts';
import { FAULT_NAMES, happensOnce, type FaultName } from '../platform/faults/faults.ts';
import { isMediaFault } from '../platform/media/media-faults.ts';
import { OUTBURSTS } from '../platform/realtime/outbursts.ts';
import { SOCKET_FAULTS } from '../platform/faults/socket-faults.ts';
import { FLAPS_EACH, SLOW_APP } from '../platform/toys/toy-troubles.ts';

type Switch = (world: HeadlessWorld, on: boolean) => void;

/** One way, of what takes 1.9 s and 2.1 s there and back. */
const HALF_OF_SLOW = millis(950);
const HALF_OF_TOO_SLOW = millis(1_050);

const closed: Switch = ({ socket }, on) => {
  socket.line.opening = on ? 'refuses' : 'opens';
  if (on) socket.reset();
};

/** What a fault changes in the world beside the answers of calls. */
const SWITCHES: Partial<Readonly<Record<FaultName, Switch>>> = {
  'no-pong': ({ socket }, on) => {
    socket.line.answersPings = !on;
  },
  'silent-auth': ({ socket }, on) => {
    socket.line.acknowledgement = on ? 'silent' : 'accepts';
  },
  'refuse-auth': ({ socket }, on) => {
    socket.line.acknowledgement = on ? 'rejects' : 'accepts';
  },
  'socket-down': closed,
  'tcp-slow': ({ socket }, on) => {
    socket.line.latency = on ? HALF_OF_SLOW : PERFECT_LINE.latency;
  },
  'tcp-too-slow': ({ socket }, on) => {
    socket.line.latency = on ? HALF_OF_TOO_SLOW : PERFECT_LINE.latency;
  },
  'tcp-black-hole': ({ socket }, on) => {
    socket.line.up = !on;
    socket.line.down = !on;
  },
  'tcp-black-hole-up': ({ socket }, on) => {
    socket.line.up = !on;
  },
  'tcp-slow-close': ({ socket }, lingers) => {
    socket.line.lingers = lingers;
  },
  'tcp-reset': ({ socket }, on) => {
    if (on) socket.reset();
  },
  'tcp-cut': closed,
  'tcp-down': closed,
  'toy-app-silent': ({ toys }, silent) => {
    toys.faults = { ...toys.faults, silent };
  },
  'toy-app-slow': ({ toys }, on) => {
    toys.faults = { ...toys.faults, slow: on ? SLOW_APP : NO_FAULTS.slow };
  },
  'toy-app-fails': ({ toys }, on) => {
    toys.faults = { ...toys.faults, code: on ? 500 : NO_FAULTS.code };
  },
  'toy-app-dies': ({ toys }, on) => {
    toys.dies = on;
  },
  'toy-hub-drop': ({ toys }, on) => {
    if (on) toys.dropHub();
  },
  'toy-phone-away': ({ toys }, on) => toys.phone(on ? 'away' : 'back'),
};

const isOutburst = (name: FaultName): boolean => SOCKET_FAULTS.some((row) => row.name === name && row.lasts === 'once');

/** Frames are whole in virtual time, and pictures are not carried: these need a platform that runs. */
const LIVE_ONLY: readonly FaultName[] = ['tcp-jitter', 'tcp-thin', 'tcp-slice', 'upload-cut', 'toy-phone-silent'];

/** Whether a fault that a scenario names can be played on a running platform only. */
export const needsPlatform = (name: unknown): boolean =>
  FAULT_NAMES.some((known) => known === name && !isPlayable(known));

export const isPlayable = (name: FaultName): boolean => !LIVE_ONLY.includes(name) && !isMediaFault(name);

/** Switches the named faults of a world on virtual time. */
export const createHeadlessFaults = (world: HeadlessWorld) => {
  const { clock, desk, platform, socket, toys } = world;
  const ends = new Map<FaultName, Cancel>();
  let told = 0;
  const hadCloud = toys.cloud;

  const outburst = {
    clock,
    rate: 1,
    partnerOf: async () => [...desk.couples].find(([, { status }]) => status === 'accepted')?.[0],
    newId: () => `o${(told += 1)}`,
    bell: {
      drop: () => socket.reset(),
      // A library that gets what is no packet closes the connection.
      garble: () => socket.reset(),
      toPerformer: async (_id: string, { event, content }: { readonly event: string; readonly content: unknown }) =>
        desk.ring(event, content),
    },
  };
  const flap = (): void => {
    if (!platform.faults.has('toy-hub-flaps')) return;
    toys.dropHub();
    clock.schedule(FLAPS_EACH, flap);
  };
  socket.onTold((what) => {
    if (what !== 'authenticate') return;
    if (platform.faults.has('drop-on-authentication')) socket.reset();
    if (platform.faults.has('drop-after-authentication'))
      clock.schedule(millis(socket.line.latency + 1), () => socket.reset());
  });

  const turn = async (name: FaultName, on: boolean, lasts?: number): Promise<void> => {
    ends.get(name)?.();
    ends.delete(name);
    if (on && lasts !== undefined)
      ends.set(
        name,
        clock.schedule(millis(lasts), () => void turn(name, false)),
      );
    if (isOutburst(name)) {
      if (on) await OUTBURSTS[name as keyof typeof OUTBURSTS]?.(outburst, platform.account.id);
      return;
    }
    if (on && !happensOnce(name)) platform.faults.add(name);
    else platform.faults.delete(name);
    SWITCHES[name]?.(world, on);
    if (name === 'toy-cloud-refuses') toys.cloud = !on && hadCloud;
    if (name === 'toy-hub-flaps' && on) clock.schedule(FLAPS_EACH, flap);
  };
  return {
    turn,
    allOff: async (): Promise<void> => {
      for (const name of platform.faults) await turn(name, false);
    },
  };
};
