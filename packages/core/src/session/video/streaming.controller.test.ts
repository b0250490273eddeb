import { expect, it } from 'vitest';
import { GRANT, setUpLive, setUpStream } from '../../../testing/session/video/streaming-rig.fake.ts';

it('is live once media flows', () => {
  const { stream, latest, state, clock } = setUpStream();
  stream.start(GRANT);
  expect(state()).toMatchObject({ status: 'starting', attempt: 0, tries: 0 });
  expect(clock.pending()).toBe(1);
  latest().live();
  expect([state().status, clock.pending()]).toEqual(['live', 0]);
});

it('never repeats a first try that failed', () => {
  const { stream, latest, state, tries, running, clock, pass } = setUpStream();
  stream.start(GRANT);
  latest().failed('streaming.unreachable');
  expect(clock.pending()).toBe(0);
  pass(3_600);
  expect(state()).toMatchObject({ status: 'failed', error: 'streaming.unreachable' });
  expect([tries.length, running(), clock.pending()]).toEqual([1, 0, 0]);
});

it('gives a first try 15 seconds, also where the picture finds no way (fault 31)', () => {
  const { stream, state, pass, running } = setUpStream();
  stream.start(GRANT);
  pass(14.999);
  expect(state().status).toBe('starting');
  pass(0.001);
  expect(state()).toMatchObject({ status: 'failed', error: 'streaming.timedOut' });
  expect(running()).toBe(0);
});

it('may be started again after a failure', () => {
  const { stream, latest, state } = setUpStream();
  stream.start(GRANT);
  latest().failed('streaming.refused');
  stream.start(GRANT);
  latest().live();
  expect(state()).toMatchObject({ status: 'live', error: undefined });
});

it('tries a lost stream again after 1, 2, 4, 8, 15 and 15 seconds, then gives up', () => {
  const { latest, state, tries, running, pass } = setUpLive();
  latest().lost('streaming.connectionLost');
  expect(state()).toMatchObject({ status: 'lost', tries: 1, retryAt: 1_000 });
  expect(running()).toBe(0);
  for (const delay of [1, 2, 4, 8, 15, 15]) {
    pass(delay);
    latest().failed('streaming.unreachable');
  }
  expect(tries.map(({ at }) => at)).toEqual([0, 1, 3, 7, 15, 30, 45]);
  expect(state()).toMatchObject({ status: 'failed', error: 'streaming.connectionLost' });
});

it.each([
  [0, 0.8],
  [0.999_999, 1.2],
])('with chance %d waits %d seconds before the first of these', (chance, seconds) => {
  const { latest, state } = setUpLive('publish', chance);
  latest().lost('streaming.connectionLost');
  expect(state().retryAt).toBe(seconds * 1_000);
});

it('gives each of these tries 15 seconds (fault 31)', () => {
  const { latest, tries, pass } = setUpLive();
  latest().lost('streaming.connectionLost');
  pass(1 + 15 + 2);
  expect(tries.map(({ at }) => at)).toEqual([0, 1, 18]);
});

it('counts afresh after it is live again', () => {
  const { latest, state, tries, pass } = setUpLive();
  latest().lost('streaming.connectionLost');
  pass(1);
  latest().failed('streaming.unreachable');
  pass(2);
  latest().live();
  expect(state()).toMatchObject({ status: 'live', tries: 0 });
  latest().lost('streaming.connectionLost');
  pass(1);
  expect(tries).toHaveLength(4);
});

it.each(['streaming.refused', 'streaming.unknownApplication', 'streaming.noCamera'] as const)(
  'stops fighting for a lost stream on %s',
  (reason) => {
    const { latest, state, pass, tries } = setUpLive();
    latest().lost('streaming.connectionLost');
    pass(1);
    latest().failed(reason);
    pass(3_600);
    expect(state()).toMatchObject({ status: 'failed', error: reason });
    expect(tries).toHaveLength(2);
  },
);

it('drops whatever a try before reports', () => {
  const { stream, tries, state } = setUpLive();
  const [old] = tries;
  stream.replaceServer('media-2');
  old?.lost('streaming.connectionLost');
  old?.failed('streaming.unreachable');
  old?.live();
  expect(state()).toMatchObject({ status: 'lost', attempt: 1 });
  expect(tries).toHaveLength(2);
});

it('moves to another server at once and raises the attempt', () => {
  const { stream, latest, state, tries, running } = setUpLive();
  stream.replaceServer('media-2');
  expect(latest().order).toMatchObject({ attempt: 1, grant: { ...GRANT, server: 'media-2' } });
  expect([tries.length, running()]).toEqual([2, 1]);
  latest().live();
  stream.replaceServer('media-3');
  expect(state().attempt).toBe(2);
});

it('moves to another server also after it was given up', () => {
  const { stream, latest, state } = setUpStream();
  stream.start(GRANT);
  latest().failed('streaming.unreachable');
  stream.replaceServer('media-2');
  latest().live();
  expect(state()).toMatchObject({ status: 'live', attempt: 1 });
});

it('waits up to 120 s for a picture that is not there, without spending a try', () => {
  const { stream, latest, state, tries, pass } = setUpStream('play');
  stream.start(GRANT);
  while (state().status === 'starting') {
    if (tries.at(-1)?.stopped === false) latest().failed('streaming.notRunning');
    else pass(0.5);
  }
  expect(tries.map(({ at }) => at)).toEqual([0, 0.5, 1.5, 3.5, 8.5, 23.5, 38.5, 53.5, 68.5, 83.5, 98.5, 113.5, 128.5]);
  expect(state()).toMatchObject({ status: 'failed', error: 'streaming.notRunning', tries: 0 });
});

it('says that the picture is missing while it waits', () => {
  const { stream, latest, state, pass } = setUpStream('play');
  stream.start(GRANT);
  latest().failed('streaming.notReady');
  expect(state()).toMatchObject({ status: 'starting', missing: true });
  pass(0.5);
  latest().live();
  expect(state()).toMatchObject({ status: 'live', missing: false });
});

it('never waits for its own picture', () => {
  const { stream, latest, state } = setUpStream('publish');
  stream.start(GRANT);
  latest().failed('streaming.notRunning');
  expect(state().status).toBe('failed');
});

it('changes the level without a new try', () => {
  const { stream, qualities, tries, state } = setUpLive();
  stream.chooseQuality('hd');
  stream.chooseQuality('hd');
  expect([qualities, tries.length, state().quality]).toEqual([['hd'], 1, 'hd']);
});

it('keeps the level for the next try', () => {
  const { stream, latest } = setUpLive();
  stream.chooseQuality('ld');
  stream.replaceServer('media-2');
  expect(latest().order).toMatchObject({ quality: 'ld' });
});

it('starts the same stream once', () => {
  const { stream, tries } = setUpLive();
  stream.start(GRANT);
  expect(tries).toHaveLength(1);
});

it.each(['live', 'starting', 'lost', 'waiting'] as const)('leaves nothing behind when stopped while %s', (when) => {
  const { stream, latest, running, clock, state } = setUpStream('play');
  stream.start(GRANT);
  if (when === 'waiting') latest().failed('streaming.notRunning');
  if (when === 'live' || when === 'lost') latest().live();
  if (when === 'lost') latest().lost('streaming.connectionLost');
  stream.dispose();
  expect([running(), clock.pending(), state().status]).toEqual([0, 0, 'idle']);
});

it.each([
  ['play', 'client image could not load'],
  ['publish', undefined],
] as const)('names a %s stream that failed in the log: %s', (direction, literal) => {
  const entries: unknown[] = [];
  const { stream, latest } = setUpStream(direction, 0.5, {
    write: (_level, message, fields) => entries.push([message, fields?.['error'], fields?.['literal']]),
  });
  stream.start(GRANT);
  latest().failed('streaming.refused');
  expect(entries).toEqual([
    [`${direction} stream starting`, undefined, undefined],
    [`${direction} stream failed`, 'streaming.refused', literal],
  ]);
});
