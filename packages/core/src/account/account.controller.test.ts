import { expect, it } from 'vitest';
import { performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { type CallFailure, done, err, ok, type Result } from '../kernel/result.ts';
import type { PerformerDetails } from './account-api.port.ts';
import { createAccountController } from './account.controller.ts';
import type { PerformerAccount } from './performer-account.ts';

const FAILED = err<CallFailure>({ kind: 'status', status: 500, message: '' });
const accountOf = (id: string, changes: Partial<PerformerAccount> = {}): PerformerAccount =>
  ({
    id: performerId(id),
    roles: ['ROLE_PERFORMER'],
    status: 'APPROVED',
    settings: '{"theme":"light","sound":true}',
    ...changes,
  }) as PerformerAccount;

/** A platform that answers calls on command, the oldest first. */
const setUp = () => {
  const saves: string[] = [];
  const answers: ((answer: Result<undefined, CallFailure>) => void)[] = [];
  const details = new Map<string, (answer: Result<PerformerDetails, CallFailure>) => void>();
  const account = createAccountController({
    api: {
      saveSettings: (_, settings) => {
        saves.push(settings);
        return new Promise((resolve) => answers.push(resolve));
      },
      details: (id) => new Promise((resolve) => details.set(id, resolve)),
    },
    specialPerformerIds: ['1002'],
    log: silentLog,
  });
  const answer = async (result: Result<undefined, CallFailure>): Promise<void> => {
    answers.shift()?.(result);
    await Promise.resolve();
  };
  const answerDetails = async (id: string, phone: string): Promise<void> => {
    details.get(id)?.(ok({ phone }));
    await Promise.resolve();
  };
  return { account, saves, answer, answerDetails, state: () => account.watch.state() };
};

it('knows theme, approval and details once the account is loaded', async () => {
  const { account, answerDetails, state } = setUp();
  account.load(accountOf('1001'));
  await answerDetails('1001', '0612345678');
  expect(state()).toMatchObject({
    settings: { theme: 'light' },
    approval: 'approved',
    special: false,
    details: { phone: '0612345678' },
    error: undefined,
  });
});

it('refreshes the details after a changed phone number', async () => {
  const { account, answerDetails, state } = setUp();
  account.load(accountOf('1001'));
  await answerDetails('1001', '0612345678');
  account.refreshDetails(performerId('1001'));
  expect(state().details).toEqual({ phone: '0612345678' });
  await answerDetails('1001', '+597123456');
  expect(state().details).toEqual({ phone: '+597123456' });
});

it.each([
  ['1001', false],
  ['1002', true],
])('flags performer %s as special: %s', (id, special) => {
  const { account, state } = setUp();
  account.load(accountOf(id));
  expect(state().special).toBe(special);
});

it('marks an account that waits for approval', () => {
  const { account, state } = setUp();
  account.load(accountOf('1003', { status: 'PENDING' }));
  expect(state().approval).toBe('notApproved');
});

it('shows a chosen theme at once and saves it beside the other settings', async () => {
  const { account, saves, answer, state } = setUp();
  account.load(accountOf('1001'));
  account.chooseTheme('dark');
  expect(state().settings.theme).toBe('dark');
  expect(saves.map((text) => JSON.parse(text))).toEqual([{ theme: 'dark', sound: true }]);
  await answer(done);
  expect(state()).toMatchObject({ settings: { theme: 'dark' }, error: undefined });
});

it('takes a theme back that could not be saved, and says so until the next choice', async () => {
  const { account, answer, state } = setUp();
  account.load(accountOf('1001'));
  account.chooseTheme('dark');
  await answer(FAILED);
  expect(state()).toMatchObject({ settings: { theme: 'light' }, error: 'account.settingsNotSaved' });
  account.chooseTheme('system');
  expect(state()).toMatchObject({ settings: { theme: 'system' }, error: undefined });
});

it('saves the last of several quick choices, one save at a time', async () => {
  const { account, saves, answer, state } = setUp();
  account.load(accountOf('1001'));
  account.chooseTheme('dark');
  account.chooseTheme('light');
  account.chooseTheme('system');
  expect(saves).toHaveLength(1);
  await answer(done);
  await answer(done);
  expect(saves.map((text) => JSON.parse(text).theme)).toEqual(['dark', 'system']);
  expect(state().settings.theme).toBe('system');
});

it('keeps a choice on its way when a session check brings another approval', async () => {
  const { account, saves, answer, state } = setUp();
  account.load(accountOf('1001', { status: 'PENDING' }));
  account.chooseTheme('dark');
  account.load(accountOf('1001'));
  expect(state()).toMatchObject({ settings: { theme: 'dark' }, approval: 'approved' });
  await answer(done);
  expect([state().settings.theme, state().saving, saves.length]).toEqual(['dark', {}, 1]);
});

it('saves nothing that is chosen before the account is there', () => {
  const { account, saves, state } = setUp();
  account.chooseTheme('dark');
  account.load(accountOf('1001'));
  expect([saves, state().settings.theme]).toEqual([[], 'light']);
});

it('takes over settings that were changed elsewhere, and those of another performer whatever was chosen', () => {
  const { account, state } = setUp();
  account.load(accountOf('1001'));
  account.load(accountOf('1001', { settings: '{"theme":"dark"}' }));
  expect(state().settings.theme).toBe('dark');
  account.chooseTheme('system');
  account.load(accountOf('1002'));
  expect(state().settings.theme).toBe('light');
});

it('takes over what another device saved when a session check brings it, and keeps the details', async () => {
  const { account, answer, answerDetails, saves, state } = setUp();
  account.load(accountOf('1001'));
  await answerDetails('1001', '0612345678');
  account.settingsChecked(accountOf('1001', { settings: '{"theme":"dark","translation":["de"]}' }));
  expect(state()).toMatchObject({ settings: { theme: 'dark' }, parts: { translation: ['de'] } });
  expect(state().details).toEqual({ phone: '0612345678' });
  account.choosePart('translation', ['en']);
  account.settingsChecked(accountOf('1001', { settings: '{"theme":"dark","translation":["nl"]}' }));
  expect(state().parts['translation']).toEqual(['en']);
  await answer(done);
  expect(saves).toEqual(['{"theme":"dark","translation":["en"]}']);
});

it('drops answers meant for an earlier login', async () => {
  const { account, answer, answerDetails, state } = setUp();
  account.load(accountOf('1001'));
  account.chooseTheme('dark');
  account.reset();
  account.load(accountOf('1002'));
  account.chooseTheme('system');
  await answer(FAILED);
  await answerDetails('1001', '0600000000');
  expect(state()).toMatchObject({ settings: { theme: 'system' }, details: undefined, error: undefined });
});

it('forgets everything at log-out', async () => {
  const { account, answerDetails, state } = setUp();
  account.load(accountOf('1002', { status: 'PENDING' }));
  account.reset();
  await answerDetails('1002', '0600000000');
  expect(state()).toEqual({
    settings: { theme: 'system' },
    parts: { theme: 'system' },
    saving: {},
    approval: 'approved',
    special: false,
    details: undefined,
    error: undefined,
  });
});

it('saves a part of another capability beside the theme, and keeps what it does not know', async () => {
  const { account, saves, answer, state } = setUp();
  account.load(accountOf('1001'));
  account.chooseTheme('dark');
  account.choosePart('quickReplies', { order: 'manual' });
  expect(Object.keys(state().saving)).toEqual(['theme', 'quickReplies']);
  await answer(done);
  expect(Object.keys(state().saving)).toEqual(['quickReplies']);
  await answer(done);
  expect(saves.map((text) => JSON.parse(text)).at(-1)).toEqual({
    theme: 'dark',
    sound: true,
    quickReplies: { order: 'manual' },
  });
  expect(state()).toMatchObject({ parts: { quickReplies: { order: 'manual' } }, saving: {}, error: undefined });
});

it('takes back only the part that could not be saved', async () => {
  const { account, answer, state } = setUp();
  account.load(accountOf('1001'));
  account.choosePart('quickReplies', { order: 'manual' });
  account.chooseTheme('dark');
  await answer(FAILED);
  await answer(done);
  expect(state()).toMatchObject({ settings: { theme: 'dark' }, error: 'account.settingsNotSaved' });
  expect(state().parts['quickReplies']).toBeUndefined();
});
