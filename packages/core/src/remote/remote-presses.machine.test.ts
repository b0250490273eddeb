import { expect, it } from 'vitest';
import { clientId } from '../kernel/ids.ts';
import type { RemoteCommand } from '../realtime/remote-signal.ts';
import type { RemoteFacts } from './remote-host.machine.ts';
import { NO_PRESSES, remotePresses, type RemotePresses } from './remote-presses.machine.ts';

const MARK = clientId('mark');
const FACTS: RemoteFacts = { clientId: MARK, microphone: 'on', replies: [] };
const end = (id: string): RemoteCommand => ({ id, clientId: MARK, action: { type: 'end' } });
const pressed = (state: RemotePresses, id: string, facts = FACTS) =>
  remotePresses(state, { type: 'pressed', command: end(id), facts });

it('judges a press by what goes on', () => {
  expect(pressed(NO_PRESSES, 'a')).toMatchObject({
    state: { answered: { id: 'a', outcome: 'done' } },
    effects: [{ type: 'judged', command: end('a'), outcome: 'done' }],
  });
  const over = pressed(NO_PRESSES, 'a', { ...FACTS, clientId: undefined });
  expect(over.state.answered).toEqual({ id: 'a', outcome: 'noSession' });
});

it('judges a press that arrives twice once, and reports its first outcome again', () => {
  const first = pressed(pressed(NO_PRESSES, 'a').state, 'b').state;
  const again = pressed(first, 'a', { ...FACTS, clientId: undefined });
  expect(again).toEqual({ state: { ...first, answered: { id: 'a', outcome: 'done' } }, effects: [] });
});

it('knows the latest 20 presses', () => {
  const ids = Array.from({ length: 21 }, (_, index) => String(index));
  const state = ids.reduce((before, id) => pressed(before, id).state, NO_PRESSES);
  expect(pressed(state, '1').effects).toEqual([]);
  expect(pressed(state, '0').effects).toHaveLength(1);
});

it('forgets all presses at a log-out', () => {
  expect(remotePresses(pressed(NO_PRESSES, 'a').state, { type: 'reset' }).state).toBe(NO_PRESSES);
});
