import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import type { Random } from '@greenroom/core/kernel/random.port';
import { millis, type Millis } from '@greenroom/core/kernel/units';
import type { EndReason } from '@greenroom/core/session/session-signal';
import type { CustomerLink } from '../../../actors/customer-link.port.ts';
import type { CustomerEnd } from '../../../actors/customer.machine.ts';
import { createCustomer } from '../../../actors/customer.ts';
import type { RequestType } from '../../../actors/request-types.ts';
import { TYPES_FOR, type CrowdBehaviour, type TimeRange } from './crowd.constants.ts';
import SMALL_TALK from './small-talk.json' with { type: 'json' };

/** A line of small talk, and its translation into Dutch where it needs one. */
interface Line {
  readonly text: string;
  readonly translation?: string;
}

export interface VisitParts {
  readonly clock: Pick<Clock, 'schedule'>;
  readonly random: Random;
  readonly manners: CrowdBehaviour;
}

export const drawFrom = (random: Random, [from, to]: TimeRange): Millis => millis(from + random.next() * (to - from));

/** Most leave by themselves; now and then credits run out or a connection breaks. */
const drawEnd = (random: Random): EndReason => {
  const chance = random.next();
  if (chance < 0.6) return 'CLICK';
  return chance < 0.9 ? 'BROKE' : 'DISCONNECT';
};

/**
 * Plays one customer of the crowd, from asking to leaving. The customer keeps talking, and answers sooner after a line
 * of the performer.
 */
export const visit = (
  link: CustomerLink,
  { clock, random, manners }: VisitParts,
  plan: { readonly performerId: string; readonly requestType: RequestType; readonly language: string },
): Promise<CustomerEnd> => {
  const { promise, resolve, reject } = Promise.withResolvers<CustomerEnd>();
  const lines: readonly Line[] = plan.language === 'de' ? SMALL_TALK.de : SMALL_TALK.nl;
  const customer = createCustomer(link, { ...plan, timers: ['START_TIMER', 'START_TIMER_DEVICE'], camera: false });
  let nextLine: Cancel = () => undefined;
  let spoken = Math.floor(random.next() * lines.length);

  const fail = (error: unknown): void => {
    nextLine();
    reject(error);
  };
  const writeLine = async (): Promise<void> => {
    const { text, translation } = lines[spoken % lines.length] ?? { text: 'Hoi!', translation: undefined };
    spoken += 1;
    await customer.say(text, translation);
    planLine(drawFrom(random, manners.speaksEvery));
  };
  const planLine = (after: Millis): void => {
    nextLine();
    nextLine = clock.schedule(after, () => {
      customer.type().catch(fail);
      nextLine = clock.schedule(TYPES_FOR, () => {
        writeLine().catch(fail);
      });
    });
  };
  const giveUp = clock.schedule(drawFrom(random, manners.waits), () => {
    if (customer.watch.state().status === 'asking') customer.cancel();
  });
  customer.onReceived((received) => {
    if (received.type === 'message' && customer.watch.state().status === 'talking') planLine(TYPES_FOR);
  });
  customer.watch.subscribe((state) => {
    if (state.status === 'talking') {
      planLine(TYPES_FOR);
      clock.schedule(drawFrom(random, manners.stays), () => customer.leave(drawEnd(random)));
    }
    if (state.status !== 'over') return;
    giveUp();
    nextLine();
    resolve(state.why);
  });
  customer.ask();
  return promise;
};
