import { expect, it } from 'vitest';
import { performerId } from '../kernel/ids.ts';
import { NOTHING_DUE, verification, type VerificationEvent } from './verification.machine.ts';

const ANNA = performerId('1001');
const BEA = performerId('1002');
const CONTENT = new Uint8Array(1);

const after = (...events: readonly VerificationEvent[]) => {
  const effects: string[] = [];
  let state = NOTHING_DUE;
  for (const event of events) {
    const step = verification(state, event);
    state = step.state;
    effects.push(...step.effects.map(({ type }) => type));
  }
  return { state, effects };
};
const CHECKED: VerificationEvent = { type: 'checked', owner: ANNA };
const BOTH: VerificationEvent = {
  type: 'reported',
  owner: ANNA,
  sent: 0,
  actions: ['BioCheckVoice', 'BioCheckFace'],
};
const RECORDED: VerificationEvent = { type: 'recorded', content: CONTENT };

it('requires the face first, and the voice once the face was accepted', () => {
  expect(after(CHECKED, BOTH).state.due).toBe('BioCheckFace');
  const { state, effects } = after(CHECKED, BOTH, RECORDED, { type: 'accepted', owner: ANNA });
  expect(state).toMatchObject({ due: 'BioCheckVoice', received: 'BioCheckFace', sending: false });
  expect(effects).toEqual(['ask', 'send']);
});

it('sends one recording at a time, and asks nothing meanwhile', () => {
  expect(after(CHECKED, BOTH, RECORDED, RECORDED, CHECKED).effects).toEqual(['ask', 'send']);
});

it('sends nothing where nothing is required', () => {
  expect(after(CHECKED, RECORDED).effects).toEqual(['ask']);
});

it('drops an answer from before a recording', () => {
  const accepted: VerificationEvent = { type: 'accepted', owner: ANNA };
  const { state } = after(CHECKED, { ...BOTH, actions: ['BioCheckFace'] }, CHECKED, RECORDED, accepted, BOTH);
  expect(state.due).toBeUndefined();
});

it('drops answers about an earlier performer', () => {
  const { state } = after(CHECKED, { type: 'reset' }, { type: 'checked', owner: BEA }, BOTH);
  expect([state.due, state.owner]).toEqual([undefined, BEA]);
  const left = after(CHECKED, BOTH, RECORDED, { type: 'reset' }, { type: 'refused', owner: ANNA });
  expect(left.effects).toEqual(['ask', 'send']);
  expect(left.state).toEqual({ ...NOTHING_DUE, sent: 1 });
});

it('fails by a refusal of the platform and by one of the performer, who is logged out', () => {
  const refused = after(CHECKED, BOTH, RECORDED, { type: 'refused', owner: ANNA });
  expect(refused.state).toEqual({ ...NOTHING_DUE, owner: ANNA, sent: 1 });
  expect(refused.effects.at(-1)).toBe('fail');
  expect(after(CHECKED, BOTH, { type: 'declined' }).effects).toEqual(['ask', 'fail']);
  expect(after(CHECKED, { type: 'declined' }).effects).toEqual(['ask']);
});

it('keeps the error of a recording that did not arrive until the action changes or is sent again', () => {
  const failed = [CHECKED, BOTH, RECORDED, { type: 'notSent', owner: ANNA }] as const;
  const again: VerificationEvent = { ...BOTH, sent: 1 };
  expect(after(...failed, again).state).toMatchObject({ error: 'account.verificationNotSent', sending: false });
  expect(after(...failed, { ...again, actions: ['BioCheckVoice'] }).state.error).toBeUndefined();
  expect(after(...failed, RECORDED).state).toMatchObject({ error: undefined, sending: true });
});

it('shows what was received until it is read', () => {
  const received = [CHECKED, BOTH, RECORDED, { type: 'accepted', owner: ANNA }] as const;
  expect(after(...received, { type: 'acknowledged' }).state).toMatchObject({
    received: undefined,
    due: 'BioCheckVoice',
  });
});
