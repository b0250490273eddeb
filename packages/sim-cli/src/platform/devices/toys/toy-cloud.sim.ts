import type { FastifyInstance } from 'fastify';
import { encode } from 'uqr';
import * as z from 'zod';
import { createOriginOf, type OriginOf } from '../../base/security/origins.ts';
import { HUB_PATH } from './toy-hub.sim.ts';
import { TOY_CLOUD_PATH, TOY_PICTURE_PATH, type ToySite } from './toy-site.ts';
import type { ToyTokens } from './toy-tokens.ts';

const BORDER = 2;

/** Draws a QR code of six digits, with the digits below. @fortests */
export const toyQrPicture = (code: string): string => {
  const { size, data } = encode(code, { border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size + 3}" role="img" aria-label="${code}">`,
    `<path fill="#fff" d="M0 0h${size}v${size + 3}h-${size}z"/><path fill="#000" d="${squares.join('')}"/>`,
    `<text x="${size / 2}" y="${size + 1.5}" font-size="3" text-anchor="middle" font-family="monospace">${code}</text></svg>`,
  ].join('');
};

const tokenWire = z.object({ token: z.string(), uid: z.string().min(1) });
const socketWire = z.object({ platform: z.string(), authToken: z.string() });
const pictureWire = z.object({ code: z.string().regex(/^\d{6}$/) });

/** Success is code 0 here, and the HTTP status always 200: as the vendor does it. */
const success = (data: object) => ({ code: 0, message: 'Success', data });

interface ToyCloudParts {
  readonly tokens: ToyTokens;
  readonly site: ToySite;
  /** Checks whether the cloud gives no token. */
  readonly refuses?: () => boolean;
  readonly originOf?: OriginOf;
}

/** The hub is where the cloud was asked: under whatever name, it is the page's own. */
export const registerToyCloud = (
  app: FastifyInstance,
  { tokens, site, refuses = () => false, originOf = createOriginOf([]) }: ToyCloudParts,
): void => {
  app.post(`${TOY_CLOUD_PATH}/getToken`, ({ body }) => {
    const read = tokenWire.safeParse(body);
    if (!read.success || refuses() || read.data.token !== site.token) return { code: 50_100, message: 'invalid token' };
    return success({ authToken: tokens.newAuthToken(read.data.uid) });
  });
  app.post(`${TOY_CLOUD_PATH}/getSocketUrl`, ({ body, host }) => {
    const read = socketWire.safeParse(body);
    if (!read.success || read.data.platform !== site.platform)
      return { code: 50_200, message: 'Developer information not found' };
    const token = tokens.newSocketToken(read.data.authToken);
    if (token === undefined) return { code: 50_300, message: 'authToken expired' };
    return success({ socketIoPath: HUB_PATH, socketIoUrl: `${originOf(host)}?ntoken=${token}` });
  });
  app.get(`${TOY_PICTURE_PATH}/:code`, ({ params }, reply) => {
    const read = pictureWire.safeParse(params);
    if (!read.success) return reply.code(404).send({ error: 'not_found' });
    return reply.type('image/svg+xml').send(toyQrPicture(read.data.code));
  });
};
