import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { videoPackets } from '@greenroom/sim-cli/platform/account/gallery/video-packets.fake';
import { readGroups } from '../../support/media/media-groups.ts';
import { openGallery } from '../../support/media/open-gallery.ts';
import { sample, shortened } from '../../support/media/phone-files.ts';
import { startPlatformHere } from '../../support/platform-here.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

let platform: TestPlatform;
let owner: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  owner = await openGallery(platform);
});

const published = async (file: Buffer) => {
  const { performer, performerId, uploads } = owner;
  expect((await uploads.add('video', file)).status).toBe(200);
  await platform.moderate({ performerId, approve: true });
  const { approved } = await readGroups(performer, performerId, 'medias');
  const answer = await uploads.send(`${platform.url}${approved.items[0]?.url ?? ''}`);
  return { type: answer.headers.get('content-type'), content: Buffer.from(await answer.arrayBuffer()) };
};
const packets = (file: Buffer, kind: 'picture' | 'sound') => videoPackets(new Uint8Array(file), kind);

/** The first key picture after the cut, in seconds. */
const START = 0.24;

it.each([
  ['before its beginning', () => sample('trimmed.mp4'), 2.8],
  ['on both sides', shortened, 1.5],
])('publishes nothing of what was cut off a film %s', async (_what, make, until) => {
  const file = make();
  const { content } = await published(file);
  for (const kind of ['picture', 'sound'] as const) {
    const [before, after] = [await packets(file, kind), await packets(content, kind)];
    const hidden = before.filter(({ timestamp }) => timestamp < START || timestamp >= until);
    expect(hidden.length).toBeGreaterThan(5);
    expect(hidden.filter(({ data }) => data.length > 16 && content.includes(Buffer.from(data)))).toEqual([]);
    // A few pictures at a cut need one that was cut off.
    expect(after.length).toBeGreaterThan(before.length - hidden.length - 4);
    expect(after[0]?.timestamp).toBeCloseTo(0, 1);
  }
});

it('publishes H.264 that a browser recorded as MP4, with its sound', async () => {
  const { type, content } = await published(sample('recorded.webm'));
  expect(type).toBe('video/mp4');
  expect(await packets(content, 'picture')).toHaveLength(10);
  expect((await packets(content, 'sound')).length).toBeGreaterThan(15);
});
