import type { PerformerId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { ToyFailure } from './connection/toy-failure.ts';

/** Where the vendor's hub is, with a token that lives shortly. @spec §7 Toy vendor cloud — data.socketIoPath and data.socketIoUrl */
export interface ToySocketAddress {
  readonly url: string;
  readonly path: string;
}

/** The vendor's cloud. @spec §7 Toy vendor cloud, §8 Toy — 'Authentication failed', 'Could not get socket' */
export interface ToyCloud {
  /** @param uid whom the vendor shall know her as. @spec §7 Toy vendor cloud — token request (token, uid) returns data.authToken */
  readonly authToken: (uid: PerformerId) => Promise<Result<string, ToyFailure>>;
  /** @spec §7 Toy vendor cloud — socket-URL request (platform, authToken) */
  readonly socketAddress: (authToken: string) => Promise<Result<ToySocketAddress, ToyFailure>>;
}
