import { describe, expect, it } from 'vitest';
import { settle } from '../../../testing/kernel/settle.fake.ts';
import { AT_ONCE, setUpQueue } from '../../../testing/toys/queue/toy-queue-rig.fake.ts';
import { silentLog } from '../../kernel/log.port.ts';
import { millis } from '../../kernel/units.ts';
import { createToyQueueController } from './toy-queue.controller.ts';

describe('pause', () => {
  it.each([
    [9_000, ['0 lush 10000', '9000 stop', '20000 lush 1000', '21100 stop'], 1],
    [9_001, ['0 lush 10000', '9001 stop'], 1],
  ] as const)('at %i ms of 10,000 runs what is left only where it is 1,000 ms or more', (at, lines, ended) => {
    const queue = setUpQueue();
    queue.add(queue.job(10_000));
    queue.pass(at);
    queue.dispatch({ type: 'pauseRequested' });
    queue.pass(20_000 - at);
    queue.dispatch({ type: 'resumeRequested' });
    queue.passAll();
    expect(queue.lines()).toEqual(lines);
    expect(queue.outcomes()).toEqual(Array.from({ length: ended }, () => 'j1 ran'));
  });

  it('is one pause when it is asked for twice, and resuming what runs changes nothing', () => {
    const { add, job, dispatch, pass, state } = setUpQueue();
    add(job(10_000));
    pass(4_000);
    dispatch({ type: 'pauseRequested' });
    const paused = state();
    dispatch({ type: 'pauseRequested' });
    expect(state()).toBe(paused);
    dispatch({ type: 'resumeRequested' });
    const resumed = state();
    dispatch({ type: 'resumeRequested' });
    expect(state()).toBe(resumed);
  });

  it('lasts through the stop at the end of a session: a tip of the next one waits until the performer resumes', () => {
    const { add, job, dispatch, passAll, lines, state } = setUpQueue();
    dispatch({ type: 'pauseRequested' });
    dispatch({ type: 'stopRequested', byProgram: true });
    passAll();
    const stops = lines();
    add(job(2_000));
    passAll();
    expect([lines(), state().waiting.length]).toEqual([stops, 1]);
    dispatch({ type: 'resumeRequested' });
    expect(lines().at(-1)).toMatch(/lush 2000$/u);
  });

  it('keeps the moment until which a job may begin that waits for its toys', () => {
    const { add, job, dispatch, pass, outcomes, lines, clock } = setUpQueue();
    dispatch({ type: 'unreachable' });
    add(job(10_000), job(12_000));
    pass(3_000);
    dispatch({ type: 'pauseRequested' });
    expect(clock.pending()).toBe(0);
    pass(9_000);
    dispatch({ type: 'reachable' });
    dispatch({ type: 'resumeRequested' });
    expect(outcomes()).toEqual(['j1 missed']);
    expect(lines()).toEqual(['12000 lush 12000']);
  });

  it('in the gap after a job sends the stop that is due, once', () => {
    const { add, job, dispatch, pass, passAll, lines } = setUpQueue();
    add(job(2_000), job(3_000));
    pass(2_050);
    dispatch({ type: 'pauseRequested' });
    passAll();
    expect(lines()).toEqual(['0 lush 2000', '2050 stop']);
  });
});

it('replays the whole of a command that was paused twice, not what was left of it', async () => {
  const { clock, job } = setUpQueue();
  const ran: number[] = [];
  const queue = createToyQueueController({
    clock,
    log: silentLog,
    run: async ({ time }) => {
      ran.push(time);
      return AT_ONCE.outcome;
    },
    stop: async () => AT_ONCE.outcome,
    lost: () => undefined,
  });
  const pass = async (ms: number): Promise<void> => {
    await settle();
    clock.advance(millis(ms));
    await settle();
  };
  queue.reachable(true);
  queue.enqueue(job(10_000));
  for (const _ of ['once', 'twice']) {
    await pass(3_000);
    queue.pause();
    await pass(1_000);
    queue.resume();
  }
  await pass(20_000);
  queue.replay();
  expect(ran).toEqual([10_000, 7_000, 4_000, 10_000]);
});

describe('skip', () => {
  it('skips what waits where nothing runs, and remembers it', () => {
    const { add, job, dispatch, state, outcomes } = setUpQueue();
    dispatch({ type: 'pauseRequested' });
    add(job(2_000), job(3_000));
    dispatch({ type: 'skipRequested' });
    expect(outcomes()).toEqual(['j1 skipped']);
    expect(state().last?.id).toBe('j1');
    expect(state().waiting.map((each) => each.job.id)).toEqual(['j2']);
  });

  it('changes nothing in an empty queue', () => {
    const { dispatch, state } = setUpQueue();
    const before = state();
    dispatch({ type: 'skipRequested' });
    expect(state()).toBe(before);
  });

  it('sends no stop for a job that waits for its toys', () => {
    const { add, job, dispatch, passAll, lines, outcomes, state } = setUpQueue();
    dispatch({ type: 'unreachable' });
    add(job(9_000));
    dispatch({ type: 'skipRequested' });
    expect([state().mustStop, state().overtaken]).toEqual(['no', 'none']);
    dispatch({ type: 'reachable' });
    passAll();
    expect([lines(), outcomes()]).toEqual([[], ['j1 skipped']]);
  });

  it('of a command without an answer yet repeats the stop after the answer', () => {
    const { add, job, dispatch, pass, passAll, answer, lines } = setUpQueue();
    answer((command) => (command === 'stop' ? AT_ONCE : { ...AT_ONCE, latency: 1_000 }));
    add(job(28_000));
    pass(300);
    dispatch({ type: 'skipRequested' });
    passAll();
    expect(lines()).toEqual(['0 lush 28000', '300 stop', '1000 stop']);
  });
});

describe('connection', () => {
  it('that was there already changes nothing', () => {
    const { dispatch, state } = setUpQueue();
    const before = state();
    dispatch({ type: 'reachable' });
    expect(state()).toBe(before);
    dispatch({ type: 'unreachable' });
    const gone = state();
    dispatch({ type: 'unreachable' });
    expect(state()).toBe(gone);
  });

  it('lost between the commands for two toys fails their job, and remembers it', () => {
    const { add, job, dispatch, pass, outcomes, state, lines } = setUpQueue();
    add(job(5_000, ['lush', 'nora']));
    pass(50);
    dispatch({ type: 'unreachable' });
    pass(1_000);
    expect([outcomes(), lines(), state().last?.id]).toEqual([['j1 failed'], ['0 lush 5000'], 'j1']);
    expect(state()).toMatchObject({ phase: { status: 'rest' }, mustStop: 'first' });
  });

  it('lost while a job waits for it leaves the job its time', () => {
    const { add, job, dispatch, pass, state, outcomes } = setUpQueue();
    dispatch({ type: 'unreachable' });
    add(job(5_000));
    dispatch({ type: 'unreachable' });
    expect(state().phase).toMatchObject({ status: 'due', until: 5_000 });
    pass(5_000);
    expect(outcomes()).toEqual(['j1 missed']);
  });
});

it('puts a job before all that wait where it is asked for', () => {
  const { add, job, dispatch, passAll, outcomes } = setUpQueue();
  add(job(1_000), job(2_000));
  dispatch({ type: 'enqueued', job: job(3_000), place: 'first' });
  passAll();
  expect(outcomes()).toEqual(['j1 ran', 'j3 ran', 'j2 ran']);
});
