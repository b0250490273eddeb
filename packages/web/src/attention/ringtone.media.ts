import { createValue } from '@greenroom/core/kernel/machine';
import { ignoreRejection } from '../device/ignore-rejection.ts';
import { FIRST_VOLUME, RING_ROUND_SECONDS } from './attention.constants.ts';
import type { Ringtone, RingtoneState } from './attention.port.ts';
import { gainOf } from './gain.ts';
import { renderStrokes, type Stroke } from './strokes.ts';

/** Falling third, struck twice: audible through music, and still pleasant at the tenth request of a day. */
const STROKES: readonly Stroke[] = [
  { at: 0, hertz: 880 },
  { at: 0.22, hertz: 698.46 },
  { at: 0.9, hertz: 880 },
  { at: 1.12, hertz: 698.46 },
];

/**
 * One round of the ring as samples between -1 and 1; played in a loop it needs no timer that a hidden tab could slow down.
 *
 * @fortests
 */
export const chime = (sampleRate: number): Float32Array<ArrayBuffer> =>
  renderStrokes(STROKES, RING_ROUND_SECONDS, sampleRate);

/** Storage for the ring, without personal data. */
export interface RingtoneMemory {
  /** Checks whether the sound was played in this tab before a reload. */
  readonly wasTested: () => boolean;
  readonly rememberTested: () => void;
  readonly volume: () => number | undefined;
  readonly rememberVolume: (volume: number) => void;
  readonly isMuted: () => boolean;
  readonly rememberMuted: (muted: boolean) => void;
}

export interface RingtoneWorld {
  /** A browser may refuse, or have no sound at all: then it throws. */
  readonly openAudio: () => AudioContext;
  /** Tells of the first press in the page, which is when a browser allows sound. */
  readonly onFirstPress: (listener: () => void) => void;
  readonly memory: RingtoneMemory;
}

/** The ring through WebAudio: one round of samples in a loop, so no timer is needed while it rings. */
export const createRingtone = (world: RingtoneWorld): Ringtone => {
  const { memory } = world;
  const ringtone = createValue<RingtoneState>({
    sound: 'locked',
    volume: memory.volume() ?? FIRST_VOLUME,
    muted: memory.isMuted(),
    ringing: false,
  });
  const change = (part: Partial<RingtoneState>): void => ringtone.set({ ...ringtone.state(), ...part });
  let audio: { readonly context: AudioContext; readonly gain: GainNode; readonly round: AudioBuffer } | undefined;
  let playing: AudioBufferSourceNode | undefined;
  let tested = memory.wasTested();

  const loudness = (): number => (ringtone.state().muted ? 0 : gainOf(ringtone.state().volume));
  const followContext = (context: AudioContext): void => {
    // A phone call or the system may take the sound away: then it is not on any more.
    if (context.state !== 'running') change({ sound: ringtone.state().sound === 'testing' ? 'testing' : 'locked' });
    else if (tested) change({ sound: 'on' });
  };
  const open = (): NonNullable<typeof audio> => {
    if (audio !== undefined) return audio;
    const context = world.openAudio();
    const gain = context.createGain();
    gain.gain.value = loudness();
    gain.connect(context.destination);
    const samples = chime(context.sampleRate);
    const round = context.createBuffer(1, samples.length, context.sampleRate);
    round.copyToChannel(samples, 0);
    context.addEventListener('statechange', () => followContext(context));
    audio = { context, gain, round };
    return audio;
  };
  const play = (loop: boolean): AudioBufferSourceNode => {
    const { context, gain, round } = open();
    const source = context.createBufferSource();
    source.buffer = round;
    source.loop = loop;
    source.connect(gain);
    source.start();
    context.resume().then(
      () => followContext(context),
      () => change({ sound: 'failed' }),
    );
    return source;
  };
  const guarded = (task: () => void): void => {
    try {
      task();
    } catch {
      change({ sound: 'failed' });
    }
  };

  const heardTest = (context: AudioContext): void => {
    if (context.state !== 'running') return change({ sound: 'failed' });
    tested = true;
    memory.rememberTested();
    change({ sound: 'on' });
  };
  const stopPlaying = (): void => {
    playing?.stop();
    playing?.disconnect();
    playing = undefined;
  };
  const test = (): void =>
    guarded(() => {
      if (ringtone.state().ringing || ringtone.state().sound === 'testing') return;
      change({ sound: 'testing' });
      const source = play(false);
      const { context } = open();
      source.addEventListener('ended', () => heardTest(context), { once: true });
    });
  const ring = (): void =>
    guarded(() => {
      if (ringtone.state().ringing) return;
      stopPlaying();
      change({ ringing: true });
      playing = play(true);
    });
  const ringOnce = (): void =>
    guarded(() => {
      if (ringtone.state().ringing) return;
      stopPlaying();
      playing = play(false);
    });
  const silence = (): void => {
    stopPlaying();
    if (ringtone.state().ringing) change({ ringing: false });
  };
  const setVolume = (volume: number): void => {
    memory.rememberVolume(volume);
    change({ volume });
    if (audio !== undefined) audio.gain.gain.value = loudness();
  };
  const setMuted = (muted: boolean): void => {
    memory.rememberMuted(muted);
    change({ muted });
    if (audio !== undefined) audio.gain.gain.value = loudness();
  };

  // A request may already ring without a sound: the first press anywhere makes it audible.
  const wake = (): void => {
    if (tested || audio !== undefined) ignoreRejection(open().context.resume());
  };
  world.onFirstPress(() => guarded(wake));
  const dispose = (): void => {
    silence();
    ignoreRejection(audio?.context.close());
    audio = undefined;
  };
  return { watch: ringtone, test, ring, ringOnce, silence, setVolume, setMuted, dispose };
};
