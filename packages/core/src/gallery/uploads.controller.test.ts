import { expect, it } from 'vitest';
import { PHOTO, setUpUploads, task } from '../../testing/gallery/uploads-rig.fake.ts';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { bytes } from '../kernel/units.ts';

/** A page that was loaded again in the middle of an upload. */
const reloaded = async () => {
  const drafts = new Map<string, string>();
  const before = setUpUploads(drafts);
  await before.begin('a');
  before.lines[0]?.listener.opened('/uploads/1');
  before.lines[0]?.listener.progressed(bytes(400));
  const page = setUpUploads(drafts);
  page.uploads.recall(performerId('1001'));
  const choose = async (name: string) => {
    page.uploads.choose(page.first().id, task(name).file);
    await settle();
  };
  return { ...page, drafts, choose };
};

it('offers after a reload what was not finished, and goes on where it stood with the same file', async () => {
  const { first, choose, lines, drafts } = await reloaded();
  expect(first()).toMatchObject({ phase: { at: 'left' }, sent: 400, task: { file: { name: 'a', size: 1_000 } } });
  await choose('a');
  expect(first()).toMatchObject({ phase: { at: 'sending' }, sent: 400 });
  expect(lines).toMatchObject([{ address: '/uploads/1', content: 'content of a' }]);
  lines[0]?.listener.finished();
  expect([...drafts.values()]).toEqual(['']);
});

it('does not go on with another file', async () => {
  const { first, choose, lines } = await reloaded();
  await choose('b');
  expect(first().phase).toEqual({ at: 'left', problem: 'media.otherFile' });
  expect(lines).toEqual([]);
});

it('also goes on when the same file is picked as a new one', async () => {
  const { begin, all, lines } = await reloaded();
  await begin('a');
  expect(all()).toMatchObject([{ phase: { at: 'sending' }, sent: 400 }]);
  expect(lines).toMatchObject([{ address: '/uploads/1' }]);
});

it('removes an unfinished upload at both ends when it is cancelled', async () => {
  const { uploads, first, all, discarded, drafts } = await reloaded();
  uploads.clearFinished();
  uploads.cancel(first().id);
  expect(all()).toEqual([]);
  expect(discarded).toEqual(['/uploads/1']);
  expect([...drafts.values()]).toEqual(['']);
});

it('offers each upload once, only to its owner, and again after a forced log-out', async () => {
  const { uploads, all, drafts } = await reloaded();
  uploads.recall(performerId('1001'));
  expect(all()).toHaveLength(1);
  uploads.reset();
  const next = setUpUploads(drafts);
  next.uploads.recall(performerId('1002'));
  expect(next.all()).toEqual([]);
  next.uploads.recall(performerId('1001'));
  expect(next.phases()).toEqual(['left']);
});

it('keeps the unfinished uploads of a performer through those of another on the same device', async () => {
  const { drafts } = await reloaded();
  const bea = setUpUploads(drafts);
  bea.uploads.recall(performerId('1002'));
  bea.uploads.add([task('c', { owner: performerId('1002') })]);
  await settle();
  bea.lines[0]?.listener.opened('/uploads/2');
  bea.lines[0]?.listener.finished();
  bea.uploads.clearFinished();
  const next = setUpUploads(drafts);
  next.uploads.recall(performerId('1001'));
  expect(next.first()).toMatchObject({ sent: 400, task: { owner: '1001' } });
});

it.each(['', 'no list', '{}', '[null]', '[{"owner":"1001"}]', '[{"owner":"1001","kind":"text"}]'])(
  'offers nothing of what it cannot read: %s',
  (kept) => {
    const { uploads, all } = setUpUploads(new Map([['uploads', kept]]));
    uploads.recall(performerId('1001'));
    expect(all()).toEqual([]);
  },
);

it('sends two files at a time and the next when one is through', async () => {
  const { begin, phases, lines, through } = setUpUploads();
  await begin('a', 'b', 'c');
  expect(phases()).toEqual(['sending', 'sending', 'waiting']);
  lines[0]?.listener.finished();
  expect(phases()).toEqual(['done', 'sending', 'sending']);
  expect(through).toEqual(['photo']);
});

it('tells progress, a break, and that it goes on', async () => {
  const { begin, first, lines } = setUpUploads();
  await begin('a');
  lines[0]?.listener.progressed(bytes(400));
  expect(first()).toMatchObject({ phase: { at: 'sending' }, sent: 400 });
  lines[0]?.listener.interrupted();
  expect(first()).toMatchObject({ phase: { at: 'interrupted' }, sent: 400 });
  lines[0]?.listener.progressed(bytes(500));
  expect(first().phase.at).toBe('sending');
});

it('waits for the performer when the connection stays broken, and resumes where it was', async () => {
  const { begin, uploads, first, lines } = setUpUploads();
  await begin('a');
  lines[0]?.listener.progressed(bytes(400));
  lines[0]?.listener.gaveUp();
  expect(first().phase).toEqual({ at: 'paused', by: 'connection' });
  uploads.resume(first().id);
  expect(first()).toMatchObject({ phase: { at: 'sending' }, sent: 400 });
  expect(lines[0]?.reports).toEqual(['resume']);
});

it('cancels without a trace', async () => {
  const { begin, uploads, first, all, lines } = setUpUploads();
  await begin('a');
  uploads.cancel(first().id);
  expect(all()).toEqual([]);
  expect(lines[0]?.reports).toEqual(['cancel']);
  lines[0]?.listener.finished();
  expect(all()).toEqual([]);
});

it.each([
  [
    'a file of 15 MB and one byte',
    { file: { name: 'x', size: bytes(15 * 1024 * 1024 + 1), content: undefined } },
    PHOTO,
    'media.photoTooLarge',
  ],
  ['a photo of 599x800', {}, { kind: 'photo', width: 599, height: 800 }, 'media.photoTooSmall'],
  ['a text', {}, { kind: 'other' }, 'media.photoNotValid'],
] as const)('sends nothing of %s', async (_what, more, probed, code) => {
  const { uploads, world, first, lines } = setUpUploads();
  world.probed = probed;
  uploads.add([task('x', more)]);
  await settle();
  expect(first().phase).toEqual({ at: 'failed', code });
  expect(lines).toEqual([]);
});

it('sends no video where there is no streaming server', async () => {
  const { uploads, world, first } = setUpUploads();
  world.takes = false;
  uploads.add([task('x', { kind: 'video' })]);
  await settle();
  expect(first().phase).toEqual({ at: 'failed', code: 'media.noStreamingServer' });
});

it('sends nothing that a rule forbids', async () => {
  const { begin, world, first } = setUpUploads();
  world.problem = 'media.tooManyPendingPhotos';
  await begin('a');
  expect(first().phase).toEqual({ at: 'failed', code: 'media.tooManyPendingPhotos' });
});

it.each([
  ['more_in_process', 'media.tooManyPendingPhotos'],
  ['too_many_uploads', 'media.tooManyUploads'],
  ['wrong_size', 'media.photoTooSmall'],
  ['platform_failed', 'media.photoNotUploaded'],
])('reports the refusal %s as %s, and tries again on command', async (message, code) => {
  const { begin, uploads, first, lines } = setUpUploads();
  await begin('a');
  lines[0]?.listener.failed({ kind: 'status', status: 409, message });
  expect(first().phase).toEqual({ at: 'failed', code });
  uploads.retry(first().id);
  await settle();
  expect(first()).toMatchObject({ phase: { at: 'sending' }, sent: 0 });
  expect(lines).toHaveLength(2);
});

it('removes a finished one from the list on command, and gives up all at log-out', async () => {
  const { begin, uploads, all, lines } = setUpUploads();
  await begin('a', 'b');
  lines[0]?.listener.finished();
  uploads.clearFinished();
  expect(all().map(({ task: { file } }) => file.name)).toEqual(['b']);
  uploads.reset();
  expect(all()).toEqual([]);
  expect(lines[1]?.reports).toEqual(['cancel']);
});
