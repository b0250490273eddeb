import {
  decodeConfiguration,
  unknownKeys,
  type ConfigurationResult,
} from '@greenroom/adapters-http/configuration/configuration.wire';
import { isJsonObject } from '@greenroom/core/kernel/json';

const ADDRESS = '/config.json';

const UNREACHABLE = { ok: false, error: { kind: 'unreachable' } } as const;

/** Fetches the configuration of the brand. `index.html` has asked for it already, so the answer is on its way. */
export const loadConfiguration = async (): Promise<ConfigurationResult> => {
  const answer = await fetch(ADDRESS, { credentials: 'same-origin' }).catch(() => undefined);
  if (answer?.ok !== true) return UNREACHABLE;
  try {
    const source: unknown = await answer.json();
    const unknown = isJsonObject(source) ? unknownKeys(source) : [];
    // For the operator: no text of the app, and nothing is wrong enough to stop.
    if (unknown.length > 0) globalThis.console.warn(`${ADDRESS} has keys that are not known: ${unknown.join(', ')}`);
    return decodeConfiguration(source);
  } catch {
    return { ok: false, error: { kind: 'notJson' } };
  }
};
