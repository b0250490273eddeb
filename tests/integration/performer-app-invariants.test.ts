import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NETWORK_TIMED_OUT } from '@greenroom/core/kernel/call-failure';
import { END_REASONS } from '@greenroom/core/session/end-reason';
import { createHeadlessPlatform, refusal } from '@greenroom/sim-cli/headless/headless-platform';
import { createHeadlessPerformer, MARK, VICTOR, type HeadlessPerformer } from '../support/headless-performer.ts';

/** One thing that she, a customer, the platform or the network does. */
interface Move {
  readonly name: string;
  readonly make: (her: HeadlessPerformer) => unknown;
}
const move = (name: string, make: Move['make']): Move => ({ name, make });

const CUSTOMERS = [MARK, VICTOR];
const FAULTS = ['saveServices', 'acceptRequest', 'endSession', 'startOneOnOne', 'checkSession', 'chatHistory'] as const;

const HER_MOVES: readonly Move[] = [
  move('goes ready', ({ app }) => app.session.goReady()),
  move('accepts', (her) => her.accepts()),
  move('declines', ({ app }) => app.session.decline()),
  move('ends', ({ app }) => app.session.end(false)),
  move('stops', ({ app }) => app.session.stop()),
  move('reads the summary', ({ app }) => app.session.dismissSummary()),
  move('toggles cam', ({ app }) => app.services.toggle('cam')),
  move('toggles peek', ({ app }) => app.services.toggle('peek')),
  move('pauses', ({ app }) => app.services.pause()),
  move('resumes', ({ app }) => app.services.resume()),
  move('opens the phone modal', ({ app }) => app.modals.open('phone')),
  move('is asked for her face', ({ app }) => app.modals.open('face-recog')),
  move('shows her face', ({ app }) => app.modals.close('face-recog')),
  move('closes a modal', ({ app }) => app.modals.close()),
  move('writes', ({ app }) => {
    app.chat.type('hi');
    app.chat.send();
  }),
];
const CUSTOMER_MOVES: readonly Move[] = CUSTOMERS.flatMap((client) => [
  move(`${client.id} asks`, (her) => her.isAsked(client)),
  move(`${client.id} cancels`, (her) => her.hears({ type: 'requestCancelled', clientId: client.id })),
  move(`${client.id} writes`, (her) => her.customerWrites(client, 'hello')),
  move(`START_TIMER of ${client.id}`, (her) => her.timerStarts(client, 'platform')),
  move(`START_TIMER_DEVICE of ${client.id}`, (her) => her.timerStarts(client, 'device')),
  ...END_REASONS.map((reason) => move(`${client.id} leaves: ${reason}`, (her) => her.customerLeaves(client, reason))),
]);
/** The usual course of things, without which chance seldom gets as far as a session. */
const MEETINGS: readonly Move[] = CUSTOMERS.map((client) =>
  move(`${client.id} asks, she accepts, both timers start`, async (her) => {
    await her.isAsked(client);
    await her.accepts();
    await her.timerStarts(client, 'platform');
    await her.timerStarts(client, 'device');
  }),
);
const WORLD_MOVES: readonly Move[] = [
  move('half a second', (her) => her.pass(500)),
  move('five seconds', (her) => her.pass(5_000)),
  move('a minute', (her) => her.pass(60_000)),
  move('the connection breaks', ({ socket }) => socket.reset()),
  move('the network is gone', ({ socket }) => {
    socket.line.opening = 'refuses';
    socket.reset();
  }),
  ...FAULTS.map((name) =>
    move(`${name} fails`, ({ platform }) =>
      platform.refused.set(name, name === 'endSession' ? refusal(500) : NETWORK_TIMED_OUT),
    ),
  ),
  move('everything is well again', (her) => heal(her)),
];

const heal = ({ app, platform, socket }: HeadlessPerformer): void => {
  platform.refused.clear();
  socket.line.opening = 'opens';
  app.realtime.retryNow();
};

/** What is true at every moment, whatever happens. */
const expectInvariants = ({ app }: HeadlessPerformer): void => {
  const session = app.session.watch.state();
  const { open } = app.modals.watch.state();
  const isAsked = session.request.status === 'pending';
  const isConnected = session.status === 'connected';
  const showsRequest = open === 'chat-request' || open === 'vip-request';

  expect(showsRequest && !(isAsked && session.status === 'active'), 'a request modal only while asked').toBe(false);
  expect(isAsked && open === undefined, 'a request is never out of sight').toBe(false);
  expect(session.client !== undefined, 'a customer only while connected').toBe(isConnected);
  expect(app.chat.watch.state().client, 'the chat is with the customer').toBe(session.client?.id);
  expect(session.clientTime > 0 && !(isConnected && session.timers.platform && session.timers.device)).toBe(false);
  expect(app.alerts.watch.state().shown.length).toBeLessThanOrEqual(3);
};

/** What must be true within 60 seconds after the faults stop. */
const expectHealed = async (her: HeadlessPerformer): Promise<void> => {
  heal(her);
  her.app.session.stop();
  await her.pass(60_000);
  const { flags, confirmed } = her.app.services.watch.state();
  expect(flags, 'the screen shows what the platform has').toEqual(her.platform.account.services);
  expect(confirmed).toEqual(flags);
  expect(her.app.realtime.watch.state().authenticated).toBe(true);
};

it('keeps its promises through any 40 moves of hers, of customers and of the network, and heals in 60 seconds', async () => {
  const anyMove = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...HER_MOVES) },
    { weight: 4, arbitrary: fc.constantFrom(...CUSTOMER_MOVES) },
    { weight: 3, arbitrary: fc.constantFrom(...MEETINGS) },
    { weight: 2, arbitrary: fc.constantFrom(...WORLD_MOVES) },
  );
  const moves = fc.array(anyMove, { minLength: 10, maxLength: 40, size: 'max' });
  await fc.assert(
    fc.asyncProperty(moves, async (sequence) => {
      const platform = createHeadlessPlatform();
      const her = createHeadlessPerformer(platform);
      await her.goesLive();
      for (const { make } of sequence) {
        await make(her);
        expectInvariants(her);
        await her.pass(0);
        expectInvariants(her);
      }
      await expectHealed(her);
      her.app.login.logOut();
      await her.pass(1_000);
      expect(her.clock.pending()).toBe(0);
      expect(her.socket.alive()).toBe(0);
    }),
    { numRuns: 100 },
  );
});
