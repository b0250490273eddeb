import * as z from 'zod/mini';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import type { ToyCloud } from '@greenroom/core/toys/toy-socket.port';
import { type ToyFailure, UNREACHABLE_CODE } from '@greenroom/core/toys/toys.errors';
import { codeWire, postJson, type ToyRequestOptions } from './toy-answer.ts';

export interface ToyCloudOptions extends ToyRequestOptions {
  /** The vendor's cloud, e.g. `https://api.example.com/api/basicApi`. */
  readonly url: string;
  /** Address of the token call, when that is not the vendor's cloud: a platform that keeps the vendor's token to itself. */
  readonly tokenUrl?: string;
  /** Identifier by which the toy vendor knows this site. @spec §1 — platform identifier */
  readonly platform: string;
  /** Key of the site at the vendor, sent to get the token of a performer. @spec §1 — vendor token for the toy integration */
  readonly token: string;
}

/**
 * Messages for a refusal that gives none: of the token, and of the address of the hub.
 * @spec §8 Toy — defaults when the vendor response lacks data
 */
const AUTHENTICATION_FAILED = 'Authentication failed';
const NO_SOCKET = 'Could not get socket';

const text = z.string().check(z.minLength(1));
const tokenWire = z.object({ data: z.object({ authToken: text }) });
const addressWire = z.object({ data: z.object({ socketIoUrl: text, socketIoPath: text }) });
const refusalWire = z.object({ code: z.optional(codeWire), message: z.nullish(z.string()) });

/** The cloud counts from 0: that is its word for success, whatever else is missing. */
const CLOUD_SUCCESS = 0;

const refusal = (answer: unknown, fallback: string): ToyFailure => {
  const { code = UNREACHABLE_CODE, message } = z.safeParse(refusalWire, answer).data ?? {};
  const says = code === CLOUD_SUCCESS || message === '' ? undefined : message;
  return { code: code === CLOUD_SUCCESS ? UNREACHABLE_CODE : code, message: says ?? fallback, kind: 'refused' };
};

/** Fetches from the toy vendor's cloud the performer's token and the address of the vendor's hub. @spec §7 Toy vendor cloud, POST JSON */
export const createToyCloud = (options: ToyCloudOptions): ToyCloud => {
  const base = options.url.replace(/\/$/, '');
  const tokenUrl = options.tokenUrl ?? `${base}/getToken`;

  const post = async <Schema extends z.ZodMiniType>(
    url: string,
    body: unknown,
    codec: Schema,
    fallback: string,
  ): Promise<Result<z.output<Schema>, ToyFailure>> => {
    if (options.url === '') return err({ code: UNREACHABLE_CODE, message: fallback, kind: 'unreachable' });
    const answer = await postJson(options, url, body);
    if (!answer.ok) return answer;
    const read = z.safeParse(codec, answer.value);
    return read.success ? ok(read.data) : err(refusal(answer.value, fallback));
  };

  return {
    authToken: async (uid) => {
      const body = { token: options.token, uid: String(uid) };
      const answer = await post(tokenUrl, body, tokenWire, AUTHENTICATION_FAILED);
      return answer.ok ? ok(answer.value.data.authToken) : answer;
    },
    socketAddress: async (authToken) => {
      const body = { platform: options.platform, authToken };
      const answer = await post(`${base}/getSocketUrl`, body, addressWire, NO_SOCKET);
      if (!answer.ok) return answer;
      const { socketIoUrl, socketIoPath } = answer.value.data;
      return ok({ url: socketIoUrl, path: socketIoPath });
    },
  };
};
