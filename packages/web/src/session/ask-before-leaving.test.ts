import { expect, it } from 'vitest';
import { createActor } from '@greenroom/core/kernel/machine';
import type { SessionState } from '@greenroom/core/session/session-state';
import { askedBy, connectedWith, MARK, READY } from '@greenroom/core/testing/session/session-state.fake';
import { askBeforeLeaving } from './ask-before-leaving.ts';

it('has the browser ask only while a customer waits or is connected', () => {
  const session = createActor<SessionState, SessionState, never>({
    initial: READY,
    transition: (_state, next) => ({ state: next, effects: [] }),
    perform: () => undefined,
  });
  const asks: boolean[] = [];
  const end = askBeforeLeaving(session, { setReason: (_why, needed) => asks.push(needed) });
  for (const next of [askedBy(MARK), connectedWith(MARK), READY, askedBy(MARK)]) session.send(next);
  end();
  expect(asks).toEqual([false, true, true, false, true, false]);
});
