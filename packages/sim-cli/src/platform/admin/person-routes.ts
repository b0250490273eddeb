import type { FastifyInstance } from 'fastify';
import { err, ok } from '@greenroom/core/kernel/result';
import { setDue } from '../account/verifications.ts';
import type { EventLog } from '../event-log.ts';
import type { Submissions } from '../profile/submissions.ts';
import type { Performers } from '../account/performers.ts';
import type { Registrations } from '../registration/registrations.ts';
import { adminPost } from './admin-route.ts';
import { inviteWire, urgentWire } from './person-admin.wire.ts';

export interface PersonRoutesDeps {
  readonly registrations: Registrations;
  readonly performers: Performers;
  readonly submissions: Submissions;
  readonly eventLog: EventLog;
}

/** Invites people to register, and asks performers to show themselves. */
export const registerPersonRoutes = (
  app: FastifyInstance,
  { registrations, performers, submissions, eventLog }: PersonRoutesDeps,
): void => {
  adminPost(app, '/registrations', inviteWire, async ({ email, state }) => {
    const token = await registrations.invite(email, state);
    eventLog.write('info', 'Invited to register', { state });
    return ok({ token });
  });
  adminPost(app, '/urgent', urgentWire, async ({ performerId, actions }) => {
    if ((await performers.find(performerId)) === undefined) return err('no_such_performer');
    await setDue(submissions, performerId, actions);
    eventLog.write('info', 'Verification due', { performer: performerId, actions: actions.join(',') });
    return ok({});
  });
};
