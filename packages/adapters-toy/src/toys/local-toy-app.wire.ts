import * as z from 'zod/mini';

/** Brings every toy to rest: no toy is named, so all are meant. @spec §7 Local toy app — command, timeSec, apiVer, optional action */
export const STOP_COMMAND = { command: 'Function', action: 'Stop', timeSec: 0, apiVer: 1 } as const;

/** Success is code 200 and nothing else: the type is spelled `OK` or `ok`, or is missing. @spec §7 Local toy app — success needs code 200 */
export const commandAnswerWire = z.object({
  code: z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{3}$/)), z.transform(Number))]),
  message: z.nullish(z.string()),
});

export const SUCCESS_CODE = 200;
