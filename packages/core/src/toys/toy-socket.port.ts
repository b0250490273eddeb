import type { ToySocketAddress } from './toy-cloud.port.ts';
import type { ToyCommand } from './toy-command.ts';
import type { ReportedToy } from './toy.ts';

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
