import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_NAMES, type FaultName } from '@greenroom/sim-cli/platform/base/faults/fault';
import { ROOT } from '../../scripts/lib/process.mjs';

/** Holds an empty file for each fault that was on in a platform or a media server of a test. Its time is that of the last test. */
const FOLDER = join(ROOT, 'node_modules', '.cache', 'greenroom', 'switched-faults');

/** Notes that a fault was really switched on, not only named. */
export const markSwitched = (name: FaultName): void => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), '');
};

const KNOWN = new Map<string, FaultName>(FAULT_NAMES.map((name) => [name, name]));

/** Notes the faults in the log of a platform. */
export const markLogged = (
  entries: readonly { readonly message: string; readonly fields?: Record<string, unknown> | undefined }[],
): void => {
  for (const { message, fields } of entries) {
    const name = message === 'Fault on' ? KNOWN.get(String(fields?.['fault'])) : undefined;
    if (name !== undefined) markSwitched(name);
  }
};

/** Faults that tests of this checkout switched on, each with the time of the last one in milliseconds since 1970. */
export const switchedFaults = (): ReadonlyMap<FaultName, number> => {
  mkdirSync(FOLDER, { recursive: true });
  return new Map(
    readdirSync(FOLDER).flatMap((file): readonly [FaultName, number][] => {
      const name = KNOWN.get(file);
      return name === undefined ? [] : [[name, statSync(join(FOLDER, file)).mtimeMs]];
    }),
  );
};
