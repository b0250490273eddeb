import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { createActor, NO_EFFECTS } from '@greenroom/core/kernel/machine';
import { FrameMirror } from './frame-mirror.ts';

const countingMirror = () => {
  const counter = createActor<number, number, never>({
    initial: 0,
    transition: (state, step) => ({ state: state + step, effects: NO_EFFECTS }),
    perform: () => undefined,
  });
  const frames: (() => void)[] = [];
  const rests: (number | undefined)[] = [];
  const mirror = new FrameMirror(counter, (task, rest) => {
    frames.push(task);
    rests.push(rest);
    return () => frames.splice(frames.indexOf(task), 1);
  });
  return { counter, frames, rests, mirror };
};

it('projects a burst of 1,000 events once', () => {
  const { counter, frames, mirror } = countingMirror();
  const seen: number[] = [];
  autorun(() => seen.push(mirror.current));
  for (let event = 0; event < 1_000; event += 1) counter.send(1);
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(seen).toEqual([0, 1_000]);
});

it('plans another picture after the last one was drawn', () => {
  const { counter, frames, mirror } = countingMirror();
  counter.send(1);
  frames[0]?.();
  counter.send(1);
  frames[1]?.();
  expect(mirror.current).toBe(2);
});

it('rests for 200 ms after a picture with 20 changes or more, and not after one with fewer', () => {
  const { counter, frames, rests, mirror } = countingMirror();
  for (let event = 0; event < 20; event += 1) counter.send(1);
  frames[0]?.();
  for (let event = 0; event < 19; event += 1) counter.send(1);
  frames[1]?.();
  counter.send(1);
  frames[2]?.();
  expect(rests).toEqual([undefined, 200, undefined]);
  expect(mirror.current).toBe(40);
});

it('leaves no picture planned when it is no longer needed', () => {
  const { counter, frames, mirror } = countingMirror();
  counter.send(1);
  mirror.dispose();
  expect(frames).toEqual([]);
});
