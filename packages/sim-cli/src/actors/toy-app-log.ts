import { toyLogWire, type ToyLog } from '../platform/admin/toy-admin.wire.ts';
import { TOY_LOG_PATH } from './toy-app-paths.ts';

/** An app on the same machine answers at once; what listens there and does not is none. */
const PATIENCE = 2_000;

/** Reads the commands that the toys of an app got. @returns `undefined` when none runs at this address */
export const readToyLog = async (url: string): Promise<ToyLog | undefined> => {
  const response = await fetch(`${url}${TOY_LOG_PATH}`, { signal: AbortSignal.timeout(PATIENCE) }).catch(
    () => undefined,
  );
  return toyLogWire.safeParse(await response?.json().catch(() => undefined)).data;
};

/** Fields of an entry without those that are empty, as in the toy's own log. */
export const saidIn = ({
  action,
  name,
  rule,
  strength,
  timeSec,
  value,
  type,
  ...always
}: ToyLog['entries'][number]) => {
  const said = Object.entries({ action, name, rule, strength, timeSec, value, type }).filter(
    ([, part]) => part !== undefined,
  );
  return { ...always, ...Object.fromEntries(said) };
};
