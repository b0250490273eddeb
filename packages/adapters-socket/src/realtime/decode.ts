import { err, ok, type Result } from '@greenroom/core/kernel/result';

/** One character as it is URL-encoded: 1 to 4 bytes of UTF-8. */
const ENCODED_CHARACTER =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

const decodeOrKeep = (encoded: string): string => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
};

/** Decodes what is well encoded and keeps the rest as text, so that one bad byte costs one character and not the message. */
const decodeText = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(ENCODED_CHARACTER, decodeOrKeep);
  }
};

/**
 * Encodes the content of an event that is sent, as URL-encoded JSON. A lone surrogate leaves as its JSON escape.
 * @spec §7 Real-time socket — content as URL-encoded JSON
 */
export const encodeContent = (content: unknown): string => encodeURIComponent(JSON.stringify(content));

/**
 * Decodes the content of a received event: URL-encoded JSON, or plain JSON where the text starts with a brace.
 * @returns on failure that it is not JSON, never the text itself
 * @spec §7 Real-time socket — content as URL-encoded JSON
 */
export const decodeContent = (text: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(text.startsWith('{') ? text : decodeText(text)));
  } catch {
    return err('not JSON');
  }
};
