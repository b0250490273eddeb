import { expect, it } from 'vitest';
import { setUpUploads } from '../../testing/gallery/uploads-rig.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { bytes } from '../kernel/units.ts';

it('lets a resumed upload wait while 2 are being sent, and resumes it where it stood', async () => {
  const { begin, uploads, first, phases, lines } = setUpUploads();
  await begin('a', 'b', 'c');
  uploads.pause(first().id);
  expect(phases()).toEqual(['paused', 'sending', 'sending']);
  uploads.resume(first().id);
  expect(phases()).toEqual(['waiting', 'sending', 'sending']);
  expect(lines[0]?.reports).toEqual(['pause']);
  lines[1]?.listener.finished();
  expect(phases()).toEqual(['sending', 'done', 'sending']);
  expect(lines[0]?.reports).toEqual(['pause', 'resume']);
  expect(lines).toHaveLength(3);
});

it('cancels a resumed upload that still waits for its turn', async () => {
  const { begin, uploads, first, lines, phases } = setUpUploads();
  await begin('a', 'b', 'c');
  uploads.pause(first().id);
  uploads.resume(first().id);
  uploads.cancel(first().id);
  expect(lines[0]?.reports).toEqual(['pause', 'cancel']);
  expect(phases()).toEqual(['sending', 'sending']);
});

it('keeps the part that the platform has at a log-out by force, and goes on there later', async () => {
  const drafts = new Map<string, string>();
  const { begin, uploads, lines, all } = setUpUploads(drafts);
  await begin('a', 'b');
  lines[0]?.listener.opened('/uploads/1');
  lines[0]?.listener.progressed(bytes(400));
  uploads.reset(true);
  expect(all()).toEqual([]);
  expect(lines.map(({ reports }) => reports)).toEqual([['pause'], ['pause']]);
  const next = setUpUploads(drafts);
  next.uploads.recall(performerId('1001'));
  expect(next.all()).toMatchObject([{ phase: { at: 'left' }, address: '/uploads/1', sent: 400 }]);
});
