import type { Cancel } from '../../kernel/clock.port.ts';
import type { Result } from '../../kernel/result.ts';
import type { CameraErrorCode } from './streaming.errors.ts';
import type { VideoQuality } from './video-quality.ts';

export type DeviceKind = 'camera' | 'microphone';

/** A device she can choose. Before she has given permission neither id nor label is known. */
export interface MediaDevice {
  readonly kind: DeviceKind;
  readonly id: string;
  readonly label: string;
}

/** The ids of what she chose; an absent one is the browser's choice. They mean nothing outside this browser and site. */
export type ChosenDevices = Readonly<Partial<Record<DeviceKind, string>>>;

/** What she wants to be seen and heard with. */
export interface CaptureWish {
  readonly chosen: ChosenDevices;
  /** What is not wanted is stopped, light included, not only hidden. */
  readonly wanted: Readonly<Record<DeviceKind, boolean>>;
  readonly quality: VideoQuality;
}

/** The ids of what is on. She may be on the air without a microphone; then nobody hears her. */
export type Captured = Readonly<Record<DeviceKind, string | undefined>>;

/** A device in use that stopped by itself, and why as far as the browser tells. */
export interface EndedDevice {
  readonly kind: DeviceKind;
  readonly error: CameraErrorCode;
}

/** Her camera and microphone. The pictures themselves stay in the implementation. @spec §8 Camera and microphone */
export interface MediaDevices {
  /** Turns on what is wanted and off what is not; asks for permission when needed. What was on before is kept when it fails. */
  readonly capture: (wish: CaptureWish) => Promise<Result<Captured, CameraErrorCode>>;
  /** Turns everything off, light included. A capture that is still being asked for is given up. */
  readonly release: () => void;
  readonly devices: () => Promise<readonly MediaDevice[]>;
  /** A device came or went, or one in use ended by itself. */
  readonly onChange: (listener: (ended: EndedDevice | undefined) => void) => Cancel;
}

/** Where her choice is kept on this device. */
export interface DeviceMemory {
  readonly read: () => ChosenDevices;
  readonly write: (chosen: ChosenDevices) => void;
}
