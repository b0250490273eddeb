import * as z from 'zod';

/** Memory and processor time that the platform's process takes. */
export const machineWire = z.object({ residentBytes: z.number(), cpuMilliseconds: z.number() });
export type MachineReport = z.infer<typeof machineWire>;
