import { decodeConfiguration, type ConfigurationResult } from './configuration.wire.ts';

const ADDRESS = '/config.json';

/** Fetches what the brand configured. `index.html` has asked for it already, so the answer is on its way. */
export const loadConfiguration = async (): Promise<ConfigurationResult> => {
  let answer: Response;
  try {
    answer = await fetch(ADDRESS, { credentials: 'same-origin' });
  } catch {
    return { ok: false, error: { kind: 'unreachable' } };
  }
  if (!answer.ok) return { ok: false, error: { kind: 'unreachable' } };
  try {
    return decodeConfiguration(await answer.json());
  } catch {
    return { ok: false, error: { kind: 'notJson' } };
  }
};
