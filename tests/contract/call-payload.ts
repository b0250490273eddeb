import type { ApiClient } from '@greenroom/adapters-http/http/api-client';
import type { CallFailure, Result } from '@greenroom/core/kernel/result';

/** One call as it goes over the wire, written by hand: client and simulator share codecs and must not be able to err together. */
export interface CallPayload {
  readonly ask: (client: ApiClient) => Promise<Result<unknown, CallFailure>>;
  /** Method and path, query included. */
  readonly request: string;
  /** The bytes of the body; empty for none. */
  readonly body: string;
  /** The bytes the platform answers with. */
  readonly answer: string;
  /** Answer as the product decodes it. */
  readonly decoded: unknown;
}

/** The answer of every call that has nothing to tell. */
export const OK = { answer: '{"status":"ok"}', decoded: undefined } as const;
