import { CALLS } from '@greenroom/adapters-http/http/calls';
import type { Call } from '@greenroom/adapters-http/http/call';
import { readRequest } from '@greenroom/adapters-http/http/read-request';
import { FILE_TYPE } from '@greenroom/adapters-http/http/api-request';
import { NETWORK_FAILED } from '@greenroom/core/kernel/call-failure';
import type { Result } from '@greenroom/core/kernel/result';
import { MAX_PHOTO_SIZE } from '@greenroom/core/media/media.constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAccountApi } from '../account/account-api.sim.ts';
import { createChatApi } from '../chat/chat-api.sim.ts';
import { createContentApi } from '../content/content-api.sim.ts';
import { createEarningsApi } from '../earnings/earnings-api.sim.ts';
import { createSessionPayApi } from '../earnings/session-pay-api.sim.ts';
import { brokenAnswer, dawdle } from '../faults/call-faults.ts';
import { oddAnswer } from '../faults/odd-answers.ts';
import { createLocalisationApi } from '../localisation/localisation-api.sim.ts';
import { createAuthApi } from '../login/auth-api.sim.ts';
import { createMediaApi } from '../gallery/media-api.sim.ts';
import { createModerationApi } from '../moderation/moderation-api.sim.ts';
import { createInboxApi } from '../inbox/inbox-api.sim.ts';
import { createPersonalDataApi } from '../personal-data/personal-data-api.sim.ts';
import { createMemosApi } from '../memos/memos-api.sim.ts';
import { createBlocksApi } from '../blocks/blocks-api.sim.ts';
import { createClientsApi } from '../clients/clients-api.sim.ts';
import { forumRefusal } from '../forum/forum-guard.ts';
import { createForumApi } from '../forum/forum-api.sim.ts';
import type { PlatformParts } from '../platform-parts.ts';
import { createProfileApi } from '../profile/profile-api.sim.ts';
import { createRegistrationApi } from '../registration/registration-api.sim.ts';
import { cookiesOf } from '../security/cookies.ts';
import { createServicesApi } from '../services/services-api.sim.ts';
import { createSessionApi } from '../session/session-api.sim.ts';
import { createToyRulesApi } from '../toys/toy-rules-api.sim.ts';
import type { Caller, CallRefusal, Handlers } from './handler.ts';
import { createWhoCalls } from './who-calls.ts';

/** @spec §9 API base path */
const API = '/api';

/** As the server names it by itself, where it is given no bytes. */
const JSON_TYPE = 'application/json; charset=utf-8';

/** A little more than any file may be, so that the rule itself refuses one that is too large. */
const LARGEST_FILE = MAX_PHOTO_SIZE + 1024 * 1024;

/** A handler as the loop over all calls sees it: what each one needs was checked by its row before. */
type AnyHandler = (request: unknown, caller: Caller) => Promise<Result<unknown, CallRefusal<string>>>;

/** Path parameters are texts. */
type CallRequest = FastifyRequest<{ Params: Readonly<Record<string, string>> }>;

const fastifyPath = (row: Call): string => API + row.path.replaceAll(/\{(\w+)\}/g, ':$1');

interface Names {
  readonly id?: unknown;
  readonly performerId?: unknown;
}

/** She may speak of herself only; others do not exist for her. The id in a body is that of a message. */
const isAboutHerself = (params: Names, body: Names | undefined, caller: Caller): boolean =>
  [params.id, params.performerId, body?.performerId].every((id) => id === undefined || id === caller.performer?.id);

const namesIn = (body: unknown): Names | undefined => (typeof body === 'object' && body !== null ? body : undefined);

const refuseWith = (reply: FastifyReply, { status, body }: CallRefusal<string>): FastifyReply =>
  reply.code(status).send(body);

/** The line breaks before the answer. */
const breakOff = (reply: FastifyReply): FastifyReply => {
  reply.hijack();
  reply.raw.destroy();
  return reply;
};

/** What a call says, wherever it says it. */
const saidIn = ({ params, query, body }: CallRequest): object =>
  // A file is no words.
  Object.assign({}, params, namesIn(query), Buffer.isBuffer(body) ? {} : namesIn(body));
const errorIn = (payload: unknown): string =>
  /"error":"(\w+)"/.exec(typeof payload === 'string' ? payload : '')?.[1] ?? '';

/** Mounts every call of the table, checked by the same codecs that the client encodes with. */
export const registerCalls = (app: FastifyInstance, parts: PlatformParts): void => {
  const whoCalls = createWhoCalls(parts);
  const handlers: Handlers = {
    ...createAuthApi(parts),
    ...createAccountApi(parts),
    ...createPersonalDataApi(parts),
    ...createProfileApi(parts),
    ...createRegistrationApi(parts),
    ...createLocalisationApi(parts),
    ...createServicesApi(parts),
    ...createSessionApi(parts),
    ...createChatApi(parts),
    ...createToyRulesApi(parts),
    ...createContentApi(parts),
    ...createEarningsApi(parts),
    ...createSessionPayApi(parts),
    ...createInboxApi(parts),
    ...createMemosApi(parts),
    ...createBlocksApi(parts),
    ...createClientsApi(parts),
    ...createMediaApi(parts),
    ...createForumApi(parts),
    ...createModerationApi(parts),
  };

  const answer = async (row: Call, handler: AnyHandler, request: CallRequest, reply: FastifyReply) => {
    if (request.headers.ver === undefined) return reply.code(400).send({ error: 'version_missing' });
    const cookies = cookiesOf(request, reply);
    const sender = await whoCalls(cookies, request.host);
    const someone = sender.anyone;
    const who = someone.performer?.id;
    if (who !== undefined) parts.line.belongs(request.socket.remotePort, who);
    parts.traffic.write(who, { kind: 'call', name: row.name, body: saidIn(request) });
    const faults = await parts.faults.of(who);
    if (faults.has('slow')) await dawdle(parts.clock);
    const odd = oddAnswer(faults);
    if (odd !== undefined) return reply.code(odd.status).headers(odd.headers).send(odd.body());
    const broken = brokenAnswer(faults, row.name);
    if (broken !== undefined) return refuseWith(reply, broken);

    const known = row.access === 'performer' ? sender.performer : undefined;
    if (known !== undefined && !known.ok) return refuseWith(reply, known.error);
    const caller = known?.value ?? someone;
    const closed = forumRefusal(row.section, caller, parts.theme);
    if (closed !== undefined) return refuseWith(reply, closed);
    const missing = Object.entries(row.headers ?? {}).find(([name, value]) => request.headers[name] !== value);
    if (missing !== undefined)
      return reply.code(400).send({ error: 'invalid_request', where: `headers.${missing[0]}` });
    const read = readRequest(row, { params: request.params, query: request.query, body: request.body });
    if (!read.ok) return reply.code(400).send({ error: 'invalid_request', where: read.error });
    if (row.access === 'performer' && !isAboutHerself(read.value.params, namesIn(read.value.body), caller)) {
      return reply.code(404).send({ error: 'not_found' });
    }
    const result = await handler(read.value, caller);
    if (faults.has('lost-answer')) {
      const { status, message } = NETWORK_FAILED;
      parts.traffic.write(who, { kind: 'failed', name: row.name, status, message });
      return breakOff(reply);
    }
    if (!result.ok) return refuseWith(reply, result.error);
    const json = parts.memory.jsonOf(result.value);
    return json === undefined ? reply.send(result.value) : reply.type(JSON_TYPE).send(json);
  };

  app.addContentTypeParser(FILE_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const noteFailure = async (row: Call, request: CallRequest, reply: FastifyReply, payload: unknown): Promise<void> => {
    const { performer } = (await whoCalls(cookiesOf(request, reply), request.host)).anyone;
    const { statusCode: status } = reply;
    parts.traffic.write(performer?.id, { kind: 'failed', name: row.name, status, message: errorIn(payload) });
  };

  for (const [name, row] of Object.entries<Call>(CALLS)) {
    // One loop over rows of different shapes loses which handler takes what; `Handlers` proved that they fit.
    const handler: AnyHandler = Reflect.get(handlers, name);
    app.route<{ Params: Readonly<Record<string, string>> }>({
      method: row.alsoAs === undefined ? row.method : [row.method, row.alsoAs],
      url: fastifyPath(row),
      ...(row.sends === 'bytes' ? { bodyLimit: LARGEST_FILE } : {}),
      handler: (request, reply) => answer(row, handler, request, reply),
      onSend: async (request, reply, payload) => {
        if (reply.statusCode >= 400) await noteFailure(row, request, reply, payload);
        return payload;
      },
    });
  }
};
