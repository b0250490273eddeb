import type { StreamDirection } from '@greenroom/core/session/video/streaming.port';
import type { StreamingErrorCode } from '@greenroom/core/session/video/streaming.errors';

/** Error codes by the status of a media server, in signalling frames as in HTTP. */
const CODE_BY_STATUS: ReadonlyMap<number, StreamingErrorCode> = new Map([
  [401, 'streaming.refused'],
  [403, 'streaming.refused'],
  [404, 'streaming.unknownApplication'],
  [502, 'streaming.notRunning'],
  [503, 'streaming.nameInUse'],
  [504, 'streaming.notReady'],
  [514, 'streaming.notReady'],
]);

/** 409 is HTTP's word for a name in use, or for a stream that is not running. */
export const streamRefusal = (status: number, direction: StreamDirection): StreamingErrorCode => {
  if (status === 409) return direction === 'publish' ? 'streaming.nameInUse' : 'streaming.notRunning';
  return CODE_BY_STATUS.get(status) ?? 'streaming.serverFailed';
};
