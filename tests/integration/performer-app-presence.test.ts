import { expect, it } from 'vitest';
import { ANNA, createVirtualPerformer } from '../support/virtual-performer.ts';

/** More steps than an authentication takes. */
const STEPS = 80;

it('knows that a performer is away when the connection closes at any step of its authentication', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  anna.link.turn('tcp-down', true);
  await anna.pass(250);
  const { logins, performers } = anna.platform.parts;
  const [login] = await logins.alive(ANNA);
  if (login === undefined) throw new Error('Anna has no login.');
  const user = { id: ANNA, token: logins.socketToken(login), type: 'ROLE_PERFORMER' };
  const presentAfter: number[] = [];
  let acknowledged = 0;
  for (let steps = 0; steps < STEPS; steps += 1) {
    const connection = anna.platform.sockets.open({ deliver: () => undefined, ended: () => undefined });
    connection.user(user, () => (acknowledged += 1));
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    connection.close();
    await anna.pass(250);
    if ((await performers.find(ANNA))?.gone_at === null) presentAfter.push(steps);
  }
  expect(acknowledged).toBeGreaterThan(0);
  expect(presentAfter).toEqual([]);
});
