import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { StreamListener } from '@greenroom/core/session/video/streaming.port';
import { createClipCamera } from '@greenroom/sim-cli/platform/devices/media/cameras/clip-camera';
import type { MediaServerOptions } from '@greenroom/sim-cli/platform/devices/media/media.constants';
import { startFrameRig, type FrameRig } from '../../support/media/frame-rig.ts';
import { createStreamRecorder, createNodeStreaming } from '../../support/media/node-streaming.ts';

const clipCamera = await createClipCamera('vp8');

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const setUp = async (signalling: 'wowza' | 'whip', options: Partial<MediaServerOptions> = {}) => {
  const rig = await startFrameRig(options);
  const [publisher, viewer] = [createNodeStreaming(signalling), createNodeStreaming(signalling)];
  closing.push(rig.close, publisher.close, viewer.close);
  const order = (server: string, name = 'anna') => ({
    attempt: 0,
    quality: 'md' as const,
    grant: { name, token: 'key', server },
  });
  return {
    rig,
    publisher,
    viewer,
    publish: (listener: StreamListener) => publisher.streaming.publish(order(rig.host), listener),
    play: (listener: StreamListener, name?: string) => viewer.streaming.play(order(rig.host, name), listener),
  };
};
/** Of what comes in milliseconds on a machine at rest. */
const PATIENT = { timeout: 60_000, interval: 20 };
const soon = (check: () => void) => vi.waitFor(check, PATIENT);
const stats = (rig: FrameRig) => rig.media.stats().find(({ stream }) => stream === 'anna');

it.each(['wowza', 'whip'] as const)(
  'relays the stream of a performer to each viewer, through %s',
  async (signalling) => {
    const { rig, viewer, publish, play } = await setUp(signalling);
    const [out, back] = [createStreamRecorder(), createStreamRecorder()];
    const publishing = publish(out.listener);
    await soon(() => expect(out.reports).toEqual(['live']));
    const watching = play(back.listener);
    await soon(() => expect(back.reports).toEqual(['live']));
    await soon(() => expect(viewer.pictures()).toBeGreaterThan(5));
    expect(stats(rig)).toMatchObject({ running: true, viewers: 1 });
    expect(stats(rig)?.keyFramesAsked).toBeGreaterThan(0);
    watching.stop();
    publishing.stop();
    await soon(() => expect(stats(rig)).toMatchObject({ running: false, viewers: 0 }));
  },
);

it.each([
  ['media-not-running', 'play', 'failed streaming.notRunning'],
  ['media-name-in-use', 'publish', 'failed streaming.nameInUse'],
  ['media-refused', 'publish', 'failed streaming.refused'],
  ['media-unknown-application', 'publish', 'failed streaming.unknownApplication'],
  ['media-fails', 'publish', 'failed streaming.serverFailed'],
  ['media-bad-answer', 'publish', 'failed streaming.badAnswer'],
  ['media-bad-answer', 'play', 'failed streaming.badAnswer'],
  ['media-server-lost', 'publish', 'failed streaming.unreachable'],
] as const)('%s: %s hears %s', async (fault, direction, says) => {
  const { rig, publish, play } = await setUp('wowza');
  const { reports, listener } = createStreamRecorder();
  rig.media.addSource('other', clipCamera);
  rig.media.faults.turn(fault, true);
  if (direction === 'publish') publish(listener);
  else play(listener, 'other');
  await soon(() => expect(reports).toEqual([says]));
});

it('media-silent: publish hears nothing until the server answers again, and a new try is live', async () => {
  const { rig, publish } = await setUp('wowza');
  const [first, second] = [createStreamRecorder(), createStreamRecorder()];
  rig.media.faults.turn('media-silent', true);
  const silent = publish(first.listener);
  await pause(500);
  expect(first.reports).toEqual([]);
  rig.media.faults.turn('media-silent', false);
  silent.stop();
  await soon(() => expect(stats(rig)?.running ?? false).toBe(false));
  publish(second.listener);
  await soon(() => expect(second.reports).toEqual(['live']));
  expect(first.reports).toEqual([]);
});

it('media-repeater-not-ready: the performer sees the customer once the repeater is ready', async () => {
  const { rig, play } = await setUp('wowza');
  const { reports, listener } = createStreamRecorder();
  rig.media.addSource('other', clipCamera);
  rig.media.faults.turn('media-repeater-not-ready', true);
  play(listener, 'other');
  setTimeout(() => rig.media.faults.turn('media-repeater-not-ready', false), 300);
  await soon(() => expect(reports).toEqual(['live']));
});

it('media-no-way: publish hears within 15 s that picture and sound find no way, and nothing stays behind', async () => {
  const { rig, publish } = await setUp('wowza');
  const { reports, listener } = createStreamRecorder();
  rig.media.faults.turn('media-no-way', true);
  publish(listener);
  await vi.waitFor(() => expect(reports).toEqual(['failed streaming.noMedia']), PATIENT);
  await soon(() => expect(stats(rig)?.running ?? false).toBe(false));
});

it.each(['media-publisher-cut', 'media-server-lost'] as const)(
  '%s: the stream of the performer is lost at once',
  async (fault) => {
    const { rig, publish } = await setUp('wowza');
    const { reports, listener } = createStreamRecorder();
    publish(listener);
    await soon(() => expect(reports).toEqual(['live']));
    rig.media.faults.turn(fault, true);
    await soon(() => expect(reports).toEqual(['live', 'lost streaming.connectionLost']));
    await soon(() => expect(stats(rig)?.running).toBe(false));
  },
);

it.each(['wowza', 'whip'] as const)('lets in only whose token is right, through %s', async (signalling) => {
  const { publish } = await setUp(signalling, { mayUse: ({ token }) => token === 'another key' });
  const { reports, listener } = createStreamRecorder();
  publish(listener);
  await soon(() => expect(reports).toEqual(['failed streaming.refused']));
});

it('refuses a second publisher of the same name through HTTP', async () => {
  const { rig, publish } = await setUp('whip');
  const { reports, listener } = createStreamRecorder();
  rig.media.addSource('anna', clipCamera);
  publish(listener);
  await soon(() => expect(reports).toEqual(['failed streaming.nameInUse']));
});

it('leaves no peer behind when a try is stopped half-way', async () => {
  const { rig, publisher, publish } = await setUp('wowza');
  const { reports, listener } = createStreamRecorder();
  publish(listener).stop();
  await soon(() => expect(publisher.peers.map(({ connectionState }) => connectionState)).toEqual(['closed']));
  await soon(() => expect(stats(rig)?.running ?? false).toBe(false));
  expect(reports).toEqual([]);
});
