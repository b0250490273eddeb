import { expect, it } from 'vitest';
import { createDeviceStream } from './device-stream.media.ts';

/** A browser that gives what it is asked for when it is told to. */
const setUp = () => {
  const asked: { readonly answer: (stream: MediaStream) => void; readonly refuse: (error: Error) => void }[] = [];
  const device = createDeviceStream(() => new Promise((answer, refuse) => void asked.push({ answer, refuse })));
  const streamOf = () => {
    const track = { live: true, stop: () => void (track.live = false) };
    const stream: MediaStream = Object.assign(new EventTarget(), { getTracks: () => [track] }) as never;
    return { track, stream };
  };
  return { asked, device, streamOf };
};

it('stops a stream that the browser gives after the close', async () => {
  const { asked, device, streamOf } = setUp();
  const { track, stream } = streamOf();
  const opening = device.open({ video: true });
  device.close();
  asked[0]?.answer(stream);
  expect(await opening).toBeUndefined();
  expect([track.live, device.current()]).toEqual([false, undefined]);
});

it('keeps the newest alone, whichever the browser answers first', async () => {
  const { asked, device, streamOf } = setUp();
  const [older, newer] = [streamOf(), streamOf()];
  const openings = [device.open({ video: true }), device.open({ video: true })];
  asked[1]?.answer(newer.stream);
  asked[0]?.answer(older.stream);
  expect(await Promise.all(openings)).toEqual([undefined, newer.stream]);
  expect([older.track.live, newer.track.live]).toEqual([false, true]);
  device.close();
  expect(newer.track.live).toBe(false);
});

it('passes on why the browser refused', async () => {
  const { asked, device } = setUp();
  const opening = device.open({ audio: true });
  asked[0]?.refuse(new Error('NotAllowedError'));
  await expect(opening).rejects.toThrow('NotAllowedError');
});
