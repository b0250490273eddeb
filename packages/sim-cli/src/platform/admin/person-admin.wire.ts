import * as z from 'zod';
import { URGENT_ACTIONS } from '@greenroom/core/account/verification';

export const inviteWire = z.object({
  email: z.string().max(254).default('new@example.org'),
  state: z.enum(['open', 'used', 'expired']).default('open'),
});
export const urgentWire = z.object({
  performerId: z.string().min(1),
  actions: z.array(z.enum(URGENT_ACTIONS)).min(1),
});
export const inviteAnswerWire = z.object({ token: z.string() });
