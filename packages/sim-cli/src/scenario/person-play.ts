import { millis } from '@greenroom/core/kernel/units';
import { unwrap } from '../actors/running-platform.ts';
import { openLivePlay, type LiveOptions, type LivePlay } from './live-play.ts';
import { NOTHING_SEEN, SEEN_FROM_OUTSIDE, SIGNS, type ManualPerformer, type PersonView } from './person.ts';

interface PersonPlay extends LivePlay {
  readonly person: ManualPerformer;
}

/** Time that a step waits for a person, and an expectation for the page; in real milliseconds. */
const TIME_LIMITS = { step: 120_000, page: 15_000 };

type Options = Omit<LiveOptions, 'outside'>;

/** Creates a view of the performer through the platform's admin API. */
const createEyes = ({ admin, performerId }: Options) => {
  let view: PersonView = NOTHING_SEEN;
  const look = async (): Promise<void> => {
    const { performers, requests } = unwrap(await admin.state());
    const own = requests.filter((request) => request.performerId === performerId);
    const client = own.find(({ status }) => status === 'accepted')?.clientId;
    const messages = client === undefined ? [] : unwrap(await admin.messages(client));
    view = {
      performer: performers.find(({ id }) => id === performerId),
      requests: own,
      lines: messages.map(({ sentBy, content }) => `${sentBy}: ${content}`),
    };
  };
  return { look, view: () => view, read: (path: string) => SEEN_FROM_OUTSIDE[path]?.(view) ?? null };
};

/**
 * Opens the stage of a scenario on a running platform whose performer is a person at a page: the person is asked for
 * the performer's steps, and expectations are read from the platform.
 */
export const openPersonPlay = async (options: Options): Promise<PersonPlay> => {
  const eyes = createEyes(options);
  const { clockRate } = unwrap(await options.admin.state());
  const play = await openLivePlay({ ...options, outside: eyes });
  const { pace, trace } = play;
  const does: ManualPerformer['does'] = async (action) => {
    const sign = Object.hasOwn(SIGNS, action) ? SIGNS[action] : undefined;
    if (sign === undefined) return true;
    const from = trace.entries().length;
    const isDone = (): boolean =>
      sign.of === 'state' ? sign.isDone(eyes.view()) : trace.entries().slice(from).some(sign.isDone);
    return pace.until(isDone, millis(TIME_LIMITS.step * clockRate));
  };
  const timeLimit: LivePlay['timeLimit'] = (asked) =>
    millis(Math.max(play.timeLimit(asked), TIME_LIMITS.page * clockRate));
  return { ...play, person: { does }, timeLimit };
};
