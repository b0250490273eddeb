import { expect, it, vi } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { err, ok } from '../kernel/result.ts';
import { createPasskeysController } from './passkeys.controller.ts';
import type { SecurityApi, PasskeyDevice } from './security-api.port.ts';
import { tidyPasskeyName } from './security-state.ts';

const setUp = () => {
  const api = {
    passkeys: vi.fn<SecurityApi['passkeys']>(() => Promise.resolve(ok([]))),
    beginPasskey: vi.fn<SecurityApi['beginPasskey']>(() => Promise.resolve(ok({ challenge: 'abc' }))),
    addPasskey: vi.fn<SecurityApi['addPasskey']>(() => Promise.resolve(ok(undefined))),
    removePasskey: vi.fn<SecurityApi['removePasskey']>(() => Promise.resolve(ok(undefined))),
    renamePasskey: vi.fn<SecurityApi['renamePasskey']>(() => Promise.resolve(ok(undefined))),
  };
  const create = vi.fn<PasskeyDevice['create']>(() => Promise.resolve(ok({ id: 'key' })));
  const onChanged = vi.fn<() => void>();
  const passkeys = createPasskeysController({
    api,
    device: { isAvailable: true, create },
    protect: (call) => call(),
    performerId: () => performerId('1001'),
    onChanged,
    log: { write: () => undefined },
  });
  passkeys.list.load('own');
  return { api, create, onChanged, passkeys };
};

it('makes a passkey by the options of the platform, and fetches the list again', async () => {
  const { api, create, onChanged, passkeys } = setUp();
  expect(await passkeys.add('  My phone ')).toBe(true);
  await settle();
  expect(create).toHaveBeenCalledExactlyOnceWith({ challenge: 'abc' });
  expect(api.addPasskey).toHaveBeenCalledExactlyOnceWith('1001', 'My phone', { id: 'key' });
  expect(api.passkeys).toHaveBeenCalledTimes(2);
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(passkeys.change.state()).toEqual({ busy: false, error: undefined });
});

it.each([
  ['cancelled', undefined],
  ['known', 'accountSecurity.passkeyKnown'],
  ['failed', 'accountSecurity.passkeyNotMade'],
] as const)('adds nothing when the device answers %s, and says %s', async (trouble, error) => {
  const { api, create, passkeys } = setUp();
  create.mockResolvedValueOnce(err(trouble));
  expect(await passkeys.add('My phone')).toBe(false);
  await settle();
  expect(api.addPasskey).not.toHaveBeenCalled();
  expect(passkeys.change.state()).toEqual({ busy: false, error });
});

it('does nothing for a blank name, and one change at a time', async () => {
  const { api, passkeys } = setUp();
  expect(await passkeys.add('  ')).toBe(false);
  passkeys.remove('one');
  passkeys.remove('two');
  await settle();
  expect(api.beginPasskey).not.toHaveBeenCalled();
  expect(api.removePasskey).toHaveBeenCalledExactlyOnceWith('1001', 'one');
});

it('cuts a name at 40 characters', () => {
  expect(tidyPasskeyName(` ${'a'.repeat(50)}`)).toBe('a'.repeat(40));
});

it('renames a passkey by the name as it is kept, and not by a blank one', async () => {
  const { api, passkeys } = setUp();
  expect(await passkeys.rename('one', '  ')).toBe(true);
  expect(await passkeys.rename('one', ' Phone ')).toBe(true);
  await settle();
  expect(api.renamePasskey).toHaveBeenCalledExactlyOnceWith('1001', 'one', 'Phone');
  expect(api.passkeys).toHaveBeenCalledTimes(2);
});

it('tells that a name could not be saved, or that another change is under way', async () => {
  const { api, passkeys } = setUp();
  api.renamePasskey.mockResolvedValueOnce(err({ kind: 'status', status: 500, message: '' }));
  const renamed = passkeys.rename('one', 'Phone');
  expect(await passkeys.rename('two', 'Laptop')).toBe(false);
  expect(await renamed).toBe(false);
  expect(passkeys.change.state()).toEqual({ busy: false, error: 'accountSecurity.notChanged' });
});

it('shows the next performer nothing of a change that ends after the log-out', async () => {
  const { api, onChanged, passkeys } = setUp();
  await settle();
  const removed = Promise.withResolvers<Awaited<ReturnType<SecurityApi['removePasskey']>>>();
  api.removePasskey.mockReturnValueOnce(removed.promise);
  passkeys.remove('one');
  passkeys.reset();
  passkeys.remove('two');
  removed.resolve(err({ kind: 'status', status: 500, message: 'platform_failed' }));
  await settle();
  expect(passkeys.change.state().error).toBeUndefined();
  expect(onChanged).toHaveBeenCalledTimes(1);
});
