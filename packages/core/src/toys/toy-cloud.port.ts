import type { PerformerId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { ToyFailure } from './toys.errors.ts';

/** Address of the vendor's hub, with a short-lived token. @spec §7 Toy vendor cloud — data.socketIoPath and data.socketIoUrl */
export interface ToySocketAddress {
  readonly url: string;
  readonly path: string;
}

/** Calls of the toy vendor's cloud. @spec §7 Toy vendor cloud, §8 Toy — 'Authentication failed', 'Could not get socket' */
export interface ToyCloud {
  /**
   * Fetches the vendor's token for a performer.
   * @param uid the performer's id at the vendor.
   * @spec §7 Toy vendor cloud — token request (token, uid) returns data.authToken
   */
  readonly authToken: (uid: PerformerId) => Promise<Result<string, ToyFailure>>;
  /** Reads the address of the vendor's hub. @spec §7 Toy vendor cloud — socket-URL request (platform, authToken) */
  readonly socketAddress: (authToken: string) => Promise<Result<ToySocketAddress, ToyFailure>>;
}
