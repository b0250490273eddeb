import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient } from '@greenroom/adapters-http/http/test-client.fake';
import { createRegistrationApi } from '@greenroom/adapters-http/registration/registration-api.http';
import { DOCUMENT_SIDES } from '@greenroom/core/registration/registration';
import { TYPED_REGISTRATION } from '@greenroom/core/testing/registration/registration.fake';
import { DEFAULT_RULE_SET } from '@greenroom/core/toys/rules/toy-rule-set';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { DATABASES, type DataPlace, type DataPlaces } from '../support/kept-rows.ts';
import { png } from '../support/media/pictures.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestCustomer, TestPlatform } from '../support/test-platform.ts';

const AT_ONCE = 8;
const ROUNDS = 25;

const times = <Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** @returns `ok`, or why it was refused */
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const refused = (status: number, code: string): string => `The platform answered ${status} ${code}.`;
const sorted = (words: readonly string[]): readonly string[] => words.toSorted();

describe.each(Object.keys(DATABASES))('on %s', (name) => {
  let places: DataPlaces;
  let place: DataPlace;
  let platform: TestPlatform;
  let id: string;
  let page: BarePerformer;

  beforeAll(async () => {
    places = await (DATABASES[name] as () => Promise<DataPlaces>)();
    place = await places.create();
    platform = await startPlatformHere(place.options);
    id = await platform.hire();
    page = createBarePerformer(platform);
    await page.arrives(id);
  });
  afterAll(async () => {
    await platform.stop();
    await places.dispose();
  });

  const accepts = async (customer: TestCustomer): Promise<number> =>
    (await page.call('POST', 'session/accept_request', { clientId: customer.id })).status;
  const pair = (customer: TestCustomer) => ({ performerId: id, clientId: customer.id });
  const statusOf = async (customer: TestCustomer) =>
    (await place.rows(`select status, end_reason from requests where client_id = '${customer.id}'`))[0];
  const sessionsNow = async () =>
    (await place.rows(`select client_id from requests where performer_id = '${id}' and status = 'accepted'`)).map(
      ({ client_id: clientId }) => clientId,
    );
  /** Number of ends that the platform told of this customer's request. */
  const endsReported = async (customer: TestCustomer) =>
    (await platform.log()).filter(
      ({ message, fields }) => message === 'Request over' && fields?.['customer'] === customer.id,
    ).length;

  it('lets a customer who asks 8 times at once ask once', async () => {
    const others = await times(AT_ONCE, () => platform.hire());
    const mark = await platform.customer();
    const outcomes = await Promise.all(others.map((each) => outcome(mark.asks(each))));
    expect(sorted(outcomes)).toEqual(sorted(['ok', ...others.slice(1).map(() => refused(409, 'already_asking'))]));
    expect(await place.rows(`select id from requests where client_id = '${mark.id}'`)).toHaveLength(1);
  });

  it('lets no session live whose customer leaves while the request is accepted', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const mark = await platform.customer();
      await mark.asks(id);
      const [accepted, left] = await Promise.all([accepts(mark), outcome(mark.leaves('BROKE'))]);
      expect([200, 409]).toContain(accepted);
      expect(left).toBe('ok');
      expect(await statusOf(mark)).toEqual({ status: 'ended', end_reason: 'BROKE' });
      expect(await endsReported(mark)).toBe(1);
    }
  });

  it('gives one outcome to an acceptance, a cancellation, a timeout and a leave at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const mark = await platform.customer();
      await mark.asks(id);
      const [accepted, cancelled, timedOut, left] = await Promise.all([
        accepts(mark),
        outcome(mark.cancels()),
        page.call('POST', 'session/timeout', pair(mark)),
        outcome(mark.leaves('CLICK')),
      ]);
      const ended = await statusOf(mark);
      expect(ended?.['status']).toBe('ended');
      expect(await endsReported(mark)).toBe(1);
      expect(timedOut.status).toBe(200);
      expect([200, 409]).toContain(accepted);
      const gone = refused(409, 'no_request');
      expect([
        { cancelled: 'ok', left: gone },
        { cancelled: gone, left: 'ok' },
        { cancelled: gone, left: gone },
      ]).toContainEqual({ cancelled, left });
      // Who lost was told so: one of the customer's calls ended it, or the timeout did.
      expect([cancelled, left].includes('ok')).toBe(ended?.['end_reason'] !== 'TIMED_OUT');
    }
  });

  it('has one session when two requests are accepted at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [mark, bram] = await Promise.all([platform.customer(), platform.customer()]);
      await Promise.all([mark.asks(id), bram.asks(id)]);
      expect(await Promise.all([accepts(mark), accepts(bram)])).toEqual([200, 200]);
      const [live, ...more] = await sessionsNow();
      expect(more).toEqual([]);
      expect([mark.id, bram.id]).toContain(live);
      await (live === mark.id ? mark : bram).leaves();
      expect(await Promise.all([endsReported(mark), endsReported(bram)])).toEqual([1, 1]);
    }
  });

  it('pays a session once that is ended by both sides at once', async () => {
    const mark = await platform.customer();
    await mark.asks(id);
    expect(await accepts(mark)).toBe(200);
    await mark.startsBothTimers();
    await Promise.all([
      ...Array.from({ length: AT_ONCE }, () =>
        page.call('POST', 'session/end', { ...pair(mark), blocked: false }).then(({ status }) => status),
      ),
      outcome(mark.leaves()),
    ]);
    const paid = await place.rows(
      `select s.id from sessions s join requests r on r.id = s.id where r.client_id = '${mark.id}'`,
    );
    expect(paid).toHaveLength(1);
    expect(await endsReported(mark)).toBe(1);
  });

  it('tells each request once to a page that connects while 20 customers ask', async () => {
    for (let round = 0; round < 5; round += 1) {
      const asked = await platform.hire();
      const own = createBarePerformer(platform);
      const known = await own.arrives(asked);
      const customers = await times(20, () => platform.customer());
      const asking = customers.map((customer) => customer.asks(asked));
      const socket = await own.openSocket(known);
      await Promise.all(asking);
      for (const customer of customers) await socket.receives('videoChat', ({ clientId }) => clientId === customer.id);
      const told = socket.events.filter(({ name: event }) => event === 'videoChat');
      expect(sorted(told.map(({ content }) => String(content['clientId'])))).toEqual(
        sorted(customers.map((one) => one.id)),
      );
      expect(await place.rows(`select id from undelivered where performer_id = '${asked}'`)).toEqual([]);
      socket.close();
    }
  });

  it('makes one performer of a registration that is sent 6 times at once', async () => {
    const api = createRegistrationApi(createTestClient(platform.url));
    const token = await platform.invite();
    const picture = new Uint8Array(png(640, 480));
    let values = { ...TYPED_REGISTRATION, firstName: 'Zita' };
    for (const side of DOCUMENT_SIDES) {
      // A picture sent twice at once is there once.
      const answers = await times(2, () => api.upload(token, side, picture));
      expect(answers.every(({ ok }) => ok)).toBe(true);
      const [kept, ...more] = await place.rows(`select id from files where kind = '${side}'`);
      expect(more).toEqual([]);
      values = { ...values, [side]: String(kept?.['id']) };
    }
    const answers = await times(6, () => api.submit(token, values));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const others = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
    expect(others.map(({ status, message }) => `${status} ${message}`)).toEqual(Array(5).fill('410 token_used'));
    expect(
      await place.rows(`select performer_id from submissions where kind = 'personal' and content like '%Zita%'`),
    ).toHaveLength(1);
  });

  it('answers everything that is switched on 8 times at once, and has it once', async () => {
    const mark = await platform.customer();
    const [topic] = await place.rows('select id from forum_topics');
    const follows = () =>
      page.call('PUT', `performer/performer_accounts/${id}/forum/topics/${String(topic?.['id'])}/followed`, {
        followed: true,
      });
    const set = { ...DEFAULT_RULE_SET, hasRules: false };
    const saves = () => page.call('PUT', `performer/performer_account/${id}/performer_services/toys/rules`, set);
    const outcomes = await Promise.all([
      times(AT_ONCE, () => outcome(platform.fault('no-pong', true, id))),
      times(AT_ONCE, () => outcome(mark.blocks(id, true))),
    ]);
    expect(outcomes.flat()).toEqual(Array(2 * AT_ONCE).fill('ok'));
    const answers = await Promise.all([times(AT_ONCE, follows), times(AT_ONCE, saves)]);
    expect(answers.flat().filter(({ status }) => status !== 200)).toEqual([]);
    expect(await place.rows(`select topic_id from forum_follows where performer_id = '${id}'`)).toHaveLength(1);
    expect(await place.rows(`select rules from toy_rules where performer_id = '${id}'`)).toHaveLength(1);
    expect(await place.rows(`select name from faults where performer_id = '${id}'`)).toHaveLength(1);
    expect(await place.rows(`select client_id from client_blocks where client_id = '${mark.id}'`)).toHaveLength(1);
    await platform.fault('no-pong', false, id);
  });

  it('pays a week once when 8 pages ask for the earnings at the moment in which it is due', async () => {
    const paid = await platform.hire({ past: true });
    const own = createBarePerformer(platform);
    await own.arrives(paid);
    const today = Math.floor(Date.now() / 1_000);
    const pathOf = (id: string) =>
      `performer/performer_accounts/${id}/earnings?date=${today}&scope=day&service=ALL&limit=1&offset=0`;
    const earnings = () => own.call('GET', pathOf(paid)).then(({ status }) => status);
    /** Writes the weeks of another performer: the platform caches what it read until it writes the table itself. */
    const writeAnotherWeek = async () => {
      const other = await platform.hire({ past: true });
      const page = createBarePerformer(platform);
      await page.arrives(other);
      await page.call('GET', pathOf(other));
    };
    expect(await earnings()).toBe(200);
    const [last] = await place.rows(
      `select from_day, amount, sessions from payments where performer_id = '${paid}' order by from_day desc`,
    );
    for (let round = 0; round < 3; round += 1) {
      await place.change(
        `delete from payments where performer_id = '${paid}' and from_day = ${Number(last?.['from_day'])}`,
      );
      await place.change(
        `update session_books set settled_until = ${Number(last?.['from_day']) - 1} where performer_id = '${paid}'`,
      );
      await writeAnotherWeek();
      expect(await times(AT_ONCE, earnings)).toEqual(Array(AT_ONCE).fill(200));
      const again = await place.rows(
        `select from_day, amount, sessions from payments where performer_id = '${paid}' and from_day >= ${Number(last?.['from_day'])}`,
      );
      expect(again).toEqual([last]);
    }
  });
});
