import * as z from 'zod';

/** A toy on the phone that scans. */
const pocketToyWire = z.object({
  id: z.string().min(1),
  model: z.string().min(1),
  nickName: z.string().default(''),
  battery: z.number().min(0).max(100).nullable().default(80),
  connected: z.boolean().default(true),
});

/**
 * scan: pairs · close: the app ends · away, back: the phone's network · update: sends its toys again · silent, loud:
 * the app does not answer, or answers, on its own network · another: a second phone reports its toys
 */
export const PHONE_ACTS = ['scan', 'close', 'away', 'back', 'update', 'silent', 'loud', 'another'] as const;
export type PhoneAct = (typeof PHONE_ACTS)[number];

export const phoneWire = z.object({
  performerId: z.string().min(1),
  act: z.enum(PHONE_ACTS),
  toys: z.array(pocketToyWire).default([]),
});

export const hubWire = z.object({ drop: z.boolean().default(false), format: z.enum(['text', 'object']).optional() });

/** Commands that a toy got, as in the toy app's own log. */
export const toyLogWire = z.object({
  entries: z.array(
    z.object({
      at: z.number(),
      via: z.enum(['app', 'hub', 'intiface']),
      command: z.string(),
      action: z.string().optional(),
      name: z.string().optional(),
      rule: z.string().optional(),
      strength: z.string().optional(),
      timeSec: z.number().optional(),
      value: z.string().optional(),
      type: z.string().optional(),
      toys: z.array(z.string()),
      code: z.number(),
    }),
  ),
  /** Number of earlier commands that are no longer kept. */
  forgotten: z.number().default(0),
  moving: z.array(z.string()),
  /** Toys in the drawer. */
  toys: z.array(pocketToyWire),
  /** Present time on the clock of the entries. */
  now: z.number(),
});
export type ToyLog = z.infer<typeof toyLogWire>;
