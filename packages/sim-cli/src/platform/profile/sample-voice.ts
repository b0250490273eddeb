/** Samples a second; enough for speech. */
const RATE = 8_000;
const PITCH = 220;
const LENGTH = 1;
const HEAD = 44;

/** Makes the sample recording: a hum of one second, as WAV of 8 bits. */
export const sampleVoice = (): Uint8Array<ArrayBuffer> => {
  const size = RATE * LENGTH;
  const content = new Uint8Array(HEAD + size);
  const view = new DataView(content.buffer);
  const write = (at: number, text: string): void =>
    content.set(
      Array.from(text, (sign) => sign.charCodeAt(0)),
      at,
    );
  write(0, 'RIFF');
  view.setUint32(4, HEAD - 8 + size, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // PCM, one channel.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, size, true);
  for (let at = 0; at < size; at += 1)
    content[HEAD + at] = 128 + Math.round(40 * Math.sin((2 * Math.PI * PITCH * at) / RATE));
  return content;
};
