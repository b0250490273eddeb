import { clipCamera } from './clip-camera.ts';
import { drawnCamera } from './drawn-camera.ts';
import type { MediaCodec } from '../../environment/platform-options.ts';
import type { SourceFactory } from '../media-server.ts';

/** The customer's camera in the codec of the server. */
export const customerCamera = (codec: MediaCodec): SourceFactory => (codec === 'vp8' ? clipCamera : drawnCamera);
