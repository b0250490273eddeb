import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Authenticate } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import { cookiesOf } from '../../base/security/cookies.ts';
import { NEVER_STORED } from '../../base/security/headers.ts';
import type { AccountRecords } from './account-records.ts';
import { writeArchive } from './write-archive.ts';

export const DOWNLOAD_PATH = '/api/account_data';

const paramsWire = z.object({ secret: z.string().max(100) });

type Parts = Parameters<typeof writeArchive>[0] & {
  readonly authenticate: Authenticate;
  readonly accountRecords: Pick<AccountRecords, 'open'>;
  readonly eventLog: EventLog;
};

/** Serves a download: a link that the browser follows, so the cookie alone identifies the performer, whose link it must be. */
export const registerAccountData = (app: FastifyInstance, parts: Parts): void => {
  const { authenticate, accountRecords, eventLog } = parts;
  app.get(`${DOWNLOAD_PATH}/:secret`, async (request, reply) => {
    const known = (await authenticate(cookiesOf(request, reply), request.host)).performer;
    if (!known.ok) return reply.code(known.error.status).send(known.error.body);
    const { performer } = known.value;
    const { secret } = paramsWire.parse(request.params);
    if (!(await accountRecords.open(performer.id, secret))) return reply.code(410).send({ error: 'link_used' });
    const { name, content } = await writeArchive(parts, performer.id);
    eventLog.write('info', 'Data downloaded', { performer: performer.id });
    return reply
      .header('Content-Disposition', `attachment; filename="${name}"`)
      .header('Cache-Control', NEVER_STORED)
      .type('application/zip')
      .send(content);
  });
};
