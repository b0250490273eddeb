import type { Cancel } from '../../kernel/clock.port.ts';
import type { ServiceFlags } from '../../services/service.ts';
import { changedFlags, servicesIn } from '../../services/service-flags.ts';
import type { AppDeps } from '../app-deps.ts';
import type { AppParts } from '../app-parts.ts';
import { watchChanges } from './watch-changes.ts';
import { mayHaveMissed } from './may-have-missed.ts';

/** Tracked when work pauses and resumes. @spec §7 session/kpi/{name} — names start pf_camback_; which moments is our choice */
const WORK_KPI = { pause: 'pf_camback_paused', ready: 'pf_camback_resumed' } as const;

/** Connects pausing to the login, and compares the flags with the platform after a gap. @spec §4 Services status */
export const connectServices = (
  { login, realtime, services }: AppParts,
  { log, session: { kpi } }: Pick<AppDeps, 'log' | 'session'>,
): readonly Cancel[] => {
  /** Flags that the platform had confirmed at the time of the check after a gap. */
  let askedWith: ServiceFlags | undefined;
  /**
   * A save that got no answer may arrive all the same, even after a later one; an answer that came while a save was under way could not be
   * compared. Session checks go on until one agrees.
   */
  let isDoubtful = false;

  const track = async (name: (typeof WORK_KPI)['pause' | 'ready']): Promise<void> => {
    const answer = await kpi(name);
    if (!answer.ok) log.write('warn', 'work not tracked', { name, status: answer.error.status });
  };
  return [
    watchChanges(services.watch, ({ status }, before) => {
      if (status !== before.status && login.watch.state().status === 'authenticated') void track(WORK_KPI[status]);
    }),
    realtime.onEvent(({ type }) => {
      if (type !== 'unreadable') return;
      isDoubtful = true;
      askedWith = services.watch.state().confirmed;
    }),
    watchChanges(services.watch, ({ confirmed, error, save }, before) => {
      if (error !== undefined && before.save === 'saving' && save !== 'saving') isDoubtful = true;
      if (isDoubtful) askedWith = confirmed;
    }),
    watchChanges(realtime.watch, (state, before) => {
      if (mayHaveMissed(state, before)) askedWith = services.watch.state().confirmed;
    }),
    watchChanges(login.watch, ({ account }, before) => {
      if (account === before.account || account === undefined || askedWith === undefined) return;
      const { confirmed, save } = services.watch.state();
      // The answer may be older than a save that was confirmed since: then it is ignored.
      if (confirmed === askedWith && save === 'idle') {
        const change = changedFlags(confirmed, account.services);
        if (servicesIn(change).length > 0) services.serverChanged(change);
        else isDoubtful = false;
      } else isDoubtful = true;
      askedWith = isDoubtful ? services.watch.state().confirmed : undefined;
    }),
  ];
};
