import * as z from 'zod';

const figureFormat = z.object({ what: z.string(), value: z.string(), limit: z.string(), ok: z.boolean() });

/** Result of a part, as it is kept: a part that was in order is not run again on the same day and commit. */
export const partResult = z.object({
  part: z.string(),
  seconds: z.number(),
  /** Length of the night that it was part of: a part of a shorter one has tried less. */
  minutes: z.number(),
  ok: z.boolean(),
  figures: z.array(figureFormat),
  /** More for the report: a seed to replay, changes that no test noticed. */
  notes: z.array(z.string()),
});

export type Figure = Readonly<z.infer<typeof figureFormat>>;
export type PartResult = Readonly<z.infer<typeof partResult>>;
export type Outcome = Pick<PartResult, 'ok' | 'figures' | 'notes'>;

/** Results of one night. */
export const nightResult = z.object({ day: z.string(), commit: z.string(), parts: z.array(partResult) });
export type NightResult = Readonly<z.infer<typeof nightResult>>;

/** The extent of a part. */
export interface PartLimits {
  readonly seconds: number;
  /** Days since 1970; picks seeds that no other day has. */
  readonly day: number;
  /** Folder for what the part writes. */
  readonly folder: string;
}

/** A part of the night: a command that also runs alone. */
export interface NightlyPart {
  readonly name: string;
  /** Share of its lane's time; 0 for a part that takes as long as it takes. */
  readonly share: number;
  readonly run: (limits: PartLimits) => Promise<Outcome>;
}

/** Outcome of a part of which there is nothing to tell but why. */
export const failed = (notes: readonly string[]): Outcome => ({ ok: false, figures: [], notes: [...notes] });
