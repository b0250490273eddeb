import { randomUUID } from 'node:crypto';
import { DEFAULT_RULE_SET } from '@greenroom/core/toys/rules/toy-rule-set';
import { createCookieFetch } from '@greenroom/sim-cli/actors/cookie-fetch';
import { isRefused, Refused, type Act, type Call, type Ledger, type Work, type Worker } from './kill-ledger.ts';
import { register } from './kill-registration.ts';
import { playSession } from './kill-session.ts';

const HEADERS = { ver: '1.1', tokenDate: '1', 'content-type': 'application/json' };

const client = { id: '5001' };

/** Adds a performer and logs in. */
const hire = async ({ platform, ledger }: Work): Promise<Worker> => {
  const id = await platform.hire();
  ledger.acknowledged.push({ what: 'performer', count: `performers where id = '${id}'`, rows: 1 });
  const send = createCookieFetch();
  const call: Call = async (method, path, body) => {
    const response = await send(`${platform.url}/api/${path}`, {
      method,
      headers: path === 'auth/login' ? { ...HEADERS, role: 'ROLE_PERFORMER' } : HEADERS,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Refused(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  await call('POST', 'auth/login', { email: id, password: platform.password, forced: false });
  ledger.acknowledged.push({ what: 'login', count: `logins where performer_id = '${id}'`, rows: 1 });
  // Nobody writes about a customer whom they never met.
  await (await platform.customer(client)).writes(id, 'Hello', 'Good evening');
  return { id, call };
};

/** Makes an act that sends a random text, which has to be found in one row of a table once the call is acknowledged. */
const sendsText =
  (
    what: string,
    table: string,
    column: string,
    send: (worker: Worker, text: string, work: Work) => Promise<unknown>,
  ): Act =>
  async (worker, work) => {
    const text = randomUUID();
    const count = `${table} where ${column} like '%${text}%'`;
    work.ledger.once.push(count);
    await send(worker, text, work);
    work.ledger.acknowledged.push({ what, count, rows: 1 });
  };

/** Drops what an earlier call acknowledged, because a new one is about to replace it. */
const retract = ({ acknowledged }: Ledger, isReplaced: (count: string) => boolean): void => {
  const index = acknowledged.findIndex(({ count }) => isReplaced(count));
  if (index >= 0) acknowledged.splice(index, 1);
};

/** Acts that are repeated in any order: together they write to every table that a running platform writes to. */
const ACTS: Readonly<Record<string, Act>> = {
  session: playSession,
  register,
  letter: sendsText('letter', 'inbox_messages', 'content', async ({ id }, text, { platform }) =>
    (await platform.customer({ id: '5002' })).writes(id, 'Hello', text),
  ),
  memo: sendsText('memo', 'memos', 'content', ({ id, call }, content) =>
    call('POST', `performer/performer_account/${id}/memo`, { content, client }),
  ),
  flag: sendsText('flag', 'flags', 'reason', ({ id, call }, reason) =>
    call('POST', 'moderator/flag', { performerId: id, clientId: '5001', reason }),
  ),
  thread: sendsText('thread', 'forum_posts', 'content', ({ id, call }, content) =>
    call('POST', `performer/performer_accounts/${id}/forum/topics/o1/threads`, { title: 'Tea', content }),
  ),
  text: async ({ id, call }, { ledger }) => {
    const own = `submissions where performer_id = '${id}' and content like '%`;
    retract(ledger, (count) => count.startsWith(own));
    const mark = randomUUID();
    const description = `${'A long walk by the sea. '.repeat(20)}${mark}`;
    await call('POST', `performer/performer_accounts/${id}/descriptions/`, {
      nickname: 'Anna',
      description,
      brand: 'de',
    });
    ledger.acknowledged.push({ what: 'text', count: `${own}${mark}%'`, rows: 1 });
  },
  violation: async (_worker, { platform }) => {
    const body = JSON.stringify({
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'x', 'document-uri': 'y' },
    });
    await fetch(`${platform.url}/sim/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body,
    });
  },
  choices: async ({ id, call }, { platform, ledger, random }) => {
    const customer = await platform.customer({ id: '5003' });
    const on = random(2) === 0;
    /** Makes a call that leaves one row of a table or none; until it is acknowledged neither is expected. */
    const choose = async (table: string, send: () => Promise<unknown>): Promise<void> => {
      const count = `${table} where performer_id = '${id}'`;
      retract(ledger, (other) => other === count);
      await send();
      ledger.acknowledged.push({ what: table, count, rows: on ? 1 : 0 });
    };
    const rules = { ...DEFAULT_RULE_SET, hasRules: false };
    await call('PUT', `performer/performer_account/${id}/performer_services/toys/rules`, rules);
    await choose('client_blocks', () => customer.blocks(id, on));
    await choose('faults', () => platform.fault('no-pong', on, id));
    await choose('forum_follows', () =>
      call('PUT', `performer/performer_accounts/${id}/forum/topics/o1/followed`, { followed: on }),
    );
    await call('PUT', `performer/performer_account/${id}/performer_services`, { email: on });
    await call('POST', `performer/performer_account/${id}/block`, { performerAccount: { id }, client, reason: '' });
    ledger.acknowledged.push({
      what: 'block',
      count: `blocks where performer_id = '${id}' and client_id = '5001'`,
      rows: 1,
    });
  },
  past: async (_worker, work) => {
    const id = await work.platform.hire({ past: true, codeChannel: 'email' });
    work.ledger.acknowledged.push({ what: 'inbox of a year', count: `medias where performer_id = '${id}'`, rows: 10 });
    const send = createCookieFetch();
    const logIn = (token?: string) =>
      send(`${work.platform.url}/api/auth/login`, {
        method: 'POST',
        headers: { ...HEADERS, role: 'ROLE_PERFORMER' },
        body: JSON.stringify({
          email: id,
          password: work.platform.password,
          forced: false,
          ...(token === undefined ? {} : { token }),
        }),
      });
    await logIn();
    work.ledger.acknowledged.push({ what: 'login code', count: `login_codes where performer_id = '${id}'`, rows: 1 });
    const login = await logIn(await work.platform.code(id));
    if (!login.ok) throw new Refused(`login with a code: ${login.status}`);
    const earnings = await send(
      `${work.platform.url}/api/performer/performer_accounts/${id}/earnings?date=${Math.floor(Date.now() / 1_000)}&scope=day&service=ALL&limit=1&offset=0`,
      { headers: HEADERS },
    );
    if (!earnings.ok) throw new Refused(`earnings: ${earnings.status}`);
    work.ledger.acknowledged.push({ what: 'past', count: `session_books where performer_id = '${id}'`, rows: 1 });
  },
};

/** Performers who work at the same time. */
const WORKERS = 3;

/** Works until the platform is dead. @returns what it refused */
export const workUntilDead = async (work: Work, isDead: () => boolean): Promise<readonly string[]> => {
  const refused: string[] = [];
  const names = Object.keys(ACTS);
  const runWorker = async (): Promise<void> => {
    try {
      const worker = await hire(work);
      while (!isDead()) {
        // Sessions have the most steps, so they come most often.
        const name = work.random(3) === 0 ? 'session' : (names[work.random(names.length)] ?? 'session');
        await ACTS[name]?.(worker, work).catch((error: unknown) => {
          if (!isRefused(error)) throw error;
          refused.push(`${name}: ${error.message}`);
        });
      }
    } catch (error) {
      // Any other error is the death of the platform.
      if (isRefused(error)) refused.push(error.message);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, runWorker));
  return refused;
};
