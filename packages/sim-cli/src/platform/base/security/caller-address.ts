import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Finds the network address of a caller, by which tries and sockets are counted. */
export type AddressOf = (request: IncomingMessage) => string;

/** Addresses of the callers behind a proxy of the platform's own, by the port on its side. */
interface Line {
  readonly addressOf: (port: number | undefined) => string | undefined;
}

/** Checks whether a text names a proxy in front. */
export const isProxyAddress = (text: string): boolean => {
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * @param trusted addresses and networks of proxies in front, as they are configured: X-Forwarded-For is believed from these alone
 * @param line the proxy with faults, which is between every caller and the platform
 */
export const createAddressOf = (trusted: readonly string[], line: Line): AddressOf => {
  const isTrusted = proxyAddr.compile([...trusted]);
  return (request) => {
    const { remotePort, remoteAddress } = request.socket;
    const socket = { remoteAddress: line.addressOf(remotePort) ?? remoteAddress ?? '' };
    const direct: IncomingMessage = Object.create(request, { socket: { value: socket } });
    return proxyAddr(direct, isTrusted);
  };
};
