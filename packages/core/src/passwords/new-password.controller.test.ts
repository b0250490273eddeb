import { expect, it } from 'vitest';
import { silentLog } from '../kernel/log.port.ts';
import { done } from '../kernel/result.ts';
import { createNewPassword } from './new-password.controller.ts';
import { passwordError, type NewPassword } from './passwords-api.port.ts';

interface Bends {
  readonly isCommon?: () => Promise<boolean>;
  readonly isBreached?: () => Promise<boolean>;
}

const saved = async (password: string, { isCommon, isBreached }: Bends = {}) => {
  const sent: NewPassword[] = [];
  const controller = createNewPassword<NewPassword>({
    strength: { isCommon: isCommon ?? (async () => false) },
    isBreached: isBreached ?? (async () => false),
    ownNames: () => ['anna'],
    save: async (variables) => {
      sent.push(variables);
      return done;
    },
    log: silentLog,
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  controller.watch.subscribe(({ status }) => {
    if (status !== 'busy') resolve();
  });
  controller.mutate({ password, endOthers: true });
  await promise;
  const { failure } = controller.watch.state();
  return { sent, error: failure === undefined ? undefined : passwordError(failure, 'passwords.notChanged') };
};

it('sends a password as typed, blanks at both ends included', async () => {
  expect((await saved('  green tea  ')).sent).toEqual([{ password: '  green tea  ', endOthers: true }]);
});

it.each<[string, string, Bends, string]>([
  ['a short one', 'short', {}, 'passwords.tooShort'],
  ['one of the most used', 'password1', { isCommon: async () => true }, 'passwords.common'],
  ['a name of the performer', 'anna1234', {}, 'passwords.ownName'],
  ['a stolen one', 'green tea', { isBreached: async () => true }, 'passwords.breached'],
])('sends nothing for %s, and says why', async (_what, password, bends, error) => {
  expect(await saved(password, bends)).toEqual({ sent: [], error });
});

it('asks the list of stolen passwords only about one that passed every other rule', async () => {
  let asked = 0;
  const isBreached = async (): Promise<boolean> => {
    asked += 1;
    return false;
  };
  await saved('short', { isBreached });
  expect(asked).toBe(0);
});

it('leaves the most used ones to the platform where their list could not be fetched', async () => {
  const { sent } = await saved('password1', { isCommon: () => Promise.reject(new Error('offline')) });
  expect(sent).toHaveLength(1);
});
