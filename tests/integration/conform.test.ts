import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { CALLS } from '@greenroom/adapters-http/calls';
import { conform } from '@greenroom/sim-cli/conform/conform';
import { createPlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { startToyApp } from '@greenroom/sim-cli/toys/toy-app';
import { createToyDrawer } from '@greenroom/sim-cli/toys/toy-drawer';
import { startDifferingServer } from '../support/differing-server.ts';
import { eventually } from '../support/eventually.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { runHere } from '../support/run-here.ts';
import { runSim } from '../support/run-sim.ts';
import { runWatched } from '../support/run-watched.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let id: string;

beforeAll(async () => {
  platform = await startPlatformHere();
  id = await platform.hire();
});
afterAll(() => platform.stop());

const own = (): readonly string[] => ['--performer', id, '--password', platform.password];

const reportWire = z.object({
  differs: z.number(),
  notTried: z.number(),
  findings: z.array(
    z.object({
      of: z.string(),
      check: z.string(),
      outcome: z.string(),
      wanted: z.string().optional(),
      instead: z.string().optional(),
    }),
  ),
});

it('finds no difference at the simulated platform, with each call made and each socket answer received', async () => {
  // In a process of its own, because what is said on standard error here may be of the platform.
  const listening = runSim([
    'conform',
    '--api',
    `${platform.url}/api`,
    '--socket',
    platform.url,
    ...own(),
    '--all',
    '--listen',
    '4s',
    '--json',
  ]);
  await eventually(async () => (await platform.performer(id)).online);
  for (const event of ['voyeur', 'msg', 'status_change']) await platform.trigger(event, id);
  const { code, out, complaint } = await listening;
  const report = reportWire.parse(JSON.parse(out));
  expect(report.findings.filter(({ outcome }) => outcome === 'differs')).toEqual([]);
  expect([code, complaint]).toEqual([0, '']);
  const tried = new Set(report.findings.filter(({ outcome }) => outcome === 'fits').map(({ of }) => of));
  expect(
    [...Object.keys(CALLS), 'user', 'ping', 'voyeur', 'msg', 'status_change'].filter((of) => !tried.has(of)),
  ).toEqual([]);
});

it('asks for the login code where one is sent, which belongs to that login', async () => {
  const anna = ['conform', '--api', `${platform.url}/api`, '--performer', '1001', '--password', platform.password];
  const { code, out } = await runHere([...anna, '--only', 'news']);
  expect([code, out]).toEqual([0, expect.stringContaining('with the password: not tried, a login code is wanted')]);
  const findings = await conform({
    api: `${platform.url}/api`,
    socket: undefined,
    credentials: {
      performer: '1001',
      password: platform.password,
      code: undefined,
      askCode: () => platform.code('1001'),
    },
    client: '5001',
    version: '1.1',
    only: ['news'],
    changes: false,
    listen: 0,
  });
  expect(findings?.filter(({ outcome }) => outcome !== 'fits')).toEqual([]);
});

it('knows the state of the account: a forum that is closed to it is no difference', async () => {
  const evi = ['--performer', '1005', '--password', platform.password];
  const { code, out } = await runHere(['conform', '--api', `${platform.url}/api`, ...evi, '--json']);
  const { findings } = reportWire.parse(JSON.parse(out));
  expect([code, findings.filter(({ outcome }) => outcome === 'differs')]).toEqual([0, []]);
  const closed = findings.filter(({ check }) => check === 'the forum is closed to this account');
  expect(closed.map(({ of }) => of)).toContain('forumFront');
});

it('changes nothing unless it is asked to', async () => {
  const before = await platform.performer(id);
  const { code, out } = await runHere(['conform', '--api', `${platform.url}/api`, ...own()]);
  expect([code, out.trim().split('\n').at(-1)]).toEqual([
    0,
    expect.stringMatching(/^\d+ fit, 0 differ, \d+ were not tried\.$/),
  ]);
  expect(out).toContain('the answer: not tried, it would change something: --all makes it');
  expect((await platform.performer(id)).services).toEqual(before.services);
});

it('names call by call how another server differs, and ends with 1', async () => {
  const server = await startDifferingServer(platform.url, {
    answers: {
      'GET /api/news': (status, json) => [status, { ...Object(json), total: 'many' }],
      'GET /api/country_config': () => [200, 'not an object'],
      'GET /api/payment_info': () => [418, { error: 'teapot' }],
      [`GET /api/performer/performer_account/${id}/vip-prices`]: (status, json) =>
        status === 403 ? [401, { error: 'who_are_you' }] : [status, json],
    },
    acknowledges: { ok: true },
    sends: { voyeur: { type: 'peek', value: 'some' }, surprise: {} },
  });
  const args = ['conform', '--api', `${server.url}/api`, '--socket', server.url, ...own()];
  const { code, out, complaint } = await runHere(args);
  expect([code, complaint.trim()]).toEqual([1, `${server.url}/api differs from the tables.`]);
  const named = [...out.matchAll(/^✗ (\w+)/gm)].map(([, name]) => name);
  expect(named).toEqual(
    ['vipPrices', 'paymentInfo', 'countryConfig', 'news', 'user', 'ping', 'voyeur', 'surprise'].toSorted(
      (left, right) => out.indexOf(`✗ ${left}`) - out.indexOf(`✗ ${right}`),
    ),
  );
  expect(out).toContain('the answer: expected what the table says, but answer.total does not fit');
  expect(out).toContain('without a login: expected 403 not_logged_in, but 401 who_are_you');
  expect(out).toContain('the answer: expected 200, or a refusal of the table, but 418 teapot');
  expect(out).toContain('with a wrong token: expected ok false, but an acknowledgement with ok true');
  expect(out).toContain('the event: expected an event of the table, but one that it does not know');
  await server.stop();
});

it('leaves no login at Ctrl-C, also while it listens', async () => {
  let pressCtrlC = (): void => undefined;
  const args = ['--api', `${platform.url}/api`, '--socket', platform.url, '--only', 'news', '--listen', '1h'];
  const ending = runWatched(['conform', ...args, ...own()], {
    onStart: (watched) => {
      pressCtrlC = watched.pressCtrlC;
    },
  });
  await eventually(async () => (await platform.performer(id)).online);
  pressCtrlC();
  expect(await ending).toMatchObject({ code: 130, out: '', complaint: 'Interrupted.\n', leftRunning: false });
  expect(await platform.performer(id)).toMatchObject({ loggedIn: false });
});

it('says that a certificate is not trusted, and how it can be', async () => {
  const clock = createPlatformClock();
  const server = await startToyApp({ port: 0, tlsPort: 0, clock, drawer: createToyDrawer(clock, []) });
  const { code, complaint } = await runHere(['conform', '--api', `${server.tlsUrl}/api`]);
  expect([code, complaint]).toEqual([1, expect.stringMatching(/^Nothing answers at .* NODE_EXTRA_CA_CERTS\.\n$/)]);
  await server.stop();
  clock.dispose();
});

it.each([
  [['--api', 'http://127.0.0.1:1/api', '--only', 'newss'], 2, 'Did you mean news?'],
  [['--api', 'http://127.0.0.1:1/api', '--code', '123456'], 2, '--code changes nothing without --performer'],
  [['--api', 'http://127.0.0.1:1/api'], 1, 'Nothing answers at http://127.0.0.1:1/api.'],
  [['--api', 'nonsense'], 2, 'It must be an address such as'],
  [[], 2, "required option '--api <url>' not specified"],
  [['--api', 'http://127.0.0.1:1/api', '--only', 'nonsense'], 2, 'There is no call nonsense'],
  [['--api', 'http://127.0.0.1:1/api', '--performer', '1004'], 2, '--performer and --password belong together.'],
])('says in one line what is wrong with: conform %s', async (args, code, sentence) => {
  const ended = await runHere(['conform', ...args]);
  expect([ended.code, ended.out]).toEqual([code, '']);
  expect(ended.complaint).toContain(sentence);
});
