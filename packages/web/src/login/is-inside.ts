import type { LoginState, PerformerStatus } from '@greenroom/core/login/performer-status-state';

/** Statuses behind the login. A log-out under way may still fail: until the platform has answered the page stays. */
const INSIDE: readonly PerformerStatus[] = ['initializing', 'authenticated', 'loggedOut'];

/** Checks whether the performer is logged in; a log-out under way counts until the platform has answered. @spec §4 Performer status */
export const isInside = ({ status }: Pick<LoginState, 'status'>): boolean => INSIDE.includes(status);
