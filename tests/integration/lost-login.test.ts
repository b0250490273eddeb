import { expect, it } from 'vitest';
import { createVirtualPerformer, MARK, refusal } from '../support/virtual-performer.ts';

it('ends a lost login at the first change that is refused for it, without waiting for the check of 60 s', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  anna.gate.refused.set('createMemo', refusal(403, 'not_logged_in')).set('checkSession', refusal(403, 'not_logged_in'));
  anna.app.memos.saving.mutate({ id: undefined, client: MARK.id, content: 'likes tea' });
  await anna.pass(1_000);
  expect(anna.app.login.watch.state()).toMatchObject({
    status: 'unauthenticated',
    account: undefined,
    forcedOut: 'login.sessionExpired',
  });
});

it('keeps a login that the session check confirms, and says that the change was refused for it', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  anna.gate.refused.set('createMemo', refusal(401, 'who_are_you'));
  const checks = anna.callsOf('checkSession').length;
  anna.app.memos.saving.mutate({ id: undefined, client: MARK.id, content: 'likes tea' });
  await anna.pass(1_000);
  const shown = anna.app.alerts.watch.state().shown.map(({ content }) => content.key);
  expect(anna.app.login.watch.state().status).toBe('authenticated');
  expect(shown).toEqual(['error.login.sessionExpired', 'error.memos.notCreated']);
  expect(anna.callsOf('checkSession').length - checks).toBe(1);
});
