import { err, ok, type Result } from '../../kernel/result.ts';
import type { StreamingErrorCode } from './streaming.errors.ts';

/** Address of the media server, in any form that the platform may send. */
export interface ServerAddress {
  /** The signalling socket, a ws or wss URL. */
  readonly signalling: string;
  /** Origin of HTTP calls, without a path. */
  readonly origin: string;
  /** The application on that server. */
  readonly application: string;
}

const SIGNALLING_PATH = 'webrtc-session.json';
const HIGHEST_PORT = 65_535;
const ADDRESS =
  /^(?:(?<scheme>https?|wss?):\/\/)?(?<host>\[[\da-f:.]+\]|[\w.-]+)(?::(?<port>\d{1,5}))?(?<path>\/[^?#\s]*)?(?<query>\?[^#\s]*)?$/i;
const OWN_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Checks whether a server uses TLS: always, unless its address excludes it or is this machine. */
const isSecure = (scheme: string | undefined, host: string): boolean =>
  scheme === undefined ? !OWN_MACHINE.test(host) : /^(?:https|wss)$/i.test(scheme);

/**
 * Reads the address of a media server: host, host:port, or an http(s) or ws(s) URL. A path names the application; one that ends in the
 * signalling file is used unchanged.
 * @param application where the address names none
 * @returns `streaming.noServer` for an empty one.
 * @spec §7 Start 1-on-1 stream, §8 — no streaming server URL in configuration
 */
export const readServerAddress = (
  text: string,
  application: string,
): Result<ServerAddress, Extract<StreamingErrorCode, 'streaming.noServer' | 'streaming.badServer'>> => {
  const trimmed = text.trim();
  if (trimmed === '') return err('streaming.noServer');
  const { scheme, host, port, path = '', query = '' } = ADDRESS.exec(trimmed)?.groups ?? {};
  if (host === undefined || Number(port ?? 0) > HIGHEST_PORT) return err('streaming.badServer');
  const s = isSecure(scheme, host) ? 's' : '';
  const authority = port === undefined ? host.toLowerCase() : `${host.toLowerCase()}:${port}`;
  const segments = path.split('/').filter((segment) => segment !== '');
  const isLiteral = segments.at(-1) === SIGNALLING_PATH;
  const named = (isLiteral ? segments.slice(0, -1) : segments).join('/');
  const signallingPath = isLiteral ? path : `/${SIGNALLING_PATH}`;
  return ok({
    signalling: `ws${s}://${authority}${signallingPath}${query}`,
    origin: `http${s}://${authority}`,
    application: named === '' ? application : named,
  });
};
