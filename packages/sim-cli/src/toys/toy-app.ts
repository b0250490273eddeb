import { KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import * as z from 'zod';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { parseJson } from '@greenroom/core/kernel/json';
import { millis } from '@greenroom/core/kernel/units';
import { listenOnLoopback, LOOPBACK } from '../platform/base/tcp/loopback.ts';
import {
  answerTo,
  endsWithCommand,
  NO_FAULTS,
  type ToyAppFaults,
  TOY_FAULTS_PATH,
  TOY_LOG_PATH,
} from './toy-app-answers.ts';
import type { ToyDrawer } from './toy-drawer.ts';

interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Milliseconds. */
const A_DAY = 24 * 60 * 60 * 1000;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' };

/**
 * Makes a certificate for this machine that is valid until tomorrow; a client must be told to trust it.
 *
 * @param names further names of hosts for which it is valid
 * @fortests
 */
export const makeCertificate = async (...names: readonly string[]): Promise<Certificate> => {
  // Loaded here, because it is more than 200 files, of which a platform without such an app needs none at its start.
  const { X509CertificateGenerator, SubjectAlternativeNameExtension } = await import('@peculiar/x509');
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const now = Date.now();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Greenroom simulated toy app',
    keys,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    notBefore: new Date(now - A_DAY),
    notAfter: new Date(now + A_DAY),
    extensions: [
      new SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        ...names.map((value) => ({ type: 'dns', value }) as const),
        { type: 'ip', value: '127.0.0.1' },
      ]),
    ],
  });
  const key = KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' });
  return { cert: certificate.toString('pem'), key: key.toString() };
};

export interface SimulatedToyAppOptions {
  /** 0 picks a free one. */
  readonly port: number;
  /** Port of TLS; without it there is none. */
  readonly tlsPort: number | undefined;
  readonly drawer: ToyDrawer;
  readonly clock: Clock;
  readonly faults?: Partial<ToyAppFaults>;
  /** Pages that may call, beside those of this machine. */
  readonly allowedOrigins?: readonly string[];
}

/** The vendor's app as it runs on a performer's machine. */
export interface SimulatedToyApp {
  readonly url: string;
  /** Empty without TLS. */
  readonly tlsUrl: string;
  /** Certificate of the app, for a machine that is to trust it. */
  readonly certificate: string;
  /** Switches faults of the app; those that are not named stay as they are. */
  readonly misbehave: (faults: Partial<ToyAppFaults>) => void;
  /** Ends the app as a crash does: connections are cut, the port is free. */
  readonly die: () => void;
  readonly isRunning: () => boolean;
  /** Starts an app that has ended again on the same ports; one that runs goes on. @throws when one is in use: then none is open */
  readonly revive: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const OWN_HOSTS = [LOOPBACK, 'localhost', '[::1]'];
/** Bytes of a body that are read. */
const LARGEST_BODY = 64 * 1024;

const faultsWire = z
  .object({
    slow: z.number().min(0),
    silent: z.boolean(),
    dieAfter: z.int().min(0),
    code: z.int().min(0),
    toysAs: z.enum(['text', 'object']),
    reportsFunctions: z.boolean(),
  })
  .partial();

/** Checks whether a path is that of commands, with or without a slash at its end: third-party programs post to either. */
const isCommandPath = (url = ''): boolean => /^\/command\/?(?:\?|$)/.test(url);

const hostOf = (header: string): string => header.toLowerCase().replace(/:\d+$/, '');
/** The vendor's name for this machine, for which its app has a certificate. */
const VENDOR_HOST = '127-0-0-1.lovense.club';
const isOwnHost = ({ headers }: IncomingMessage): boolean =>
  [...OWN_HOSTS, VENDOR_HOST].includes(hostOf(headers.host ?? ''));

/** Reads a body as JSON, to its end: a connection that is closed before it brings no answer. @returns undefined for one that is none, or too large */
const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += (piece as Buffer).length;
    if (size <= LARGEST_BODY) pieces.push(piece as Buffer);
  }
  return size > LARGEST_BODY ? undefined : parseJson(Buffer.concat(pieces).toString());
};

/** Opens the app's ports on this machine. @throws when one is in use */
export const startToyApp = async (options: SimulatedToyAppOptions): Promise<SimulatedToyApp> => {
  const { drawer, clock, allowedOrigins = [] } = options;
  let faults: ToyAppFaults = { ...NO_FAULTS, ...options.faults };
  let servers: Server[] = [];
  let { port, tlsPort } = options;
  const certificate = tlsPort === undefined ? undefined : await makeCertificate();

  const isAllowedOrigin = (origin: string): boolean =>
    allowedOrigins.includes(origin) || (URL.canParse(origin) && OWN_HOSTS.includes(new URL(origin).hostname));
  const cors = (origin: string) => ({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'content-type, x-platform',
    'Access-Control-Allow-Private-Network': 'true',
    Vary: 'Origin',
  });
  const send = (response: ServerResponse, answer: object, headers: Readonly<Record<string, string>> = {}): void => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answer));
  };
  const sendStatus = (
    response: ServerResponse,
    status: number,
    headers: Readonly<Record<string, string>> = {},
  ): void => {
    response.writeHead(status, headers).end();
  };

  const die = (): void => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    servers = [];
  };
  const control = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === TOY_LOG_PATH)
      return send(response, {
        entries: drawer.log(),
        forgotten: drawer.forgotten(),
        moving: drawer.moving(),
        toys: drawer.toys(),
        now: drawer.now(),
      });
    const change = faultsWire.safeParse(await bodyOf(request));
    if (!change.success) return sendStatus(response, 400);
    faults = { ...faults, ...(change.data as Partial<ToyAppFaults>) };
    send(response, faults);
  };
  const runCommand = async (request: IncomingMessage, response: ServerResponse, origin: string | undefined) => {
    const body = await bodyOf(request);
    if (faults.silent) return;
    const before = drawer.count('app');
    const answer = answerTo(drawer, faults, body);
    if (drawer.count('app') > before && endsWithCommand(drawer, faults)) return die();
    const headers = origin === undefined ? {} : cors(origin);
    if (faults.slow === 0) return send(response, answer, headers);
    clock.schedule(millis(faults.slow), () => send(response, answer, headers));
  };
  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { origin } = request.headers;
    if (!isOwnHost(request)) return sendStatus(response, 421);
    if (origin !== undefined && !isAllowedOrigin(origin)) return sendStatus(response, 403);
    if (request.method === 'OPTIONS') return sendStatus(response, 204, cors(origin ?? ''));
    if (request.method === 'POST' && isCommandPath(request.url)) return runCommand(request, response, origin);
    const isControl = request.url === TOY_LOG_PATH || request.url === TOY_FAULTS_PATH;
    if (isControl && origin === undefined) return control(request, response);
    sendStatus(response, 404);
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    route(request, response).catch(() => response.destroy());
  };

  const openPorts = async (): Promise<void> => {
    const plain = createServer(handle);
    servers = [plain];
    port = await listenOnLoopback(plain, port);
    if (certificate === undefined) return;
    const tls = createTlsServer(certificate, handle);
    servers.push(tls);
    tlsPort = await listenOnLoopback(tls, tlsPort ?? 0);
  };
  const revive = async (): Promise<void> => {
    if (servers.length > 0) return;
    try {
      await openPorts();
    } catch (error) {
      die();
      throw error;
    }
  };
  await revive();
  return {
    url: `http://${LOOPBACK}:${port}`,
    tlsUrl: certificate === undefined ? '' : `https://${LOOPBACK}:${tlsPort ?? 0}`,
    certificate: certificate?.cert ?? '',
    misbehave: (change) => {
      faults = { ...faults, ...change };
    },
    die,
    isRunning: () => servers.length > 0,
    revive,
    stop: async () => die(),
  };
};
