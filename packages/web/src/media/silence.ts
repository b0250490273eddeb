import type { Silence } from './audio-focus.media.ts';

const RATE = 8_000;
/** Long enough that its repetition costs next to nothing. */
const LENGTH = 10;
const HEADER = 44;
/** The middle of an unsigned sample. */
const STILL = 128;

/** A sound file of nothing: WAV, one channel, 8 bits a sample. */
const silentFile = (): Blob => {
  const samples = RATE * LENGTH;
  const bytes = new Uint8Array(HEADER + samples).fill(STILL, HEADER);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string): void => {
    bytes.set(new TextEncoder().encode(text), at);
  };
  write(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  return new Blob([bytes], { type: 'audio/wav' });
};

/** Plays nothing, again and again, and gives its 80 kB back at the end. */
export const createSilence = (): Silence => {
  const address = URL.createObjectURL(silentFile());
  const sound = new Audio(address);
  sound.loop = true;
  return {
    get paused() {
      return sound.paused;
    },
    play: () => sound.play(),
    end: () => {
      sound.pause();
      sound.removeAttribute('src');
      URL.revokeObjectURL(address);
    },
  };
};
