import { expect, it } from 'vitest';
import { createVirtualPerformer, MARK, VICTOR, type VirtualPerformer } from '../support/virtual-performer.ts';

/** Counts the stops sent to the toys. */
const countStops = ({ app }: VirtualPerformer): (() => number) => {
  let stops = 0;
  let before = app.toys.queue.watch.state().stop;
  app.toys.queue.watch.subscribe(({ stop }) => {
    if (stop !== before && stop.status === 'asked') stops += 1;
    before = stop;
  });
  return () => stops;
};

const tipped = async (anna: VirtualPerformer): Promise<void> => {
  await anna.receives('toy', { type: 'tip', value: '7' });
  await anna.pass(1_000);
};

it.each([
  ['BROKE', 'session.end.noCredits'],
  ['CLICK', 'session.end.customerLeft'],
  ['DISCONNECT', 'session.end.connectionLost'],
  ['DEFAULT', 'session.end.disconnected'],
] as const)(
  'shows the message of a DISCONNECT %s and stops the toys, without a request and a session',
  async (reason, key) => {
    const anna = createVirtualPerformer();
    await anna.logsIn();
    await tipped(anna);
    const stops = countStops(anna);
    await anna.customerLeaves(MARK, reason);
    expect(anna.alertKeys()).toContain(key);
    expect(stops()).toBe(1);
    expect(anna.app.session.watch.state()).toMatchObject({ status: 'idle', lastEnd: undefined });
  },
);

it('only clears the request where one was pending', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  await anna.isAsked(MARK);
  await anna.customerLeaves(MARK, 'CLICK');
  expect(anna.app.session.watch.state().request.status).toBe('none');
  expect(anna.alertKeys()).not.toContain('session.end.customerLeft');
});

it('says nothing twice when the same DISCONNECT comes again behind its summary, but stops the toys', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  await anna.customerLeaves(MARK, 'CLICK');
  await tipped(anna);
  const stops = countStops(anna);
  await anna.customerLeaves(MARK, 'CLICK');
  expect([anna.alertKeys(), stops()]).toEqual([[], 1]);
});

it('leaves a session alone that another customer has', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  const stops = countStops(anna);
  await anna.customerLeaves(VICTOR, 'CLICK');
  expect(anna.app.session.watch.state().client?.id).toBe(MARK.id);
  expect([anna.alertKeys(), stops()]).toEqual([[], 0]);
});
