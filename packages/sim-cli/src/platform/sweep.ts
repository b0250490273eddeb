import { sql } from 'kysely';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Millis } from '@greenroom/core/kernel/units';
import { keepDoing } from './base/environment/due-work.ts';
import { dateOf, type PlatformClock } from './base/environment/platform-clock.ts';
import { UNDELIVERED_FOR } from './base/publisher/event-publisher.ts';
import { keepStamp } from './base/store/kept-stamp.ts';
import type { Vanished } from './base/store/person-ids.ts';
import type { Store } from './base/store/store.ts';
import { remoteEvent } from './beyond/remote/remotes.ts';
import type { PlatformParts } from './compose-platform.ts';
import { CUSTOMER_GONE_AFTER, REAL_SHARE_OF_WAITING, SWEEP_PERIOD } from './serving/realtime/realtime.constants.ts';
import { PERFORMER_GONE_AFTER, REQUEST_HELD_FOR } from './work/session/performer-service.ts';

type SweepDeps = Pick<
  PlatformParts,
  | 'clock'
  | 'publisher'
  | 'performers'
  | 'customers'
  | 'store'
  | 'queryCache'
  | 'nodes'
  | 'eventLog'
  | 'logins'
  | 'submissions'
  | 'submissionModeration'
  | 'performerService'
  | 'requests'
  | 'customerService'
  | 'faultService'
  | 'pushPayouts'
  | 'remotes'
  | 'accountDeletion'
>;

/** Factor by which a fast clock stretches the times after which people count as gone. */
const stretchOf = ({ rate }: Pick<PlatformClock, 'rate'>): number => Math.max(1, REAL_SHARE_OF_WAITING * rate);

/** Ends expired logins, and sessions of people who vanished. */
const createSweep = (parts: SweepDeps) => {
  const {
    store,
    clock,
    eventLog,
    submissionModeration,
    submissions,
    logins,
    performers,
    performerService,
    customers,
    customerService,
  } = parts;
  const { publisher, requests, queryCache, faultService, pushPayouts, remotes, accountDeletion } = parts;
  // Mostly there is nothing to end: what was found counts until its table is written.
  const gonePerformers = queryCache.memoize('performers', () => performers.gone());
  const goneCustomers = queryCache.memoize('customers', () => customers.gone());
  const waitingSubmissions = queryCache.memoize('submissions', () => submissions.waiting());
  const oldestUndelivered = queryCache.memoize('undelivered', async () => {
    const oldest = store.selectFrom('undelivered').select('at').orderBy('at').limit(1);
    return (await oldest.executeTakeFirst())?.at;
  });
  const stretch = stretchOf(clock);
  const endLogins = async (): Promise<void> => {
    for (const login of await logins.sweep()) {
      await publisher.closeLogin(login.id, 'session expired');
      eventLog.write('info', 'Login expired', { performer: login.performer_id });
    }
  };
  const losePerformer = async (gone: Vanished): Promise<void> => {
    const { id, goneAt } = gone;
    if (await performerService.isUnreachable(id)) await performerService.holdAll(id);
    if (clock.stamp() - goneAt < PERFORMER_GONE_AFTER * stretch) return;
    // Who came back in the moment in which the last socket was noted as broken is not gone.
    if (await publisher.isPerformerThere(id)) await performers.updateGone(gone, { gone_at: null });
    else await performerService.lose(gone);
  };
  const endHeld = async (held: Awaited<ReturnType<typeof requests.held>>[number]): Promise<void> => {
    const { id: requestId, performer_id: performerId, client_id: clientId, held_at: heldAt } = held;
    if (await publisher.isPerformerThere(performerId)) await performerService.cameBack(performerId);
    else if (clock.stamp() - (heldAt ?? clock.stamp()) >= REQUEST_HELD_FOR * stretch)
      await performerService.miss({ performerId, clientId, requestId });
  };
  const loseCustomer = async (gone: Vanished): Promise<void> => {
    const { id, goneAt } = gone;
    if (clock.stamp() - goneAt < CUSTOMER_GONE_AFTER * stretch) return;
    if (!(await publisher.isCustomerThere(id))) await customerService.leave(id, 'DISCONNECT');
    // After the leave, so that a process that dies between them does it again.
    await customers.forgetGone(gone);
  };
  const endRemotes = async (): Promise<void> => {
    for (const id of await remotes.sweep()) {
      await publisher.closeRemote(id);
      await publisher.toPerformer(id, remoteEvent(id, 'ENDED'));
    }
  };
  const dropUndelivered = async (): Promise<void> => {
    const before = clock.stamp() - UNDELIVERED_FOR;
    const oldest = await oldestUndelivered();
    if (oldest === undefined || oldest >= before) return;
    await store.deleteFrom('undelivered').where('at', '<', before).execute();
  };
  return async (): Promise<void> => {
    const failures = new Set<string>();
    /** One that fails is tried again in the next round, and holds up nothing else. */
    const attempt = (step: () => Promise<void>): Promise<void> =>
      step().catch((error: unknown) => {
        failures.add(error instanceof Error ? error.message : String(error));
      });
    const attemptEach = <Row>(list: () => Promise<readonly Row[]>, act: (row: Row) => Promise<void>): Promise<void> =>
      attempt(async () => {
        for (const row of await list()) await attempt(() => act(row));
      });
    await attempt(endLogins);
    await attemptEach(gonePerformers, losePerformer);
    await attemptEach(requests.held, endHeld);
    await attemptEach(goneCustomers, loseCustomer);
    await attempt(async () => {
      if ((await waitingSubmissions()).length > 0) await submissionModeration.sweep();
    });
    await attempt(faultService.sweep);
    await attempt(pushPayouts.sweep);
    await attempt(accountDeletion.sweep);
    await attempt(endRemotes);
    await attempt(dropUndelivered);
    if (failures.size > 0) throw new Error([...failures].join(' · '));
  };
};

/**
 * Moves the timers of the running sessions on by the time in which the platform was down, but for what is paid without a connection:
 * nobody pays for an outage.
 */
const leaveOutOutage = async (store: Store, outage: number): Promise<void> => {
  const running = store.selectFrom('requests').where('status', '=', 'accepted');
  const later = (time: string) => sql<number>`${sql.ref(time)} + ${outage}`;
  await store
    .updateTable('session_pay')
    .set({ billed_from: later('billed_from') })
    .where('request_id', 'in', running.select('id'))
    .execute();
  await store
    .updateTable('requests')
    .set({ timer_platform_at: later('timer_platform_at'), timer_device_at: later('timer_device_at') })
    .where('status', '=', 'accepted')
    .execute();
};

/** Ends the times on air where the outage began, and begins them again: nobody is on air without the platform. */
const interruptShifts = async (store: Store, since: number, today: number): Promise<void> => {
  for (const shift of await store.selectFrom('shifts').selectAll().where('ended_at', 'is', null).execute()) {
    const ended = { ended_at: Math.max(shift.began_at, since) };
    await store.updateTable('shifts').set(ended).where('id', '=', shift.id).execute();
    await store
      .insertInto('shifts')
      .values({ ...shift, id: `${shift.id}-${today}`, began_at: today })
      .execute();
  }
};

/**
 * Marks ready performers and the people of open requests as gone after a restart, until they connect again.
 *
 * @param downFor time on the platform's clock in which it did not run
 */
export const startWithoutSockets = async (
  { store, clock }: { readonly store: Store; readonly clock: Pick<PlatformClock, 'stamp' | 'today' | 'rate'> },
  downFor: Millis,
): Promise<void> => {
  const outage = Math.floor(downFor - PERFORMER_GONE_AFTER * stretchOf(clock));
  await store.transaction().execute(async (within) => {
    if (outage > 0) {
      const since = dateOf(clock, clock.stamp() - outage);
      await leaveOutOutage(within, outage);
      await interruptShifts(within, since, clock.today());
    }
    // Only now and together: a platform that dies before this has the outage left out by the next one, and nobody twice.
    await keepStamp(within, clock);
  });
  const gone = { gone_at: clock.stamp() };
  const live = store.selectFrom('requests').where('status', '!=', 'ended');
  await store
    .updateTable('performers')
    .set(gone)
    .where((each) => each.or([each('ready_at', 'is not', null), each('id', 'in', live.select('performer_id'))]))
    .execute();
  await store.updateTable('customers').set(gone).where('id', 'in', live.select('client_id')).execute();
};

/** Sweeps until cancelled. */
export const keepSweeping = (
  parts: SweepDeps,
  onRound?: (work: string, seconds: number, isDone: boolean) => void,
): Cancel => keepDoing({ ...parts, onRound }, SWEEP_PERIOD, createSweep(parts), 'Sweep failed');
