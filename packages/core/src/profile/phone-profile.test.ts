import { expect, it } from 'vitest';
import { isRecording, soundType } from './phone-profile.ts';
import { MAX_RECORDING_SIZE } from './profile-texts.ts';

const bytesOf = (text: string, size = 64): Uint8Array<ArrayBuffer> => {
  const content = new Uint8Array(size);
  content.set(Array.from(text, (sign) => sign.charCodeAt(0)));
  return content;
};

it.each([
  ['WebM', '\u001A\u0045\u00DF\u00A3', 'audio/webm'],
  ['Ogg', 'OggS', 'audio/ogg'],
  ['MP4', '\0\0\0\u0020ftypM4A ', 'audio/mp4'],
  ['WAV', 'RIFF\0\0\0\0WAVEfmt ', 'audio/wav'],
  ['MP3', 'ID3\u0004', 'audio/mpeg'],
  ['MP3 without words about itself', '\u00FF\u00FB', 'audio/mpeg'],
  ['a text of two bytes a sign', '\u00FF\u00FEh', undefined],
  ['a JPEG', '\u00FF\u00D8\u00FF', undefined],
  ['an AVI, which is a RIFF too', 'RIFF\0\0\0\0AVI ', undefined],
  ['a page', '<html>', undefined],
  ['a picture', '\u0089PNG', undefined],
])('tells %s by its first bytes', (_, start, type) => {
  expect(soundType(bytesOf(start))).toBe(type);
});

it('takes a recording of 5 MB and none that is larger', () => {
  expect(isRecording(bytesOf('OggS', MAX_RECORDING_SIZE))).toBe(true);
  expect(isRecording(bytesOf('OggS', MAX_RECORDING_SIZE + 1))).toBe(false);
  expect(isRecording(new Uint8Array(0))).toBe(false);
});
