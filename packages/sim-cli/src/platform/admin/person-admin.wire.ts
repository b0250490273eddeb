import * as z from 'zod';

export const inviteWire = z.object({
  email: z.string().max(254).default('new@example.org'),
  state: z.enum(['open', 'used', 'expired']).default('open'),
});
export const inviteAnswerWire = z.object({ token: z.string() });
