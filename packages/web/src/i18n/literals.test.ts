import { expect, it } from 'vitest';
import { ERROR_LITERALS } from '@greenroom/core/app/error-literals';
import { PLAY_FAILED_LITERAL } from '@greenroom/core/session/video/streaming.errors';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

/** Path of an error's sentence, if not below `error`. */
const PATHS: Readonly<Record<string, string>> = { noCountriesSelected: 'form.problem.noCountriesSelected' };
const rows = [
  ...Object.entries(ERROR_LITERALS).map(([code, literal]) => [literal, PATHS[code] ?? `error.${code}`] as const),
  [PLAY_FAILED_LITERAL, 'video.line.play.failed'] as const,
];

const at = (catalogue: unknown, path: string): string => {
  let part: unknown = catalogue;
  for (const name of path.split('.')) part = (part as Record<string, unknown> | undefined)?.[name];
  return typeof part === 'string' ? part : '';
};

it.each(rows)('says “%s” in English as the specification writes it, and translates it', (literal, path) => {
  expect(at(en, path).toLowerCase()).toContain(literal.toLowerCase());
  for (const catalogue of [nl, de]) {
    const text = at(catalogue, path);
    expect(text).not.toBe('');
    // A name of the protocol stays what it is; words are translated.
    expect(text.includes(literal)).toBe(literal === 'socket-timeout');
  }
});

it.each([
  ['login.sessionExpired', 'Performer not logged in', 'Performer niet ingelogd', 'Performer nicht angemeldet'],
  ['camera.blocked', 'Camera blocked', 'Camera geblokkeerd', 'Kamera blockiert'],
  ['toys.authenticationFailed', 'Authentication failed', 'Authenticatie mislukt', 'Authentifizierung fehlgeschlagen'],
  ['toys.couldNotGetSocket', 'Could not get socket', 'Kon geen socket krijgen', 'Konnte keinen Socket bekommen'],
])('begins the sentence of %s with “%s”, “%s” and “%s”', (code, ...beginnings) => {
  const sentences = [en, nl, de].map((catalogue) => at(catalogue, `error.${code}`));
  for (const [index, beginning] of beginnings.entries())
    expect(sentences[index]).toMatch(new RegExp(`^${beginning}\\b`));
});
