import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import type { TestPlatform } from '../support/test-platform.ts';

/** A database and a platform have to start, on a machine that has much else to do. */
const TIMEOUT_MS = 120_000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, TIMEOUT_MS);
afterAll(() => postgres.stop());

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  let platform: TestPlatform;
  let id: string;
  let performer: BarePerformer;
  let account: Awaited<ReturnType<BarePerformer['arrives']>>;
  beforeAll(async () => {
    platform = await startPlatformHere(kind === 'SQLite' ? {} : { database: await postgres.createDatabase() });
    id = await platform.hire();
    performer = createBarePerformer(platform);
    account = await performer.arrives(id);
  }, TIMEOUT_MS);
  afterAll(() => platform.stop());

  const regions = (more = ''): string => `performer/performer_accounts/${id}/region_blocks${more}`;

  it('hides the performer from customers of a province and of a country, for requests and messages alike', async () => {
    const [brabant, utrecht, antwerp, english] = await Promise.all([
      platform.customer({ name: 'Mark', region: 'NL-NB' }),
      platform.customer({ name: 'Bob', region: 'NL-UT' }),
      platform.customer({ name: 'Tom', region: 'BE-VAN' }),
      platform.customer({ name: 'Jim', country: 'uk' }),
    ]);
    expect([brabant.name, antwerp.name]).toEqual(['nl|Mark', 'be|Tom']);
    expect((await performer.call('PUT', regions('/NL-NB'))).json).toEqual({ regions: ['NL-NB'] });
    expect((await performer.call('PUT', regions('/BE'))).json).toEqual({ regions: ['NL-NB', 'BE'] });
    expect((await performer.call('PUT', regions('/GB'))).json).toEqual({ regions: ['NL-NB', 'BE', 'GB'] });
    for (const customer of [brabant, antwerp, english]) {
      await expect(customer.asks(id)).rejects.toThrow('region_blocked');
      await expect(customer.writes(id, 'Hello', 'there')).rejects.toThrow('region_blocked');
    }
    await utrecht.asks(id);
    await utrecht.cancels();
    expect((await performer.call('DELETE', regions('/NL-NB'))).json).toEqual({ regions: ['BE', 'GB'] });
    await brabant.asks(id);
    await brabant.cancels();
  });

  it('keeps a country alone in place of its provinces, also when both come at the same moment', async () => {
    await Promise.all(['/DE-BY', '/DE', '/DE-NI', '/DE'].map((code) => performer.call('PUT', regions(code))));
    const { json } = await performer.call('GET', regions());
    expect((json['regions'] as string[]).filter((code) => code.startsWith('DE'))).toEqual(['DE']);
  });

  it('delivers no message with a blocked word, to the chat or the inbox, keeps nothing of it, and counts it', async () => {
    const list = `performer/performer_accounts/${id}/blocked_words`;
    const { json } = await performer.call('POST', list, { word: ' Café ' });
    const [added] = json['words'] as { id: string }[];
    expect(json).toEqual({ words: [{ id: added?.id, word: 'Café', held: 0, heldAt: null }] });
    const socket = await performer.openSocket(account);
    const mark = await platform.customer({ name: 'Mark' });
    await expect(mark.writes(id, 'CAFE', 'Hello')).rejects.toThrow('message_held');
    await mark.asks(id);
    await performer.call('POST', 'session/accept_request', { clientId: mark.id });
    await expect(mark.says('In the cafe\u0301?')).rejects.toThrow('message_held');
    await expect(mark.says('Hallo', 'In the CAFE')).rejects.toThrow('message_held');
    await mark.says('Cafeteria');
    expect((await socket.receives('msg'))['message']).toBe('Cafeteria');
    expect((await mark.messages()).map(({ content }) => content)).toEqual(['Cafeteria']);
    expect((await performer.call('GET', list)).json).toMatchObject({ words: [{ word: 'Café', held: 3 }] });
    expect((await performer.call('DELETE', `${list}/${added?.id}`)).json).toEqual({ words: [] });
    await mark.says('In the café');
    await mark.leaves();
    socket.close();
  });

  it('keeps 100 words and each once, also when they come at the same moment', async () => {
    const list = `performer/performer_accounts/${id}/blocked_words`;
    const words = Array.from({ length: 104 }, (_, index) => `word${index % 102}`);
    const answers = await Promise.all(words.map((word) => performer.call('POST', list, { word })));
    expect((await performer.call('GET', list)).json['words']).toHaveLength(100);
    expect(answers.some(({ status }) => status === 409)).toBe(true);
    expect((await performer.call('POST', list, { word: '!!' })).status).toBe(422);
  });

  it('keeps a block of the platform when the performer takes one back, and one of the performer when the platform does', async () => {
    const list = `performer/performer_account/${id}/block`;
    const [mark, bob] = await Promise.all([platform.customer({ name: 'Mark' }), platform.customer({ name: 'Bob' })]);
    for (const each of [mark, bob]) await each.writes(id, 'Hello', 'Are you there?');
    const listed = async () =>
      (await performer.call('GET', `${list}?limit=20&offset=0`)).json['blocks'] as {
        id: string;
        client: { id: string };
        by: string;
        reason: string;
      }[];
    const of = async (who: { id: string }) => (await listed()).find(({ client }) => client.id === who.id);
    const own = { performerAccount: { id }, client: { id: bob.id }, reason: 'rude' };
    await performer.call('POST', list, own);
    await platform.platformBlock(mark.id, id, true, 'Stolen card');
    await platform.platformBlock(bob.id, id, true);
    expect([await of(mark), await of(bob)]).toMatchObject([
      { by: 'platform', reason: 'Stolen card' },
      { by: 'platform', reason: 'rude' },
    ]);
    expect(await performer.call('DELETE', `${list}/${(await of(mark))?.id}`)).toEqual({
      status: 409,
      json: { error: 'blocked_by_platform' },
    });
    await expect(mark.asks(id)).rejects.toThrow('blocked');
    await platform.platformBlock(mark.id, id, false);
    await platform.platformBlock(bob.id, id, false);
    expect(await of(mark)).toBeUndefined();
    expect(await of(bob)).toMatchObject({ by: 'performer', reason: 'rude' });
    expect((await performer.call('DELETE', `${list}/${(await of(bob))?.id}`)).status).toBe(200);
  });

  it('keeps a block of the performer that came after one of the platform, with the reason of the performer', async () => {
    const list = `performer/performer_account/${id}/block`;
    const tom = await platform.customer({ name: 'Tom' });
    await tom.writes(id, 'Hello', 'Are you there?');
    await platform.platformBlock(tom.id, id, true, 'Stolen card');
    await performer.call('POST', list, { performerAccount: { id }, client: { id: tom.id }, reason: 'rude' });
    await platform.platformBlock(tom.id, id, false);
    const { json } = await performer.call('GET', `${list}?limit=20&offset=0`);
    expect(json['blocks']).toMatchObject([{ client: { id: tom.id }, by: 'performer', reason: 'rude' }]);
    await expect(tom.asks(id)).rejects.toThrow('blocked');
  });

  it('refuses a code that is no region, and tells nobody of the regions of another performer', async () => {
    for (const code of ['XX', 'NL-XX', 'nl', '%2e%2e'])
      expect((await performer.call('PUT', regions(`/${code}`))).status).toBeGreaterThanOrEqual(400);
    expect((await performer.call('PUT', regions('/XX'))).json).toEqual({ error: 'unknown_region' });
    expect((await performer.call('GET', 'performer/performer_accounts/1001/region_blocks')).status).toBe(404);
  });
});
