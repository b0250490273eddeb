import { expect, it } from 'vitest';
import { createDeliveryLedger } from './delivery-ledger.ts';

const ledgerAt = () => {
  let time = 0;
  const ledger = createDeliveryLedger(() => time);
  return { ledger, passes: (milliseconds: number) => (time += milliseconds) };
};

it('tells how long a line took', () => {
  const { ledger, passes } = ledgerAt();
  ledger.say('one');
  ledger.answer('one', 'taken');
  passes(12);
  expect([ledger.receive('one'), ledger.said(), ledger.underWay(), ledger.doubled()]).toEqual([12, 1, 0, 0]);
});

it('counts a line that came twice as doubled', () => {
  const { ledger } = ledgerAt();
  ledger.say('one');
  ledger.receive('one');
  expect([ledger.receive('one'), ledger.doubled()]).toEqual([undefined, 1]);
});

it('misses what was taken and never arrived', () => {
  const { ledger } = ledgerAt();
  for (const text of ['one', 'two']) {
    ledger.say(text);
    ledger.answer(text, 'taken');
  }
  ledger.receive('two');
  expect([ledger.missing(), ledger.underWay()]).toEqual([1, 1]);
});

it('does not miss what was not taken, whatever was tried before it was', () => {
  const { ledger } = ledgerAt();
  ledger.say('one');
  expect(ledger.underWay()).toBe(1);
  ledger.answer('one', 'refused');
  expect([ledger.missing(), ledger.underWay()]).toEqual([0, 0]);
  ledger.answer('one', 'taken');
  ledger.answer('one', 'refused');
  expect([ledger.missing(), ledger.underWay()]).toEqual([1, 1]);
});

it('takes no notice of what somebody else said', () => {
  const { ledger } = ledgerAt();
  ledger.answer('welcome', 'taken');
  expect([ledger.receive('welcome'), ledger.doubled(), ledger.missing()]).toEqual([undefined, 0, 0]);
});

it('counts a line that was read in the conversation as arrived, and as doubled only when it is heard twice', () => {
  const { ledger, passes } = ledgerAt();
  ledger.say('one');
  ledger.answer('one', 'taken');
  passes(900);
  expect([ledger.find('one'), ledger.find('one'), ledger.missing(), ledger.underWay()]).toEqual([900, undefined, 0, 0]);
  expect([ledger.receive('one'), ledger.doubled()]).toEqual([undefined, 0]);
  expect([ledger.receive('one'), ledger.doubled()]).toEqual([undefined, 1]);
});

it('counts a line that was never answered, whether it arrived or not', () => {
  const { ledger } = ledgerAt();
  for (const text of ['one', 'two', 'three', 'four']) ledger.say(text);
  ledger.receive('one');
  ledger.answer('two', 'taken');
  ledger.answer('three', 'refused');
  expect([ledger.unanswered(), ledger.missing()]).toEqual([2, 1]);
});
