import type { MediaCodec } from './media/media.constants.ts';
import { UPLOADS_PATH } from './gallery/gallery.constants.ts';
import { TOY_CLOUD_PATH, TOY_SITE } from './toys/toy-site.ts';

export const CROWDS = ['none', 'calm', 'busy'] as const;
export type CrowdMood = (typeof CROWDS)[number];

/** Protocols of the media server, which speaks both; a page gets one. */
export const SIGNALLINGS = ['wowza', 'whip'] as const;
export type Signalling = (typeof SIGNALLINGS)[number];
export const UPLOAD_WAYS = ['resumable', 'plain'] as const;
type UploadWay = (typeof UPLOAD_WAYS)[number];

/** Options of the platform. Each has a default that fits a person at a terminal. */
export interface PlatformOptions {
  /** 0 picks a free one. */
  readonly port: number;
  /** Folder in which the data stays between runs; without it the data is dropped at the end. */
  readonly dataFolder: string | undefined;
  /** A PostgreSQL database, `postgres://…`, that keeps the rows; without it SQLite does. */
  readonly database: string | undefined;
  /** Seed of the world; undefined takes the seed of the data, else 1. */
  readonly seed: number | undefined;
  readonly crowd: CrowdMood;
  /** Speed of the platform's clock, as a multiple of real time. */
  readonly clockRate: number;
  /** The site's theme: `dusk` has no forum and a fixed title. */
  readonly theme: string;
  /** The operator's texts: `<language>/<page>.md`. */
  readonly contentFolder: string;
  /** The built web app. */
  readonly webFolder: string;
  /** Address at which the page finds the toy app; empty when there is none. */
  readonly toyAppUrl: string;
  /** Codec of the pictures that the media server relays. */
  readonly codec: MediaCodec;
  /** Protocol between pages and the media server. */
  readonly signalling: Signalling;
  /** Address at which the page finds Intiface; empty when there is none. */
  readonly toyIntifaceUrl: string;
  /** Upload method of photos: resumable, or in one piece. */
  readonly uploads: UploadWay;
  /** True when there is a streaming server, which takes videos. */
  readonly hasStreamingServer: boolean;
  /** True when a proxy with switchable link faults is in front of the platform. */
  readonly hasProxy: boolean;
  /** Further pages that may call, e.g. a development server in front. */
  readonly allowedOrigins: readonly string[];
}

/** Configuration that the page reads first, at /config.json. */
export const pageConfiguration = (options: PlatformOptions, origin: string) => ({
  apiBasePath: '/api',
  apiUrl: `${origin}/api`,
  socketUrl: origin,
  imageUrl: origin,
  version: '1.1',
  theme: options.theme,
  toyPlatform: TOY_SITE.platform,
  toyToken: TOY_SITE.token,
  toyCloudUrl: `${origin}${TOY_CLOUD_PATH}`,
  toyHubGeneration: 'eio3',
  specialPerformerIds: [],
  chatTranslation: true,
  myDay: true,
  clockRate: options.clockRate,
  sentryDsn: '',
  toyAppUrl: options.toyAppUrl,
  streaming: options.signalling,
  toyIntifaceUrl: options.toyIntifaceUrl,
  uploadUrl: options.uploads === 'resumable' ? UPLOADS_PATH : '',
  streamingUrl: options.hasStreamingServer ? UPLOADS_PATH : '',
});
