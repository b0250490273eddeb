import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { expect, it, onTestFinished } from 'vitest';
import { createPlatformClock } from '../../base/environment/platform-clock.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPasskeys } from './passkeys.ts';

const HOST = 'localhost:5180';
const MOST = 20;
/** Flags of an authenticator: it saw its user, verified the user, and brings a new key. */
const FLAGS = 0x45;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Makes the answer of a device that has made a new passkey. */
const newCredential = (challenge: string, keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })) => {
  const id = randomBytes(32);
  const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' });
  const publicKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  const authData = Buffer.concat([
    createHash('sha256').update('localhost').digest(),
    Buffer.from([FLAGS, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    publicKey,
  ]);
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', new Uint8Array(authData)],
  ]);
  const client = { type: 'webauthn.create', challenge, origin: `http://${HOST}` };
  return {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64url(Buffer.from(JSON.stringify(client))),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
    },
  };
};

/** Makes the answer of a device that signs a challenge. */
const signedBy = (id: string, privateKey: KeyObject, challenge: string, userHandle: string | undefined) => {
  const authData = Buffer.concat([createHash('sha256').update('localhost').digest(), Buffer.from([0x05, 0, 0, 0, 0])]);
  const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: `http://${HOST}` }));
  const signature = sign('sha256', Buffer.concat([authData, createHash('sha256').update(client).digest()]), privateKey);
  return {
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
      ...(userHandle === undefined ? {} : { userHandle }),
    },
  };
};

const setUp = async () => {
  const clock = createPlatformClock();
  onTestFinished(clock.dispose);
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, clock.today());
  const passkeys = createPasskeys({ store, clock, ids: SYSTEM_IDS, key: 'key' });
  const performer = await store.selectFrom('performers').selectAll().where('id', '=', '1004').executeTakeFirstOrThrow();
  return { store, passkeys, performer };
};

it('has at most 20 passkeys, also where two logins add one at once', async () => {
  const { passkeys, performer } = await setUp();
  const add = async (loginId: string): Promise<boolean> => {
    const { challenge } = await passkeys.beginAdding(performer, loginId, HOST);
    const adder = { performer, login: { id: loginId }, host: HOST };
    return passkeys.add(adder, { name: 'Phone', response: newCredential(challenge) }, async () => undefined);
  };
  for (let count = 1; count < MOST; count += 1) expect(await add('one')).toBe(true);
  const added = await Promise.all([add('one'), add('other')]);
  expect(added.filter(Boolean)).toHaveLength(1);
  expect(await passkeys.list('1004')).toHaveLength(MOST);
  expect(await add('one')).toBe(false);
});

it('adds no passkey that cannot be told', async () => {
  const { passkeys, performer } = await setUp();
  const { challenge } = await passkeys.beginAdding(performer, 'one', HOST);
  const adder = { performer, login: { id: 'one' }, host: HOST };
  const made = { name: 'Phone', response: newCredential(challenge) };
  await expect(passkeys.add(adder, made, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  expect(await passkeys.list('1004')).toEqual([]);
  expect(await passkeys.add(adder, made, async () => undefined)).toBe(true);
});

it('logs in by a passkey whose device names its owner, and by none that names another or nobody', async () => {
  const { store, passkeys, performer } = await setUp();
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { challenge, user } = await passkeys.beginAdding(performer, 'one', HOST);
  const credential = newCredential(challenge, keys);
  const adder = { performer, login: { id: 'one' }, host: HOST };
  await passkeys.add(adder, { name: 'Phone', response: credential }, async () => undefined);
  const login = await passkeys.beginLogin(HOST);
  const judge = (handle: string | undefined, host = HOST) =>
    passkeys.judgeLogin(login.attempt, host, signedBy(credential.id, keys.privateKey, login.options.challenge, handle));
  const other = await store.selectFrom('performers').selectAll().where('id', '=', '1005').executeTakeFirstOrThrow();
  const { user: otherUser } = await passkeys.beginAdding(other, 'two', HOST);
  expect(await judge(otherUser.id)).toBeUndefined();
  expect(await judge(undefined)).toBeUndefined();
  expect(await judge(user.id)).toMatchObject({ performerId: '1004' });
  expect(await passkeys.list('1004')).toMatchObject([{ rp_id: 'localhost' }]);
  await store.updateTable('passkeys').set({ rp_id: 'other.example' }).execute();
  expect(await judge(user.id)).toBeUndefined();
});
