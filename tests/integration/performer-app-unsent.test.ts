import { expect, it } from 'vitest';
import { createVirtualPerformer, MARK, type VirtualPerformer } from '../support/virtual-performer.ts';

/** The connection is refused: the platform refuses the token and has no new one. */
const loseConnection = async (anna: VirtualPerformer): Promise<void> => {
  anna.link.socket.acknowledgement = 'rejects';
  anna.link.reset();
  await anna.pass(2_000);
  expect(anna.app.realtime.watch.state().isRefused).toBe(true);
};

it('tells the performer once when a change of services cannot be announced', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  await loseConnection(anna);
  anna.app.services.toggle('email');
  await anna.pass(1_000);
  expect(anna.alertKeys().filter((key) => key === 'error.realtime.notConnected')).toHaveLength(1);
});

it('tells the performer when a decline cannot be sent', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  await anna.isAsked(MARK);
  anna.app.session.decline();
  // A decline can be undone for 3 s, in which the connection is lost.
  await loseConnection(anna);
  await anna.pass(1_000);
  expect(anna.alertKeys()).toContain('error.realtime.notConnected');
});

it('tries to say again that the performer types when it could not be sent', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  await loseConnection(anna);
  anna.app.chat.type('hel');
  expect(anna.app.chat.watch.state().lastTyped).toBeUndefined();
});

it('keeps no typing event for a connection that is being repaired', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.link.socket.opening = 'refuses';
  anna.link.reset();
  await anna.pass(1_000);
  anna.app.chat.type('hel');
  expect(anna.app.chat.watch.state().lastTyped).toBeUndefined();
  anna.link.socket.opening = 'opens';
  anna.app.realtime.retryNow();
  await anna.pass(3_000);
  expect(anna.app.realtime.watch.state().authenticated).toBe(true);
  anna.app.chat.type('hell');
  expect(anna.app.chat.watch.state().lastTyped).toBeDefined();
});
