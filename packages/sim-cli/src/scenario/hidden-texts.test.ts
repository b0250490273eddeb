import { expect, it } from 'vitest';
import { hiddenTextNotice } from './hidden-texts.ts';

const say = (text: string) => ({ step: { actor: 'mark', action: 'say', text } });

it('says of how many steps the texts are hidden, and nothing where all are there', () => {
  expect(hiddenTextNotice([say('Hello'), say('Good evening')])).toBeUndefined();
  expect(hiddenTextNotice([say('•••'), say('Hello')])).toMatch(/^1 step has ••• in place of a hidden text/);
  expect(hiddenTextNotice([say('•••'), { content: { deep: ['at •••'] } }])).toMatch(/^2 steps have •••/);
});
