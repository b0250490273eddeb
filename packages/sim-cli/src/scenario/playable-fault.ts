import { FAULT_NAMES, isMediaFault, type FaultName } from '../platform/base/faults/fault.ts';

/** Frames are whole in virtual time, and pictures are not carried: these need a platform that runs. */
const LIVE_ONLY: readonly FaultName[] = ['tcp-jitter', 'tcp-thin', 'tcp-slice', 'upload-cut', 'toy-phone-silent'];

export const isPlayable = (name: FaultName): boolean => !LIVE_ONLY.includes(name) && !isMediaFault(name);

/** Checks whether a fault that a scenario names can be played on a running platform only. */
export const needsPlatform = (name: unknown): boolean =>
  FAULT_NAMES.some((known) => known === name && !isPlayable(known));
