import { describe, expect, it } from 'vitest';
import { AT_ONCE, NO_APP, setUpQueue } from '../../../testing/toys/queue/toy-queue-rig.fake.ts';
import { toyJobId } from '../../kernel/ids.ts';
import { RESTING } from './toy-queue-state.ts';

/** A queue whose app answers no stop, asked for at 1,000 ms while a toy may move until 30,000 ms. */
const setUpUnansweredStop = () => {
  const queue = setUpQueue();
  const stops: number[] = [];
  queue.add(queue.job(28_000));
  queue.pass(1_000);
  queue.answer(() => {
    stops.push(queue.clock.now());
    return NO_APP;
  });
  queue.dispatch({ type: 'stopRequested' });
  return { ...queue, stops };
};

describe('log-out', () => {
  it('forgets jobs, also paused and waiting ones, without a stop of its own', () => {
    const { add, job, dispatch, pass, state, clock, finished } = setUpQueue();
    add(job(28_000), job(2_000));
    pass(1_000);
    dispatch({ type: 'loggedOut' });
    expect(state()).toEqual(RESTING);
    expect(clock.pending()).toBe(0);
    expect(finished.map(({ outcome, byProgram }) => [outcome, byProgram])).toEqual([
      ['stopped', true],
      ['stopped', true],
    ]);
  });

  it('goes on trying a stop that nobody answers until 30,000 ms, when the last command has run out, and no longer', () => {
    const { dispatch, pass, passAll, state, stops, clock } = setUpUnansweredStop();
    pass(1_500);
    dispatch({ type: 'loggedOut' });
    expect(state()).toMatchObject({ phase: { status: 'stopping' }, mustStop: 'first', stopUntil: 30_000, waiting: [] });
    passAll();
    expect(stops.length).toBeGreaterThan(4);
    expect(Math.max(...stops)).toBeLessThan(30_000);
    expect(state()).toMatchObject({ phase: { status: 'rest' }, mustStop: 'no', stop: { status: 'none' } });
    expect(clock.pending()).toBe(0);
  });

  it('keeps a stop that waits for its next try', () => {
    const { dispatch, pass, state, stops } = setUpUnansweredStop();
    pass(2_100);
    expect(state().phase).toEqual({ status: 'stopPause', tries: 1 });
    dispatch({ type: 'loggedOut' });
    expect(state().phase).toEqual({ status: 'stopPause', tries: 1 });
    pass(150);
    expect(stops).toEqual([1_000, 3_250]);
  });

  it('repeats a stop that a command on its way may have followed', () => {
    const { add, job, dispatch, pass, passAll, answer, lines, state } = setUpQueue();
    answer((command) => (command === 'stop' ? AT_ONCE : { ...AT_ONCE, latency: 1_500 }));
    add(job(28_000));
    pass(500);
    dispatch({ type: 'stopRequested' });
    pass(100);
    expect(state().phase).toEqual({ status: 'settling' });
    dispatch({ type: 'loggedOut' });
    passAll();
    expect(lines()).toEqual(['0 lush 28000', '500 stop', '1500 stop']);
    expect(state()).toMatchObject({ phase: { status: 'rest' }, stop: { status: 'confirmed' } });
  });

  it('forgets a stop once no toy can move, at 30,000 ms and not before', () => {
    for (const [after, at] of [
      [28_999, 'stopPause'],
      [29_000, 'rest'],
    ] as const) {
      const { dispatch, pass, state } = setUpUnansweredStop();
      pass(after);
      dispatch({ type: 'loggedOut' });
      expect([after, state().phase.status]).toEqual([after, at]);
    }
  });
});

describe('stop', () => {
  it('is sent also where nothing seems to run, and remembers the job before', () => {
    const { add, job, dispatch, passAll, lines, state } = setUpQueue();
    add(job(2_000));
    passAll();
    dispatch({ type: 'stopRequested' });
    expect(lines()).toEqual(['0 lush 2000', '2100 stop', '2100 stop']);
    expect(state().last?.id).toBe(toyJobId('j1'));
  });

  it('remembers the job that it ends', () => {
    const { add, job, dispatch, pass, state, finished } = setUpQueue();
    add(job(2_000), job(9_000));
    pass(3_000);
    dispatch({ type: 'stopRequested' });
    expect(state().last?.id).toBe('j2');
    expect(finished.at(-1)).toEqual({ type: 'finished', job: expect.anything(), outcome: 'stopped' });
  });

  it('drops what waits behind a pause although no toy is within reach, and sends nothing', () => {
    const { add, job, dispatch, lines, state, outcomes } = setUpQueue();
    dispatch({ type: 'unreachable' });
    dispatch({ type: 'pauseRequested' });
    add(job(2_000));
    dispatch({ type: 'stopRequested' });
    expect([lines(), outcomes(), state().waiting]).toEqual([[], ['j1 stopped'], []]);
    const before = state();
    dispatch({ type: 'stopRequested' });
    expect(state()).toBe(before);
  });

  it('is tried 60 times, three of them before it is told', () => {
    const { passAll, stops, state, clock } = setUpUnansweredStop();
    passAll();
    expect(stops).toHaveLength(60);
    expect(stops.slice(0, 4)).toEqual([1_000, 3_250, 5_500, 12_500]);
    expect(state()).toMatchObject({ stop: { status: 'unconfirmed', trying: false }, mustStop: 'first' });
    expect(clock.pending()).toBe(0);
  });

  it('that was given up is asked for again, first of all, when a toy is back', () => {
    const { dispatch, passAll, pass, answer, state, add, job, outcomes } = setUpUnansweredStop();
    passAll();
    dispatch({ type: 'unreachable' });
    answer(() => ({ ...AT_ONCE, latency: 100 }));
    dispatch({ type: 'reachable' });
    expect(state()).toMatchObject({ phase: { status: 'stopping', tries: 1 }, stop: { status: 'asked' } });
    add(job(2_000));
    pass(100);
    expect(state()).toMatchObject({ phase: { status: 'sending' }, stop: { status: 'none' } });
    passAll();
    expect(outcomes()).toEqual(['j1 stopped', 'j2 ran']);
  });

  it('that waits for its next try is sent at once when a toy is back', () => {
    const { dispatch, pass, stops, state } = setUpUnansweredStop();
    pass(2_100);
    dispatch({ type: 'unreachable' });
    dispatch({ type: 'reachable' });
    expect(stops).toEqual([1_000, 3_100]);
    expect(state().phase).toEqual({ status: 'stopping', tries: 2 });
  });
});
