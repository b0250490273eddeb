import { FIRST_VOLUME } from './attention.constants.ts';
import type { Bell, BellState } from './attention.port.ts';
import { chime } from './chime.ts';
import { gainOf } from './gain.ts';
import { createValue } from '@greenroom/core/kernel/value';

/** Storage for the ring, without personal data. */
export interface BellMemory {
  /** Tells that the sound was played in this tab before a reload. */
  readonly wasTested: () => boolean;
  readonly rememberTested: () => void;
  readonly volume: () => number | undefined;
  readonly rememberVolume: (volume: number) => void;
  readonly isMuted: () => boolean;
  readonly rememberMuted: (muted: boolean) => void;
}

export interface BellWorld {
  /** A browser may refuse, or have no sound at all: then it throws. */
  readonly openAudio: () => AudioContext;
  /** Tells of the first press in the page, which is when a browser allows sound. */
  readonly onFirstPress: (listener: () => void) => void;
  readonly memory: BellMemory;
}

/** The ring through WebAudio: one round of samples in a loop, so no timer is needed while it rings. */
export const createBell = (world: BellWorld): Bell => {
  const { memory } = world;
  const bell = createValue<BellState>({
    sound: 'locked',
    volume: memory.volume() ?? FIRST_VOLUME,
    muted: memory.isMuted(),
    ringing: false,
  });
  const change = (part: Partial<BellState>): void => bell.set({ ...bell.state(), ...part });
  let audio: { readonly context: AudioContext; readonly gain: GainNode; readonly round: AudioBuffer } | undefined;
  let playing: AudioBufferSourceNode | undefined;
  let tested = memory.wasTested();

  const loudness = (): number => (bell.state().muted ? 0 : gainOf(bell.state().volume));
  const followContext = (context: AudioContext): void => {
    // A phone call or the system may take the sound away: then it is not on any more.
    if (context.state !== 'running') change({ sound: bell.state().sound === 'testing' ? 'testing' : 'locked' });
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
      if (bell.state().ringing || bell.state().sound === 'testing') return;
      change({ sound: 'testing' });
      const source = play(false);
      const { context } = open();
      source.addEventListener('ended', () => heardTest(context), { once: true });
    });
  const ring = (): void =>
    guarded(() => {
      if (bell.state().ringing) return;
      change({ ringing: true });
      playing = play(true);
    });
  const ringOnce = (): void =>
    guarded(() => {
      if (!bell.state().ringing) play(false);
    });
  const hush = (): void => {
    stopPlaying();
    if (bell.state().ringing) change({ ringing: false });
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
    if (tested || audio !== undefined) void open().context.resume();
  };
  world.onFirstPress(() => guarded(wake));
  const dispose = (): void => {
    hush();
    void audio?.context.close();
    audio = undefined;
  };
  return { watch: bell, test, ring, ringOnce, hush, setVolume, setMuted, dispose };
};
