// Draws the short clip that a simulated customer shows and sounds, records it once and writes it beside the media server.
// Run by hand when the drawing changes: node scripts/camera-clip.ts
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { LAUNCH_FLAGS } from '../tests/launch-flags.ts';
import { findBrowser } from './lib/browser.mjs';

const CLIP = new URL('../packages/sim-cli/src/platform/devices/media/cameras/customer-camera.webm', import.meta.url);
const H264_CLIP = new URL('customer-camera.h264', CLIP);
const SECONDS = 4;

/** Records in the browser a drawn figure in front of a wall that nods and hums two soft notes, with an end that equals the beginning. */
const record = async (seconds: number): Promise<{ readonly webm: string; readonly h264: string }> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  const disc = (x: number, y: number, width: number, height: number, colour: string): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
    pen.fill();
  };
  const draw = (turn: number): void => {
    const nod = 5 * Math.sin(2 * Math.PI * turn);
    const sway = 8 * Math.sin(4 * Math.PI * turn);
    pen.fillStyle = '#3b4a63';
    pen.fillRect(0, 0, 320, 240);
    disc(160 + sway / 2, 250, 90, 70, '#c9793f');
    disc(160 + sway, 120 + nod, 52, 62, '#e8b991');
    disc(160 + sway, 78 + nod, 54, 30, '#4a3226');
    disc(140 + sway, 115 + nod, 6, 6, '#222');
    disc(180 + sway, 115 + nod, 6, 6, '#222');
    disc(160 + sway, 150 + nod, 16, 4, '#a5453f');
  };
  const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const piece = new Uint8Array(chunk.byteLength);
      chunk.copyTo(piece);
      pieces.push(piece);
    },
    error: (error) => {
      throw error;
    },
  });
  const size = { width: 320, height: 240, bitrate: 60_000, framerate: 15 };
  encoder.configure({ codec: 'avc1.42E01F', ...size, avc: { format: 'annexb' } });
  for (let picture = 0; picture < seconds * 15; picture += 1) {
    draw(picture / (seconds * 15));
    const frame = new VideoFrame(canvas, { timestamp: (picture * 1_000_000) / 15 });
    encoder.encode(frame, { keyFrame: picture === 0 });
    frame.close();
  }
  await encoder.flush();
  const h264 = base64(new Uint8Array(await new Blob(pieces).arrayBuffer()));
  const voice = new AudioContext();
  const heard = voice.createMediaStreamDestination();
  const hum = (note: number, from: number): void => {
    const tone = new OscillatorNode(voice, { frequency: note });
    const loudness = new GainNode(voice, { gain: 0 });
    const begins = voice.currentTime + from;
    loudness.gain.setTargetAtTime(0.1, begins, 0.1).setTargetAtTime(0, begins + 0.5, 0.1);
    tone.connect(loudness).connect(heard);
    tone.start();
  };
  const stream = new MediaStream([...canvas.captureStream(15).getTracks(), ...heard.stream.getTracks()]);
  const recorder = new MediaRecorder(stream, {
    mimeType: 'video/webm;codecs=vp8,opus',
    videoBitsPerSecond: 60_000,
    audioBitsPerSecond: 16_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  draw(0);
  recorder.start();
  hum(220, 0.5);
  hum(262, 1.5);
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const turn = (performance.now() - start) / (seconds * 1000);
      draw(Math.min(turn, 1));
      if (turn < 1) return;
      clearInterval(timer);
      resolve();
    }, 1000 / 15);
  });
  recorder.stop();
  await stopped;
  return { webm: base64(new Uint8Array(await new Blob(parts).arrayBuffer())), h264 };
};

const executablePath = findBrowser();
const browser = await chromium.launch({
  args: ['--headless=new', ...LAUNCH_FLAGS],
  ...(executablePath === undefined ? {} : { executablePath }),
});
const page = await browser.newPage();
// Encoders are for pages of secure origins.
await page.route('https://clip.test/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
await page.goto('https://clip.test/');
const { webm, h264 } = await page.evaluate(record, SECONDS);
await browser.close();
for (const [file, clip] of [
  [CLIP, Buffer.from(webm, 'base64')],
  [H264_CLIP, Buffer.from(h264, 'base64')],
] as const) {
  writeFileSync(file, clip);
  console.log(`${fileURLToPath(file)}: ${clip.length} bytes`);
}
