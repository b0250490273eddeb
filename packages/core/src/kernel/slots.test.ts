import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { answered, call, type Call, collector, type Event, setUpSlots } from '../../testing/kernel/slots-rig.fake.ts';
import { createActor } from './machine.ts';
import { after, createSlots, invoke, leave } from './slots.ts';
import { millis } from './units.ts';
import { createVirtualClock } from './virtual-clock.ts';

const SLOTS = ['a', 'b', 'c'] as const;
const slot = fc.constantFrom(...SLOTS);
const command = fc.oneof(
  fc.record({ type: fc.constant('invoke' as const), slot }),
  fc.record({ type: fc.constant('after' as const), slot, delay: fc.integer({ min: 0, max: 50 }) }),
  fc.record({ type: fc.constant('leave' as const), slot }),
  fc.record({ type: fc.constant('answer' as const), nth: fc.nat() }),
  fc.record({ type: fc.constant('wait' as const), time: fc.integer({ min: 1, max: 30 }) }),
);
const commands = fc.array(command, { maxLength: 40 });

/** Plays the commands; a slot of the model is a call, or a timer with its time. */
const play = async (all: readonly (typeof command extends fc.Arbitrary<infer Command> ? Command : never)[]) => {
  const rig = setUpSlots();
  const model = new Map<string, { readonly id: number; readonly due?: number }>();
  const expected: number[] = [];
  const calls: number[] = [];
  let last = 0;
  for (const each of all) {
    if (each.type === 'invoke') {
      model.set(each.slot, { id: (last += 1) });
      calls.push(last);
      rig.ask(invoke(each.slot, call(last)));
    } else if (each.type === 'after') {
      model.set(each.slot, { id: (last += 1), due: rig.clock.now() + each.delay });
      rig.ask(after(each.slot, millis(each.delay), answered(last)));
    } else if (each.type === 'leave') {
      model.delete(each.slot);
      rig.ask(leave(each.slot));
    } else if (each.type === 'answer') {
      const id = calls[each.nth % Math.max(1, calls.length)] ?? 0;
      for (const [name, held] of model)
        if (held.id === id) {
          expected.push(id);
          model.delete(name);
        }
      await rig.answer(id);
    } else {
      rig.clock.advance(millis(each.time));
      const due = [...model].filter(([, held]) => (held.due ?? Infinity) <= rig.clock.now());
      for (const [name, held] of due.toSorted(([, x], [, y]) => (x.due ?? 0) - (y.due ?? 0) || x.id - y.id)) {
        expected.push(held.id);
        model.delete(name);
      }
    }
  }
  return { ...rig, expected, timers: [...model.values()].filter(({ due }) => due !== undefined).length };
};

it('takes exactly the answers and timers whose slot was neither left nor used anew', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      const { received, expected, clock, timers } = await play(all);
      expect(received()).toEqual(expected);
      expect(clock.pending()).toBe(timers);
    }),
  );
});

it('takes nothing and plans nothing after its end', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      const { actor, answer, clock, ask, received } = await play(all);
      const before = received();
      actor.stop();
      ask(after('a', millis(1), answered(0)));
      for (let id = 1; id <= all.length; id += 1) await answer(id);
      expect(clock.pending()).toBe(0);
      clock.advance(millis(1_000));
      expect(received()).toBe(before);
    }),
    { numRuns: 30 },
  );
});

it('repeats the same answers in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      expect((await play(all)).received()).toEqual((await play(all)).received());
    }),
    { numRuns: 20 },
  );
});

it('drops an event that waits its turn when its slot is left before', () => {
  const actor = createActor<readonly number[], Event, Call>({
    initial: [],
    transition: collector,
    slots: createSlots(),
    perform: ({ id }, send) => send(answered(id)),
  });
  actor.send({ type: 'asked', effects: [invoke('a', call(1)), invoke('b', call(2)), leave('a')] });
  expect(actor.state()).toEqual([2]);
});

it('sends events of a slot until it is left, then ends its work and drops later ones', () => {
  const end = vi.fn<() => void>();
  const checked: boolean[] = [];
  let report = (_id: number): void => undefined;
  const actor = createActor<readonly number[], Event, Call>({
    initial: [],
    transition: collector,
    slots: createSlots(),
    perform: (_call, send, isCurrent) => {
      report = (id) => {
        checked.push(isCurrent());
        send(answered(id));
      };
      return end;
    },
  });
  actor.send({ type: 'asked', effects: [invoke('socket', call(0))] });
  report(1);
  report(2);
  expect(end).not.toHaveBeenCalled();
  const late = report;
  actor.send({ type: 'asked', effects: [invoke('socket', call(0))] });
  expect(end).toHaveBeenCalledOnce();
  late(3);
  report(4);
  actor.send({ type: 'asked', effects: [leave('socket'), leave('socket')] });
  report(5);
  expect(end).toHaveBeenCalledTimes(2);
  expect(actor.state()).toEqual([1, 2, 4]);
  expect(checked).toEqual([true, true, false, true, false]);
});

it('takes the answer of an effect without a slot whenever it comes', async () => {
  const actor = createActor<readonly number[], Event | 'plain', Call>({
    initial: [],
    transition: (state, event) =>
      event === 'plain' ? { state, effects: [call(1), call(2)] } : { state: [...state, 1], effects: [] },
    perform: ({ id }) => (id === 1 ? Promise.resolve(answered(1)) : Promise.resolve(undefined)),
  });
  actor.send('plain');
  actor.send('plain');
  await settle();
  expect(actor.state()).toEqual([1, 1]);
});

it('completes each event as it is sent, also that of a timer and of an answer', async () => {
  const clock = createVirtualClock();
  type Stamped = Event & { readonly at: number };
  const actor = createActor<readonly string[], Stamped, Call, Event>({
    initial: [],
    slots: createSlots(clock),
    stamp: (event) => ({ ...event, at: clock.now() }),
    transition: (state, event) =>
      event.type === 'asked'
        ? { state, effects: event.effects }
        : { state: [...state, `${event.id} at ${event.at}`], effects: [] },
    perform: ({ id }) => Promise.resolve(answered(id)),
  });
  actor.send({ type: 'asked', effects: [after('timer', millis(5), answered(1)), invoke('call', call(2))] });
  await settle();
  clock.advance(millis(9));
  actor.send(answered(3));
  expect(actor.state()).toEqual(['2 at 0', '1 at 5', '3 at 9']);
});

it('needs a clock for a timer', () => {
  const actor = createActor<readonly number[], Event, Call>({
    initial: [],
    transition: collector,
    slots: createSlots(),
    perform: () => undefined,
  });
  expect(() => actor.send({ type: 'asked', effects: [after('a', millis(1), answered(1))] })).toThrow('slot a');
});
