import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { err, ok } from '@greenroom/core/kernel/result';
import { withoutTexts } from '../../../trace/redact.ts';
import type { AdminParts } from './admin-parts.ts';
import { adminGet, adminPost } from './admin-route.ts';
import { senderTypeOf } from './trigger.ts';

/** Query of a reader that follows the trace log. */
export const sinceWire = z.object({ after: z.coerce.number().int().default(0), unmask: z.literal('1').optional() });
const resendWire = z.object({ id: z.int() });

/** Registers the routes that read the trace log of the platform and send one of its events again. */
export const registerTraceLogRoutes = (
  app: FastifyInstance,
  { traceLog, publisher }: Pick<AdminParts, 'traceLog' | 'publisher'>,
): void => {
  adminGet(app, '/traffic', sinceWire, ({ after, unmask }) => {
    const entries = traceLog.after(after);
    return { entries: unmask === undefined ? entries.map(withoutTexts) : entries };
  });
  adminPost(app, '/traffic/resend', resendWire, async ({ id }) => {
    const entry = traceLog.find(id);
    if (entry?.traceEvent.kind !== 'event' || entry.performerId === undefined) return err('no_such_event');
    const { name: event, content } = entry.traceEvent;
    const senderType = senderTypeOf(event, content);
    const detail = { event, content };
    traceLog.write(entry.performerId, { kind: 'does', who: 'platform', action: 'trigger', detail });
    const delivered = await publisher.isPerformerThere(entry.performerId);
    await publisher.toPerformer(entry.performerId, { event, content, senderId: '', senderType });
    return ok({ event, performerId: entry.performerId, delivered });
  });
};
