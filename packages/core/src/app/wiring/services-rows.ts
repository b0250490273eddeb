import type { Log } from '../../kernel/log.port.ts';
import { ceases, changeOf, only, when, type Row } from '../../kernel/row.ts';
import type { SessionApi } from '../../session/session-api.port.ts';
import { isBroadcasting } from '../../session/session-state.ts';
import type { AppParts } from '../app-parts.ts';

/**
 * Names that are sent for tracking when work pauses and when it resumes.
 * @spec §7 session/kpi/{name} — names start pf_camback_; which moments is our choice
 */
const WORK_KPI = { pause: 'pf_camback_paused', ready: 'pf_camback_resumed' } as const;

/** Rows that cancel a break when its pause ends and when the broadcast ends. @spec §4 Services status @fortests */
export const breakRows = ({
  services,
  session,
  workBreak,
}: {
  readonly services: Pick<AppParts['services'], 'watch'>;
  readonly session: Pick<AppParts['session'], 'watch'>;
  readonly workBreak: Pick<AppParts['workBreak'], 'cancel'>;
}): readonly Row[] => [
  when(
    ceases(services.watch, ({ status }) => status === 'pause'),
    workBreak.cancel,
  ),
  when(ceases(session.watch, isBroadcasting), workBreak.cancel),
];

/**
 * Rows that track pausing and resuming, cancel a break, and fetch the platform's snapshot after a save with an unknown outcome.
 * @spec §4 Services status
 */
export const servicesRows = (
  parts: Pick<AppParts, 'login' | 'services' | 'session' | 'workBreak'>,
  { kpi }: Pick<SessionApi, 'kpi'>,
  log: Log,
): readonly Row[] => {
  const { login, services, session } = parts;
  const isAuthenticated = (): boolean => login.watch.state().status === 'authenticated';
  const workChanged = changeOf(services.watch, ({ status }, before) => (status === before.status ? undefined : status));
  const track = async (status: keyof typeof WORK_KPI): Promise<void> => {
    const answer = await kpi(WORK_KPI[status]);
    if (!answer.ok) log.write('warn', 'work not tracked', { name: WORK_KPI[status], status: answer.error.status });
  };
  return [
    ...breakRows(parts),
    when(workChanged, (status) => session.pauseChanged(status === 'pause')),
    when(only(workChanged, isAuthenticated), track),
    when(services.onUnconfirmed, login.checkNow),
  ];
};
