import type { Cancel } from '../kernel/clock.port.ts';
import type { Result } from '../kernel/result.ts';
import type { CameraErrorCode } from './streaming.errors.ts';
import type { VideoQuality } from './video-quality.ts';

export type DeviceKind = 'camera' | 'microphone' | 'speaker';

/** A device she can choose. Before she has given permission neither id nor label is known. */
export interface MediaDevice {
  readonly kind: DeviceKind;
  readonly id: string;
  readonly label: string;
}

/** What she wants to be seen and heard with; an absent id is the browser's choice. */
export interface CaptureWish {
  readonly camera?: string;
  readonly microphone?: string;
  readonly quality: VideoQuality;
}

/** What was got: she may be on the air without a microphone, never without a camera. */
export interface Captured {
  readonly camera: string;
  /** Undefined when there is none; she is warned that nobody hears her. */
  readonly microphone: string | undefined;
}

/** Her camera and microphone. The pictures themselves stay in the implementation. @spec §8 Camera and microphone */
export interface MediaDevices {
  /** Turns camera and microphone on; asks for permission when needed. What was on before is kept when it fails. */
  readonly capture: (wish: CaptureWish) => Promise<Result<Captured, CameraErrorCode>>;
  /** Turns everything off, light included. */
  readonly release: () => void;
  readonly devices: () => Promise<readonly MediaDevice[]>;
  /** A device came or went, or the one in use ended by itself. */
  readonly onChange: (listener: (ended: DeviceKind | undefined) => void) => Cancel;
}
