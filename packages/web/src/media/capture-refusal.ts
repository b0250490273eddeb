import type { DeviceKind } from '@greenroom/core/session/video/media-devices.port';
import {
  type CameraErrorCode,
  captureFailure,
  type PermissionAnswer,
} from '@greenroom/core/session/video/streaming.errors';
import type { AskedFor } from './capture-constraints.ts';

const ask = async (permissions: Permissions | undefined, name: DeviceKind): Promise<PermissionAnswer> => {
  try {
    return (await permissions?.query({ name }))?.state ?? 'unknown';
  } catch {
    // Older browsers do not know these names.
    return 'unknown';
  }
};

export const askPermissions = async (
  permissions: Permissions | undefined,
): Promise<Readonly<Record<DeviceKind, PermissionAnswer>>> => {
  const [camera, microphone] = await Promise.all([ask(permissions, 'camera'), ask(permissions, 'microphone')]);
  return { camera, microphone };
};

export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** Explains the refusal of the browser, as far as it says why. */
export const explainRefusal = async (
  name: string,
  asked: AskedFor,
  permissions: Permissions | undefined,
): Promise<CameraErrorCode> => {
  const code = captureFailure({ name, ...(await askPermissions(permissions)) });
  // Asked for the microphone alone, only the microphone can be meant.
  if (asked.camera || !asked.microphone) return code;
  if (code === 'camera.blocked') return 'camera.microphoneBlocked';
  if (code === 'camera.notReadable') return 'camera.microphoneNotReadable';
  return code === 'camera.notFound' ? 'camera.microphoneNotFound' : code;
};
