import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBarePerformer } from '../support/bare-performer.ts';
import { DATABASES, type DataPlace, type DataPlaces } from '../support/kept-rows.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { runHere } from '../support/run-here.ts';

/** A database and a platform have to start, on a machine that has much else to do. */
const TIMEOUT_MS = 120_000;
const KEY = 'GREENROOM_ACCOUNT_KEY';

describe.each(Object.entries(DATABASES))('on %s', { timeout: TIMEOUT_MS }, (_kind, createPlaces) => {
  let places: DataPlaces;
  let place: DataPlace;
  let data: string;
  let pushKey: unknown;
  const file = (): string => join(data, 'account.key');
  const secrets = () => place.rows('select name, value from secrets order by name');

  /** Starts a platform on the data. @returns the public key of its push messages */
  const visit = async (): Promise<unknown> => {
    const platform = await startPlatformHere({ ...place.options, data, hasServiceWorker: true });
    onTestFinished(platform.stop);
    const performer = createBarePerformer(platform);
    const { id } = await performer.arrives(await platform.hire());
    const { status, json } = await performer.call('GET', `performer/performer_accounts/${id}/push_key`);
    expect(status).toBe(200);
    await platform.stop();
    return json['key'];
  };

  /** The one line with which a platform refuses to start; the data stays as it was. */
  const refusal = async (): Promise<string> => {
    const before = await secrets();
    const where = Object.entries({ ...place.options, data }).flatMap(([name, value]) => [`--${name}`, value]);
    const { code, out, complaint } = await runHere(['serve', '--port', '0', '--web', data, '--json', ...where]);
    const lines = complaint
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('There is no web app'));
    expect([code, out, lines.length]).toEqual([1, '', 1]);
    expect(await secrets()).toEqual(before);
    return lines[0] ?? '';
  };

  /** Takes the key away for one test. @returns its place */
  const withoutKey = (): string => {
    const key = readFileSync(file(), 'utf8');
    rmSync(file());
    onTestFinished(() => {
      rmSync(file(), { recursive: true, force: true });
      writeFileSync(file(), key);
    });
    return file();
  };

  beforeAll(async () => {
    places = await createPlaces();
    place = await places.create();
    data = 'data' in place.options ? place.options.data : mkdtempSync(join(tmpdir(), 'greenroom-key-'));
  }, TIMEOUT_MS);
  afterAll(async () => {
    await places.dispose();
    rmSync(data, { recursive: true, force: true });
  });

  it('keeps the key of push messages from start to start', async () => {
    pushKey = await visit();
    expect(pushKey).toMatch(/^[\w-]{80,}$/);
    expect(await visit()).toBe(pushKey);
  });

  it('refuses to start with another key in the file or the environment, and overwrites nothing', async () => {
    const other =
      'The account key is not the one that encrypted the data. Put back the file account.key of the data folder, or set GREENROOM_ACCOUNT_KEY to the key of then.';
    vi.stubEnv(KEY, 'another');
    expect(await refusal()).toBe(other);
    vi.unstubAllEnvs();
    writeFileSync(withoutKey(), 'another');
    expect(await refusal()).toBe(other);
  });

  it('refuses to start without the key of encrypted data, and makes no new one', async () => {
    const path = withoutKey();
    expect(await refusal()).toBe(
      `The data is encrypted, and its account key is missing. Put back the file ${path}, or set ${KEY}.`,
    );
    expect(existsSync(path)).toBe(false);
  });

  it('refuses an empty key', async () => {
    const path = withoutKey();
    writeFileSync(path, '\n');
    expect(await refusal()).toBe(
      `The account key ${path} is empty. Put back a copy of it, or delete it if the data is new.`,
    );
  });

  it('refuses a key that cannot be read', async () => {
    const path = withoutKey();
    mkdirSync(path);
    expect(await refusal()).toBe(`The account key ${path} cannot be read (EISDIR). Let this user read that file.`);
  });

  it('starts again with the key back in its place, and with the same key for push messages', async () => {
    expect(await visit()).toBe(pushKey);
  });
});
