import { expect, it } from 'vitest';
import { createEmitter } from './emitter.ts';

const setUp = () => {
  const emitter = createEmitter<number>();
  const calls: string[] = [];
  const add = (name: string) => emitter.on((value) => calls.push(`${name} ${value}`));
  return { emitter, calls, add };
};

it('calls the listeners in the order in which they were added', () => {
  const { emitter, calls, add } = setUp();
  add('first');
  add('second');
  emitter.emit(1);
  emitter.emit(2);
  expect(calls).toEqual(['first 1', 'second 1', 'first 2', 'second 2']);
});

it('calls a removed listener no more, and removing it twice is harmless', () => {
  const { emitter, calls, add } = setUp();
  const off = add('first');
  add('second');
  off();
  off();
  emitter.emit(1);
  expect(calls).toEqual(['second 1']);
});

it('calls a function that was added twice once', () => {
  const { emitter, calls } = setUp();
  const listener = (value: number): void => void calls.push(String(value));
  emitter.on(listener);
  emitter.on(listener);
  emitter.emit(1);
  expect(calls).toEqual(['1']);
});

it('calls every listener before it throws the first error', () => {
  const { emitter, calls, add } = setUp();
  const fail = (message: string) => () => {
    throw new Error(message);
  };
  emitter.on(fail('one'));
  add('second');
  emitter.on(fail('two'));
  add('fourth');
  expect(() => emitter.emit(1)).toThrow('one');
  expect(calls).toEqual(['second 1', 'fourth 1']);
});

it('throws an error of undefined too', () => {
  const { emitter } = setUp();
  emitter.on(() => {
    throw undefined;
  });
  let isThrown = false;
  try {
    emitter.emit(1);
  } catch {
    isThrown = true;
  }
  expect(isThrown).toBe(true);
});

it('calls the others when a listener removes itself', () => {
  const { emitter, calls, add } = setUp();
  const off = emitter.on(() => off());
  add('second');
  emitter.emit(1);
  emitter.emit(2);
  expect(calls).toEqual(['second 1', 'second 2']);
});

it('skips a listener that an earlier one removed', () => {
  const { emitter, calls, add } = setUp();
  emitter.on(() => off());
  const off = add('second');
  add('third');
  emitter.emit(1);
  expect(calls).toEqual(['third 1']);
});

it('calls a listener that was added during the value with it', () => {
  const { emitter, calls, add } = setUp();
  const off = emitter.on(() => {
    off();
    add('late');
  });
  emitter.emit(1);
  expect(calls).toEqual(['late 1']);
});

it('has no listener after it was cleared', () => {
  const { emitter, calls, add } = setUp();
  add('first');
  emitter.clear();
  emitter.emit(1);
  expect(calls).toEqual([]);
});

it('has listeners until the last one is removed', () => {
  const emitter = createEmitter();
  expect(emitter.hasListeners()).toBe(false);
  const [one, other] = [emitter.on(() => undefined), emitter.on(() => undefined)];
  one();
  expect(emitter.hasListeners()).toBe(true);
  other();
  expect(emitter.hasListeners()).toBe(false);
});
