import * as z from 'zod';

const figureFormat = z.object({ what: z.string(), value: z.string(), limit: z.string(), ok: z.boolean() });

/** Result of a part, as it is kept: a part that has one is not run again on the same day and commit. */
export const partResult = z.object({
  part: z.string(),
  seconds: z.number(),
  ok: z.boolean(),
  figures: z.array(figureFormat),
  /** More for the report: a seed to replay, changes that no test noticed. */
  notes: z.array(z.string()),
});

export type Figure = Readonly<z.infer<typeof figureFormat>>;
export type PartResult = Readonly<z.infer<typeof partResult>>;

/** Results of one night. */
export const nightResult = z.object({ day: z.string(), commit: z.string(), parts: z.array(partResult) });
export type NightResult = Readonly<z.infer<typeof nightResult>>;
