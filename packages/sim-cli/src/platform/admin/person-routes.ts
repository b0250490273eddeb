import type { FastifyInstance } from 'fastify';
import { ok } from '@greenroom/core/kernel/result';
import type { PlatformParts } from '../platform-parts.ts';
import { adminPost } from './admin-route.ts';
import { inviteWire } from './person-admin.wire.ts';

/** Invites people to register. */
export const registerPersonRoutes = (app: FastifyInstance, { registrations, journal }: PlatformParts): void => {
  adminPost(app, '/registrations', inviteWire, async ({ email, state }) => {
    const token = await registrations.invite(email, state);
    journal.write('info', 'Invited to register', { state });
    return ok({ token });
  });
};
