import { expect, it } from 'vitest';
import { AT_ONCE, NO_APP, setUpQueue } from '../../../testing/toys/queue/toy-queue-rig.fake.ts';

it('runs two tips one after another, and stops when the queue is empty', () => {
  const { add, job, lines, passAll, state, outcomes } = setUpQueue();
  add(job(2_000), job(6_000));
  passAll();
  expect(lines()).toEqual(['0 lush 2000', '2100 lush 6000', '8200 stop']);
  expect(outcomes()).toEqual(['j1 ran', 'j2 ran']);
  expect(state()).toMatchObject({ phase: { status: 'rest' }, mustStop: 'no', stop: { status: 'confirmed' } });
});

it('keeps 100 ms between the commands for two toys', () => {
  const { add, job, lines, passAll } = setUpQueue();
  add(job(2_000, ['lush', 'nora']));
  passAll();
  expect(lines()).toEqual(['0 lush 2000', '100 nora 2000', '2200 stop']);
});

it('counts the time from the answer of a slow app', () => {
  const { add, job, lines, passAll, answer } = setUpQueue();
  answer(() => ({ ...AT_ONCE, latency: 1_500 }));
  add(job(2_000), job(1_000));
  passAll();
  expect(lines()).toEqual(['0 lush 2000', '3600 lush 1000', '6200 stop']);
});

it('lets a stop jump a queue of five tips, and sends nothing after it', () => {
  const { add, job, dispatch, lines, pass, passAll, outcomes, state } = setUpQueue();
  add(job(28_000), job(2_000), job(2_000), job(2_000), job(2_000), job(2_000));
  pass(3_000);
  dispatch({ type: 'stopRequested' });
  expect(lines()).toEqual(['0 lush 28000', '3000 stop']);
  passAll();
  expect(lines()).toHaveLength(2);
  expect(outcomes()).toEqual(['j1', 'j2', 'j3', 'j4', 'j5', 'j6'].map((id) => `${id} stopped`));
  expect(state().stop).toEqual({ status: 'confirmed' });
});

it('says stopped only when the toy answered', () => {
  const { add, job, dispatch, pass, state, answer } = setUpQueue();
  add(job(28_000));
  pass(1_000);
  answer(() => ({ ...AT_ONCE, latency: 400 }));
  dispatch({ type: 'stopRequested' });
  pass(399);
  expect(state().stop).toEqual({ status: 'asked' });
  pass(1);
  expect(state().stop).toEqual({ status: 'confirmed' });
});

it('says after 3 tries that a stop is not confirmed, and keeps trying', () => {
  const { add, job, dispatch, pass, state, answer, lines } = setUpQueue();
  add(job(28_000));
  pass(1_000);
  answer(() => NO_APP);
  dispatch({ type: 'stopRequested' });
  pass(6_499);
  expect(state().stop).toEqual({ status: 'asked' });
  pass(1);
  expect(state().stop).toEqual({ status: 'unconfirmed', trying: true });
  answer(() => AT_ONCE);
  pass(5_000);
  expect(state().stop).toEqual({ status: 'confirmed' });
  expect(lines()).toEqual(['0 lush 28000', '12500 stop']);
});

it('starts nothing while a stop is not confirmed', () => {
  const { add, job, dispatch, pass, answer, outcomes } = setUpQueue();
  add(job(28_000));
  answer(() => NO_APP);
  dispatch({ type: 'stopRequested' });
  pass(7_000);
  add(job(2_000));
  expect(outcomes()).toEqual(['j1 stopped', 'j2 missed']);
});

it('repeats a stop that overtook a command on its way', () => {
  const { add, job, dispatch, lines, pass, passAll, answer, state } = setUpQueue();
  answer((command) => (command === 'stop' ? AT_ONCE : { ...AT_ONCE, latency: 1_500 }));
  add(job(28_000));
  pass(500);
  dispatch({ type: 'stopRequested' });
  expect(state().stop).toEqual({ status: 'asked' });
  passAll();
  expect(lines()).toEqual(['0 lush 28000', '500 stop', '1500 stop']);
  expect(state().stop).toEqual({ status: 'confirmed' });
});

it('cannot confirm a stop on a way without answers', () => {
  const { add, job, passAll, state, answer, lines } = setUpQueue();
  answer(() => ({ latency: 0, outcome: { type: 'sent' } }));
  add(job(2_000));
  passAll();
  expect(lines()).toEqual(['0 lush 2000', '2100 stop']);
  expect(state().stop).toEqual({ status: 'unconfirmed', trying: false });
});

it('stops at a pause and runs the rest when resumed', () => {
  const { add, job, dispatch, lines, pass, passAll, outcomes } = setUpQueue();
  add(job(10_000));
  pass(4_000);
  dispatch({ type: 'pauseRequested' });
  pass(60_000);
  dispatch({ type: 'resumeRequested' });
  passAll();
  expect(lines()).toEqual(['0 lush 10000', '4000 stop', '64000 lush 6000', '70100 stop']);
  expect(outcomes()).toEqual(['j1 ran']);
});

it('skips to the next command, and stops the toy before it', () => {
  const { add, job, dispatch, lines, pass, passAll, outcomes } = setUpQueue();
  add(job(28_000, ['lush']), job(2_000, ['nora']));
  pass(1_000);
  dispatch({ type: 'skipRequested' });
  passAll();
  expect(lines()).toEqual(['0 lush 28000', '1000 stop', '1000 nora 2000', '3100 stop']);
  expect(outcomes()).toEqual(['j1 skipped', 'j2 ran']);
});

it('sends what was due while no toy was within reach only within its own duration', () => {
  const { add, job, dispatch, lines, pass, passAll, outcomes } = setUpQueue();
  dispatch({ type: 'unreachable' });
  add(job(2_000), job(10_000));
  pass(7_000);
  expect(outcomes()).toEqual(['j1 missed']);
  dispatch({ type: 'reachable' });
  passAll();
  expect(lines()).toEqual(['7000 lush 10000', '17100 stop']);
});

it('stops first when an app comes back that died while a toy ran', () => {
  const { add, job, dispatch, lines, pass, passAll, outcomes } = setUpQueue();
  add(job(10_000), job(6_000));
  pass(3_000);
  dispatch({ type: 'unreachable' });
  pass(5_000);
  dispatch({ type: 'reachable' });
  passAll();
  expect(lines()).toEqual(['0 lush 10000', '8000 stop', '8000 lush 6000', '14100 stop']);
  expect(outcomes()).toEqual(['j1 failed', 'j2 ran']);
});

it('asks for the connection to be looked at when the app does not answer', () => {
  const { add, job, pass, lost, answer, state, finished } = setUpQueue();
  answer(() => NO_APP);
  add(job(5_000));
  pass(2_000);
  expect(lost()).toBe(1);
  expect(state()).toMatchObject({ reachable: false, mustStop: 'first' });
  expect(finished[0]).toMatchObject({ outcome: 'failed', code: 'toys.apiUnavailable' });
});

it('goes on with the other toys when one has vanished', () => {
  const { add, job, passAll, lines, answer, outcomes } = setUpQueue();
  answer((command) =>
    command !== 'stop' && command.toy === 'nora'
      ? { latency: 0, outcome: { type: 'toyFailed', code: 'toys.toyNotFound' } }
      : AT_ONCE,
  );
  add(job(2_000, ['nora', 'lush']), job(2_000, ['nora']));
  passAll();
  expect(lines().at(-1)).toBe('2300 stop');
  expect(outcomes()).toEqual(['j1 ran', 'j2 failed']);
});

it('has nothing to stop while no toy was ever connected', () => {
  const { dispatch, lines, state, clock } = setUpQueue();
  dispatch({ type: 'unreachable' });
  dispatch({ type: 'stopRequested' });
  expect([lines(), state().stop, clock.pending()]).toEqual([[], { status: 'none' }, 0]);
});
