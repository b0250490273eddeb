import type { LoginState, PerformerStatus } from '@greenroom/core/login/performer-status.machine';

/** A log-out under way may still fail: until the platform has answered she stays where she is. */
const INSIDE: readonly PerformerStatus[] = ['initializing', 'authenticated', 'loggedOut'];

/** Whether she is in the product. @spec §4 Performer status */
export const isInside = ({ status }: Pick<LoginState, 'status'>): boolean => INSIDE.includes(status);
