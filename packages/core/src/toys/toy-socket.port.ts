import type { PerformerId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { ToyCommand } from './toy-command.ts';
import type { ReportedToy } from './toy.ts';
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

/** The code that the toy's app on the phone scans. */
export interface ToyQr {
  /** The address of a picture. */
  readonly image: string;
  /** For typing, where the vendor gives one; else empty. */
  readonly code: string;
}

/** A phone with the vendor's app. */
export interface ToyPhone {
  readonly device: string;
  /** Address of its app on the performer's own network; undefined when the hub does not send it. */
  readonly appUrl: string | undefined;
}

/** Listener for the reports of the vendor's hub. None comes after `closed`. @spec §7 Toy socket events */
export interface ToySocketListener {
  readonly opened: () => void;
  readonly qr: (qr: ToyQr) => void;
  /** Called when the app on the phone is connected, because the code was scanned, or disconnected. @spec §4 Toy connection — app status */
  readonly appStatus: (on: boolean) => void;
  /** Called when the phone reaches the hub, or no longer. @spec §7 Toy socket events — app online */
  readonly appOnline: (on: boolean) => void;
  /** Reports the phone with its toys. @spec §7 Toy socket events — update device info */
  readonly devices: (phone: ToyPhone, toys: readonly ReportedToy[]) => void;
  readonly closed: (reason: string) => void;
}

export interface ToySocketConnection {
  /** Asks the hub for a QR code that pairs a phone. @spec §7 Toy socket events — get qrcode */
  readonly askForQr: () => void;
  /**
   * Sends a command through the hub, which never answers it.
   * @returns whether it could be sent.
   * @spec §7 Toy socket events — send toy command
   */
  readonly run: (command: ToyCommand) => boolean;
  /** Stops every toy. @returns whether it could be sent */
  readonly stop: () => boolean;
  readonly close: () => void;
}

/** The vendor's hub: websocket only, no reconnection of its own. @spec §7 Toy socket */
export interface ToySocket {
  readonly open: (address: ToySocketAddress, listener: ToySocketListener) => ToySocketConnection;
}
