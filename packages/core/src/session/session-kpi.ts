/**
 * Names of the moments of requests and sessions that are tracked.
 * @spec §7 session/kpi/{name} — names start pf_camback_; which moments is our choice
 */
export const SESSION_KPI = {
  ready: 'pf_camback_ready',
  requestReceived: 'pf_camback_request_received',
  acceptClicked: 'pf_camback_accept_clicked',
  accepted: 'pf_camback_request_accepted',
  resumed: 'pf_camback_session_resumed',
  acceptFailed: 'pf_camback_accept_failed',
  missed: 'pf_camback_request_missed',
  joined: 'pf_camback_client_joined',
  ended: 'pf_camback_session_ended',
  stopped: 'pf_camback_stopped',
} as const satisfies Record<string, `pf_camback_${string}`>;

export type SessionKpi = keyof typeof SESSION_KPI;

/** Values beside a tracked moment; nothing personal. */
export type SessionKpiBody = Readonly<Record<string, string | number | boolean>>;
