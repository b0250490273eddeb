import { decodeConfiguration, unknownKeys, type ConfigurationResult } from './configuration.wire.ts';

const ADDRESS = '/config.json';

/** Fetches what the brand configured. `index.html` has asked for it already, so the answer is on its way. */
export const loadConfiguration = async (
  log: Pick<Console, 'warn'> = globalThis.console,
): Promise<ConfigurationResult> => {
  let answer: Response;
  try {
    answer = await fetch(ADDRESS, { credentials: 'same-origin' });
  } catch {
    return { ok: false, error: { kind: 'unreachable' } };
  }
  if (!answer.ok) return { ok: false, error: { kind: 'unreachable' } };
  try {
    const source: unknown = await answer.json();
    const unknown = typeof source === 'object' && source !== null ? unknownKeys(source) : [];
    // For the operator: no text of the app, and nothing is wrong enough to stop.
    if (unknown.length > 0) log.warn(`${ADDRESS} has keys that are not known: ${unknown.join(', ')}`);
    return decodeConfiguration(source);
  } catch {
    return { ok: false, error: { kind: 'notJson' } };
  }
};
