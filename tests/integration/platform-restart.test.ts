import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBarePerformer, openCustomerSocket } from '../support/bare-performer.ts';
import { eventually } from '../support/eventually.ts';
import { DATABASES, type DataPlace, type DataPlaces } from '../support/kept-rows.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { startPlatform, type PlatformProcess } from '../support/platform.ts';
import { runHere } from '../support/run-here.ts';

describe.each(Object.keys(DATABASES))('on %s', (name) => {
  let places: DataPlaces;
  beforeAll(async () => {
    places = await (DATABASES[name] as () => Promise<DataPlaces>)();
  });
  afterAll(() => places.dispose());

  const kill = async (platform: PlatformProcess): Promise<void> => {
    process.kill(platform.pid, 'SIGKILL');
    await platform.stop();
  };
  const live = async ({ rows }: DataPlace) =>
    (await rows(`select client_id from requests where status <> 'ended'`)).map(({ client_id: id }) => id);

  it('ends a fault of --for whose process was killed', async () => {
    const place = await places.create();
    const first = await startPlatform(place.options);
    const { port } = new URL(first.url);
    await runHere(['fault', 'on', 'slow', '--for', '5m', '--performer', '1004', '--port', port]);
    await runHere(['fault', 'on', 'no-pong', '--performer', '1004', '--port', port]);
    await kill(first);
    const second = await startPlatformHere({ ...place.options, clockRate: 100 });
    await eventually(async () => (await second.state()).faults.length === 1);
    expect((await second.state()).faults).toEqual([{ name: 'no-pong', performerId: '1004' }]);
    const isOver = ({ message, fields }: { message: string; fields?: Record<string, unknown> | undefined }) =>
      message === 'Fault off' && fields?.['fault'] === 'slow';
    await eventually(async () => (await second.log()).some(isOver));
    expect((await second.log()).filter(isOver)).toHaveLength(1);
    await second.stop();
  });

  it('ends the session of a customer who does not come back after a restart, and holds the other', async () => {
    const place = await places.create();
    const first = await startPlatform({ ...place.options, clockRate: 2 });
    const [one, other] = [createBarePerformer(first), createBarePerformer(first)];
    await Promise.all([one.arrives('1004'), other.arrives('1001')]);
    const [mark, bram] = [await first.customer({ name: 'Mark' }), await first.customer({ name: 'Bram' })];
    await Promise.all([mark.asks('1004'), bram.asks('1001')]);
    await one.call('POST', 'session/accept_request', { clientId: mark.id });
    await other.call('POST', 'session/accept_request', { clientId: bram.id });
    await kill(first);
    const second = await startPlatformHere({ ...place.options, clockRate: 2 });
    const customerSocket = await openCustomerSocket(second, mark);
    const again = [createBarePerformer(second), createBarePerformer(second)];
    const sockets = await Promise.all(
      again.map(async (page, index) =>
        page.openSocket(await page.arrives(['1004', '1001'][index] ?? '', { forced: true })),
      ),
    );
    await sockets[1]?.receives('videoChat', ({ type, clientId }) => type === 'DISCONNECT' && clientId === bram.id);
    expect(await live(place)).toEqual([mark.id]);
    for (const socket of [customerSocket, ...sockets]) socket.close();
    await second.stop();
  });

  it('holds the session of a customer whose second connection is open', async () => {
    const place = await places.create();
    const platform = await startPlatformHere({ ...place.options, clockRate: 20 });
    const page = createBarePerformer(platform);
    const socket = await page.openSocket(await page.arrives('1004'));
    const [mark, bram] = [await platform.customer({ name: 'Mark' }), await platform.customer({ name: 'Bram' })];
    const [first, second] = [await openCustomerSocket(platform, mark), await openCustomerSocket(platform, mark)];
    const alone = await openCustomerSocket(platform, bram);
    await mark.asks('1004');
    await bram.asks('1001');
    first.close();
    alone.close();
    await eventually(async () => !(await live(place)).includes(bram.id));
    expect(await live(place)).toEqual([mark.id]);
    second.close();
    await socket.receives('videoChat', ({ type, clientId }) => type === 'DISCONNECT' && clientId === mark.id);
    expect(await live(place)).toEqual([]);
    socket.close();
    await platform.stop();
  });

  it('never sets its clock back, after a kill at 200 times the speed of real time', async () => {
    const place = await places.create();
    const letters = () =>
      place.rows(`select subject, position from inbox_messages where subject like 'letter %' order by position`);
    const first = await startPlatform({ ...place.options, clockRate: 200 });
    const mark = await first.customer({ name: 'Mark' });
    let written = 0;
    const write = (platform: { customer: PlatformProcess['customer'] }) =>
      platform
        .customer({ id: mark.id })
        .then((customer) => customer.writes('1001', `letter ${(written += 1)}`, 'Hello'));
    await eventually(async () => {
      await write(first);
      const ahead = Number((await letters()).at(-1)?.['position']) / 1_000 - Date.now();
      return ahead > 120_000;
    });
    await kill(first);
    const second = await startPlatformHere({ ...place.options });
    await write(second);
    expect((await letters()).map(({ subject }) => subject)).toEqual(
      Array.from({ length: written }, (_, index) => `letter ${index + 1}`),
    );
    await second.stop();
  });
});
