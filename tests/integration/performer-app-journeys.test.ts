import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@greenroom/sim-cli/platform/base/world/performers';
import { ANNA, createVirtualPerformer, MARK, refusal, VICTOR } from '../support/virtual-performer.ts';

it('logs in with ID, password and code, and starts the working day', async () => {
  const anna = createVirtualPerformer();
  const { app } = anna;
  const status = () => app.login.watch.state().status;
  app.start();
  await anna.pass(0);
  expect(status()).toBe('unauthenticated');

  const input = { performerId: ANNA, password: DEMO_PASSWORD };
  app.login.logIn(input);
  await anna.pass(0);
  expect(app.login.watch.state().codeSentBy).toBe('sms');
  app.login.logIn({ ...input, code: '000000' });
  await anna.pass(0);
  expect(app.login.watch.state().error).toBe('login.wrongCode');
  app.login.logIn({ ...input, code: await anna.code() });
  await anna.pass(0);

  expect(status()).toBe('authenticated');
  expect(app.account.watch.state()).toMatchObject({ approval: 'approved', settings: { theme: 'dark' } });
  expect(app.localisation.watch.state().language).toBe('nl');
  expect(app.news.newest.watch.state().status).toBe('ready');
  expect(anna.callsOf('news')).toEqual([{ forWhom: 'ROLE_PERFORMER', limit: '5', offset: '0' }]);
  expect(anna.alertKeys()).toEqual([]);
});

it('reads the news again in the chosen language, once the platform knows it', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  anna.app.localisation.choose('de');
  expect(anna.callsOf('news')).toHaveLength(1);
  await anna.pass(0);
  expect([anna.callsOf('setLanguage'), anna.callsOf('news').length]).toEqual([[{ language: 'de' }], 2]);
});

it('connects the socket after login and authenticates 1 second later', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  const { sent } = anna.socket;
  expect(sent.map(({ what }) => what)).toEqual(['authenticate']);
  expect(sent[0]?.at).toBe(1_100);
  expect(anna.app.realtime.watch.state()).toMatchObject({ status: 'connected', authenticated: true });
});

it('opens no modal for a request before the performer is ready, but remembers it', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  await anna.isAsked(MARK);
  expect(anna.modal()).toBeUndefined();
  expect(anna.app.missed.watch.state()).toMatchObject([{ client: MARK, why: 'notActive' }]);
});

it.each([
  ['chat', MARK, 'chat-request'],
  ['VIP', VICTOR, 'vip-request'],
])('opens the %s request over any page', async (_kind, client, modal) => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  anna.app.modals.open('phone');
  await anna.isAsked(client);
  expect(anna.modal()).toBe(modal);
  expect(anna.callsOf('reportMoment')).toHaveLength(1);
});

it('brings a request back when another modal was opened over it', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  await anna.isAsked(MARK);
  anna.app.modals.open('notapproved');
  anna.app.modals.close();
  expect(anna.modal()).toBe('chat-request');
});

it('connects on acceptance, opens the chat and counts once both timers have started', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  await anna.isAsked(MARK);
  await anna.accepts();
  const state = () => anna.app.session.watch.state();
  expect(state()).toMatchObject({ status: 'connected', client: MARK });
  expect(anna.modal()).toBeUndefined();
  expect(anna.app.chat.watch.state().client).toBe(MARK.id);
  await anna.timerStarts(MARK, 'START_TIMER');
  await anna.pass(5_000);
  expect(state().clientTime).toBe(0);
  await anna.timerStarts(MARK, 'START_TIMER_DEVICE');
  await anna.pass(5_000);
  expect(state().clientTime).toBe(5);
});

it('carries the chat both ways, and says sent only when the platform has it', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  const { chat } = anna.app;
  await anna.customerWrites(MARK, 'hello');
  anna.gate.held.set('sendChatMessage', []);
  chat.type('hi Mark');
  chat.send();
  const lines = () =>
    Array.from(chat.watch.state().messages, ({ sentBy, content, delivery }) => [sentBy, content, delivery]);
  expect(lines()).toEqual([
    ['CLIENT', 'hello', 'sent'],
    ['PERFORMER', 'hi Mark', 'pending'],
  ]);
  for (const go of anna.gate.held.get('sendChatMessage') ?? []) go();
  await anna.pass(0);
  expect(lines()[1]).toEqual(['PERFORMER', 'hi Mark', 'sent']);
  expect(anna.callsOf('sendChatMessage')).toMatchObject([{ receiver: 'mark', msg: 'hi Mark' }]);
});

it("tells the customer at most once every 3 seconds that the performer types, and shows the customer's typing for 3 seconds", async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  const { chat } = anna.app;
  for (const draft of ['h', 'he', 'hel']) chat.type(draft);
  expect(anna.socket.announced).toEqual([
    { event: 'typing', content: { performerId: '1001' }, receiverId: 'mark', receiverType: 'ROLE_CLIENT' },
  ]);
  await (await anna.customer(MARK)).type();
  await anna.pass(50);
  await anna.pass(2_999);
  expect(chat.watch.state().typing).toBe(true);
  await anna.pass(1);
  expect(chat.watch.state().typing).toBe(false);
});

it.each([
  ['BROKE', 'session.end.noCredits'],
  ['CLICK', 'session.end.customerLeft'],
  ['DISCONNECT', 'session.end.connectionLost'],
  ['DEFAULT', 'session.end.disconnected'],
] as const)('ends a session by %s with its own words, a summary and the toys at rest', async (reason, key) => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  await anna.pass(65_000);
  const stopsBefore = anna.toyStops();
  await anna.customerLeaves(MARK, reason);
  expect(anna.modal()).toBe('session');
  expect(anna.alertKeys()).toEqual([]);
  expect(anna.alertHistory()).toEqual([key]);
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'active', lastEnd: { reason, duration: 65 } });
  expect(anna.app.chat.watch.state().client).toBeUndefined();
  expect(anna.toyStops()).toBe(stopsBefore + 1);
  anna.app.modals.close();
  expect(anna.app.session.watch.state().lastEnd).toBeUndefined();
});

it('keeps the summary for after a request that came over it', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  await anna.customerLeaves(MARK, 'CLICK');
  await anna.isAsked(VICTOR);
  expect(anna.modal()).toBe('vip-request');
  anna.app.session.decline();
  expect(anna.modal()).toBe('session');
});

it('tells the customer 3 s after the performer declines', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  await anna.isAsked(MARK);
  anna.app.session.decline();
  await anna.pass(3_000);
  expect(anna.socket.announced).toEqual([
    {
      event: 'videoChat',
      content: { _stateChange: 'REJPERF', RESPONSE: false, performerId: '1001', requestId: expect.any(String) },
      receiverId: 'mark',
      receiverType: 'ROLE_CLIENT',
      until: expect.any(Number),
    },
  ]);
  expect(anna.modal()).toBeUndefined();
  expect(anna.app.missed.watch.state()).toMatchObject([{ client: MARK, why: 'declined' }]);
});

it('closes the request when the customer cancels', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  await anna.isAsked(MARK);
  await (await anna.customer(MARK)).cancel();
  await anna.pass(50);
  expect(anna.modal()).toBeUndefined();
  expect(anna.app.missed.watch.state()).toMatchObject([{ client: MARK, why: 'cancelled' }]);
  expect(anna.app.session.watch.state().status).toBe('active');
});

it('gives a customer 59 seconds to join, not less and not more', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  await anna.isAsked(MARK);
  await anna.receives('videoChat', { type: 'START_TIMER', clientId: MARK.id });
  await anna.pass(58_999);
  expect(anna.modal()).toBe('chat-request');
  await anna.pass(1);
  expect(anna.modal()).toBeUndefined();
  expect(anna.callsOf('sessionTimeout')).toMatchObject([{ performerId: '1001', clientId: 'mark' }]);
  expect(anna.app.missed.watch.state()).toMatchObject([{ client: MARK, why: 'timedOut' }]);
});

it('keeps a request and says so when accepting it fails', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  await anna.isAsked(MARK);
  anna.gate.refused.set('acceptRequest', refusal(500));
  await anna.accepts();
  expect(anna.modal()).toBe('chat-request');
  expect(anna.alertKeys()).toEqual(['error.session.acceptFailed']);
  anna.gate.refused.clear();
  await anna.accepts();
  expect(anna.app.session.watch.state().status).toBe('connected');
});
