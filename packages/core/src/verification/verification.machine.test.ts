import { expect, it } from 'vitest';
import { performerId } from '../kernel/ids.ts';
import { NOTHING_DUE, verification, type VerificationEvent } from './verification.machine.ts';

const ANNA = performerId('1001');
const CONTENT = new Uint8Array(1);
const SENT = ['invoke ask', 'leave ask', 'invoke send'];

const after = (...events: readonly VerificationEvent[]) => {
  const effects: string[] = [];
  let state = NOTHING_DUE;
  for (const event of events) {
    const step = verification(state, event);
    state = step.state;
    effects.push(...step.effects.map((effect) => ('slot' in effect ? `${effect.type} ${effect.slot}` : effect.type)));
  }
  return { state, effects };
};
const CHECKED: VerificationEvent = { type: 'checked', owner: ANNA };
const BOTH: VerificationEvent = { type: 'reported', actions: ['BioCheckVoice', 'BioCheckFace'] };
const RECORDED: VerificationEvent = { type: 'recorded', content: CONTENT };

it('requires the face first, and the voice once the face was accepted', () => {
  expect(after(CHECKED, BOTH).state.due).toBe('BioCheckFace');
  const { state, effects } = after(CHECKED, BOTH, RECORDED, { type: 'accepted' });
  expect(state).toMatchObject({ due: 'BioCheckVoice', received: 'BioCheckFace', sending: false });
  expect(effects).toEqual(SENT);
});

it('sends one recording at a time, and asks nothing meanwhile', () => {
  expect(after(CHECKED, BOTH, RECORDED, RECORDED, CHECKED).effects).toEqual(SENT);
});

it('sends nothing where nothing is required', () => {
  expect(after(CHECKED, RECORDED).effects).toEqual(['invoke ask']);
});

it('leaves both calls at the log-out', () => {
  const left = after(CHECKED, BOTH, RECORDED, { type: 'reset' });
  expect(left.effects).toEqual([...SENT, 'leave ask', 'leave send']);
  expect(left.state).toEqual(NOTHING_DUE);
});

it('fails by a refusal of the platform and by one of the performer, who is logged out', () => {
  const refused = after(CHECKED, BOTH, RECORDED, { type: 'refused' });
  expect(refused.state).toEqual({ ...NOTHING_DUE, owner: ANNA });
  expect(refused.effects.at(-1)).toBe('fail');
  expect(after(CHECKED, BOTH, { type: 'declined' }).effects).toEqual(['invoke ask', 'fail']);
  expect(after(CHECKED, { type: 'declined' }).effects).toEqual(['invoke ask']);
});

it('keeps the error of a recording that did not arrive until the action changes or is sent again', () => {
  const failed = [CHECKED, BOTH, RECORDED, { type: 'notSent' }] as const;
  expect(after(...failed, BOTH).state).toMatchObject({ error: 'account.verificationNotSent', sending: false });
  expect(after(...failed, { ...BOTH, actions: ['BioCheckVoice'] }).state.error).toBeUndefined();
  expect(after(...failed, RECORDED).state).toMatchObject({ error: undefined, sending: true });
});

it('shows what was received until it is read', () => {
  const received = [CHECKED, BOTH, RECORDED, { type: 'accepted' }] as const;
  expect(after(...received, { type: 'acknowledged' }).state).toMatchObject({
    received: undefined,
    due: 'BioCheckVoice',
  });
});
