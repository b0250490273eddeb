import type { Cancel } from '../../kernel/clock.port.ts';
import type { Result } from '../../kernel/result.ts';
import type { CameraErrorCode } from './streaming.errors.ts';
import type { VideoQuality } from './video-quality.ts';

export type DeviceKind = 'camera' | 'microphone';

/** A device on offer. Before permission is given neither id nor label is known. */
export interface MediaDevice {
  readonly kind: DeviceKind;
  readonly id: string;
  readonly label: string;
}

/** The ids of the chosen devices; an absent one is the browser's choice. They mean nothing outside this browser and site. */
export type ChosenDevices = Readonly<Partial<Record<DeviceKind, string>>>;

/** The devices and the quality that the performer wants. */
export interface CaptureRequest {
  readonly chosen: ChosenDevices;
  /** A device that is not wanted is stopped, light included, not only hidden. */
  readonly wanted: Readonly<Record<DeviceKind, boolean>>;
  readonly quality: VideoQuality;
}

/** The ids of the devices that are on. A broadcast without a microphone is possible; it has no sound. */
export type Captured = Readonly<Record<DeviceKind, string | undefined>>;

/** Devices that are on, and the reason for which a wanted microphone is not among them. */
export interface Capture extends Captured {
  readonly missing?: CameraErrorCode;
}

/** A device in use that stopped without a command, and the reason as far as the browser gives one. */
export interface EndedDevice {
  readonly kind: DeviceKind;
  readonly error: CameraErrorCode;
}

/** A device in use that its system has silenced, or no longer silences: a call, an alarm, a switch on the device. It gives black or silence. */
export interface SilencedDevice {
  readonly kind: DeviceKind;
  readonly silenced: boolean;
}

/** The camera and the microphone of the browser. The pictures themselves stay in the implementation. @spec §8 Camera and microphone */
export interface MediaDevices {
  /** Turns the wanted devices on and the others off; requests permission when needed. A failure leaves devices on that were on. */
  readonly capture: (request: CaptureRequest) => Promise<Result<Capture, CameraErrorCode>>;
  /** Turns everything off, light included, and cancels a pending capture. */
  readonly release: () => void;
  readonly devices: () => Promise<readonly MediaDevice[]>;
  /** A device came or went (undefined), or one in use ended by itself or was silenced. */
  readonly onChange: (listener: (change: EndedDevice | SilencedDevice | undefined) => void) => Cancel;
}

/** Storage of the chosen devices. */
export interface DeviceMemory {
  readonly read: () => ChosenDevices;
  readonly write: (chosen: ChosenDevices) => void;
}
