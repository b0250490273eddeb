import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '@greenroom/core/kernel/result';
import { CommandFailure } from '../terminal/print.ts';
import { createAdminClient, type AdminFailure } from './admin-client.ts';
import { readStateFile } from './state-file.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  unreachable: 'The platform does not answer: it has stopped, or was killed. Start it with `greenroom-sim serve`.',
  not_authorised: 'The platform was started by another user, or started again: its token does not fit.',
  no_such_customer: 'There is no such customer.',
  no_such_performer: 'There is no such performer: `greenroom-sim list performers` shows them.',
  no_such_call: 'There is no such call: `greenroom-sim list calls` shows them.',
  no_such_event: 'There is no such event: `greenroom-sim list events` shows them.',
  already_asking: 'This customer has a request or a session already.',
  blocked: 'The performer has blocked this customer.',
  region_blocked: 'The performer is not available in the region of this customer.',
  message_held: 'The message has a word that is not delivered to this performer.',
  word_refused: 'This is no word that can be blocked, or one too many.',
  no_request: 'The customer has no request.',
  no_session: 'The customer has no session.',
  no_streams: 'The performer was never granted a stream: that takes going ready first.',
  for_everybody: 'This breaks for everybody: leave --performer out.',
  happens_once: 'This happens once, and cannot last.',
  no_proxy: 'The platform was started with --no-proxy: there is no line to break.',
  no_toy_app:
    'The platform reaches no toy app: start `greenroom-sim toy-app`, and the platform with --toy-app and its address.',
  nothing_waits: 'Nothing of the performer waits for a decision.',
  no_phone: 'No phone has scanned the code of the performer yet: `greenroom-sim toy phone` does.',
};

/** One sentence for a failure that a person at a terminal can act upon. */
export const explain = (error: string): string => SENTENCES[error] ?? `The platform answered: ${error}.`;

export const unwrap = <Value>(outcome: Result<Value, AdminFailure>): Value => {
  if (!outcome.ok) throw new CommandFailure(explain(outcome.error.error));
  return outcome.value;
};

/**
 * @param cut gives up every call
 * @throws CommandFailure when nothing runs on this port
 */
export const reachPlatform = (port: number, cut?: AbortSignal) => {
  const { url, adminUrl, token } = readStateFile(port);
  return { url, token, admin: createAdminClient({ url: adminUrl, token, cut }) };
};

export type Reached = ReturnType<typeof reachPlatform>;

/** @throws CommandFailure when the platform has no such performer */
export const requirePerformer = async ({ admin }: Pick<Reached, 'admin'>, id: string): Promise<void> => {
  const { performers } = unwrap(await admin.state());
  if (!performers.some((performer) => performer.id === id)) throw new CommandFailure(explain('no_such_performer'));
};

/** Time between two looks at who is ready, in milliseconds. */
const LOOK_EVERY = 250;

/** Waits until a performer is ready. @param given the only one who will do, where one is named */
export const awaitReady = async ({ admin }: Reached, given: string | undefined): Promise<string> => {
  for (;;) {
    const { performers } = unwrap(await admin.state());
    if (given !== undefined && !performers.some(({ id }) => id === given))
      throw new CommandFailure(explain('no_such_performer'));
    const found = performers.find(({ id, ready }) => ready && (given === undefined || id === given));
    if (found !== undefined) return found.id;
    await sleep(LOOK_EVERY);
  }
};

/** Says on standard error that nobody hears what is asked of a performer who is not logged in; the request is missed. */
export const warnOffline = async ({ admin }: Reached, performerId: string): Promise<void> => {
  const performer = unwrap(await admin.state()).performers.find(({ id }) => id === performerId);
  if (performer?.loggedIn === false)
    console.error(`${performerId} is not logged in: nobody hears it. --wait waits until ${performerId} is ready.`);
};

/**
 * Picks the performer that a command is for when none is given: the only one who qualifies.
 * @param wanted state of those who qualify
 */
export const choosePerformer = async (
  { admin }: Reached,
  given: string | undefined,
  wanted: 'online' | 'ready',
): Promise<string> => {
  if (given !== undefined) return given;
  const found = unwrap(await admin.state()).performers.filter((performer) => performer[wanted]);
  const [only] = found;
  if (found.length === 1 && only !== undefined) return only.id;
  const ids = found.map(({ id }) => id).join(', ');
  throw new CommandFailure(
    found.length === 0
      ? `No performer is ${wanted}: log in first, or name one with --performer.${wanted === 'ready' ? ' --wait waits for one.' : ''}`
      : `Say which performer with --performer: ${ids} could be meant.`,
  );
};
