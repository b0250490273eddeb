import type { PerformerApp } from '@greenroom/core/app/performer-app';
import { SERVICES } from '@greenroom/core/services/service';

/** Finds the services that the page shows otherwise than the platform. @param on those that the platform has on */
export const differenceInServices = (app: PerformerApp, on: readonly string[]): string | undefined => {
  const { flags } = app.services.watch.state();
  const differing = SERVICES.filter((service) => flags[service] !== on.includes(service));
  return differing.length === 0 ? undefined : `the page and the platform differ in ${differing.join(', ')}`;
};

/** Finds a session that only one side knows. @param accepted the customers whose requests the platform has as accepted */
export const differenceInSession = (app: PerformerApp, accepted: readonly string[]): string | undefined => {
  const client = app.session.watch.state().client?.id;
  if (client !== undefined && !accepted.includes(client)) return `the performer is with ${client}, who has left`;
  const forgotten = accepted.find((id) => id !== client);
  return forgotten === undefined
    ? undefined
    : `the platform has a session with ${forgotten} that the performer's page does not know`;
};

/** Finds timers that are left of a performer who logged out. @param planned the number of those that still run */
export const timersLeft = (app: PerformerApp, planned: number): string | undefined => {
  // A stop that the toys' app has not answered is tried for as long as they may move.
  const stops = app.toys.queue.watch.state().phase.status === 'stopPause' ? 1 : 0;
  return planned > stops ? `${planned} timers are left after the log-out` : undefined;
};
