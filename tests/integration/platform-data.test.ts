import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { createBarePerformer } from '../support/bare-performer.ts';
import { createBareUploader } from '../support/bare-upload.ts';
import { heavyPhoto } from '../support/media/media-files.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestCustomer } from '../support/test-platform.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TEXT = 'x'.repeat(4_000);
/** The disk is full for every file of the platform that would grow beyond this: the world fits in the write-ahead log, and little more. */
const FULL_AT_KB = 1_536;

/** Sends messages to the performer until the platform keeps no more of them. @returns those that it kept */
const writeOn = async (mark: TestCustomer, onKept: (count: number) => void = () => undefined) => {
  const kept: string[] = [];
  try {
    for (;;) {
      kept.push(await mark.writes('1001', `letter ${kept.length}`, TEXT));
      onKept(kept.length);
    }
  } catch {
    return kept;
  }
};

/** Reads the folder past the platform. */
const lookInto = (data: string) => {
  const database = new DatabaseSync(join(data, 'greenroom-sim.sqlite'), { readOnly: true });
  const ids = new Set(
    database
      .prepare('select id from inbox_messages')
      .all()
      .map(({ id }) => String(id)),
  );
  const health = database.prepare('pragma integrity_check').all();
  database.close();
  return { ids, health };
};

const lacking = (kept: readonly string[], { ids }: ReturnType<typeof lookInto>) => kept.filter((id) => !ids.has(id));
const WHOLE = [{ integrity_check: 'ok' }];

it('goes on from a copy of its folder that was made after it was stopped, as from a backup', async () => {
  const [data, backup] = [join(folder, 'kept'), join(folder, 'backup')];
  const first = await startPlatformHere({ data });
  const mark = await first.customer({ name: 'Mark' });
  const kept = [await mark.writes('1001', 'before the backup', 'Good evening')];
  await first.stop();
  cpSync(data, backup, { recursive: true });
  const again = await startPlatformHere({ data });
  const later = await (await again.customer({ name: 'Jan' })).writes('1001', 'after the backup', 'Good night');
  await again.stop();
  rmSync(data, { recursive: true });
  cpSync(backup, data, { recursive: true });
  const restored = await startPlatformHere({ data });
  expect(await createBarePerformer(restored).arrives('1001')).toBeTruthy();
  await restored.stop();
  const found = lookInto(data);
  expect(found.health).toEqual(WHOLE);
  expect([lacking(kept, found), found.ids.has(later)]).toEqual([[], false]);
});

it('has everything again that it promised before it was killed amid its work', async () => {
  const data = join(folder, 'killed');
  const first = await startPlatform({ data });
  const kept = await writeOn(await first.customer({ name: 'Mark' }), (count) => {
    if (count === 20) process.kill(first.pid, 'SIGKILL');
  });
  expect(kept.length).toBeGreaterThanOrEqual(20);
  const second = await startPlatformHere({ data });
  expect(await createBarePerformer(second).arrives('1001')).toBeTruthy();
  await second.stop();
  const found = lookInto(data);
  expect({ lacking: lacking(kept, found), health: found.health }).toEqual({ lacking: [], health: WHOLE });
});

it('says once that its disk is full, answers on, and has lost nothing when the disk has space again', async () => {
  const data = join(folder, 'full');
  const first = await startPlatform({ data, largestFileKb: FULL_AT_KB });
  const mark = await first.customer({ name: 'Mark' });
  const kept = await writeOn(mark);
  await writeOn(mark);
  expect(kept.length).toBeGreaterThan(0);
  expect((await fetch(`${first.url}/config.json`)).status).toBe(200);
  expect((await first.state()).performers.length).toBeGreaterThan(0);
  await first.stop();
  const told = first
    .complaints()
    .split('\n')
    .filter((line) => line.startsWith('The data'));
  expect(told).toEqual([
    `The data cannot be kept in ${data}: its disk cannot be written. Look whether it is full or broken. What was kept until now stays.`,
  ]);
  const second = await startPlatformHere({ data });
  const again = await second.customer({ name: 'Mark' });
  expect(await again.writes('1001', 'There is room again', TEXT)).toBeTruthy();
  await second.stop();
  const found = lookInto(data);
  expect({ lacking: lacking(kept, found), health: found.health }).toEqual({ lacking: [], health: WHOLE });
});

it('refuses a folder that another platform uses, in one line that names its process', async () => {
  const data = join(folder, 'shared');
  const first = await startPlatformHere({ data });
  await expect(startPlatform({ data })).rejects.toThrow(
    `The process ${process.pid} already uses ${data}. Stop it, or choose another folder with --data.`,
  );
  expect((await first.state()).performers.length).toBeGreaterThan(0);
  await first.stop();
});

it('goes on with a photo that did not fit, where it ended, once there is space', async () => {
  const data = join(folder, 'uploads');
  const big = await heavyPhoto(2_000);
  expect(big.length).toBeGreaterThan(FULL_AT_KB * 1_024);
  const first = await startPlatform({ data, largestFileKb: FULL_AT_KB });
  const anna = createBarePerformer(first);
  await anna.arrives('1004');
  const uploader = createBareUploader(first, anna, '1004');
  const address = await uploader.begin(big.length);
  expect((await uploader.append(address, 0, big)).status).toBe(500);
  expect((await uploader.keep('photo', address)).status).not.toBe(200);
  await anna.call('GET', 'auth/logout');
  await first.stop();
  const second = await startPlatformHere({ data });
  const again = createBarePerformer(second);
  await again.arrives('1004');
  const resumed = createBareUploader(second, again, '1004');
  const offset = await resumed.offset(address);
  expect(offset).toBeLessThan(big.length);
  expect((await resumed.append(address, offset, big.subarray(offset))).status).toBe(204);
  expect((await resumed.keep('photo', address)).status).toBe(200);
  await second.stop();
});
