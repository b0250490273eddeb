import * as z from 'zod';

/** What the platform's process takes of the machine. */
export const machineWire = z.object({ residentBytes: z.number(), cpuMilliseconds: z.number() });
export type MachineReport = z.infer<typeof machineWire>;
