export const CROWDS = ['none', 'calm', 'busy'] as const;
export type CrowdMood = (typeof CROWDS)[number];

/** The servers of the platform: performers are first sent to `main`; `spare` takes over when that is lost. */
export const MEDIA_PLACES = ['main', 'spare'] as const;
export type MediaPlace = (typeof MEDIA_PLACES)[number];

export const MEDIA_CODECS = ['vp8', 'h264'] as const;
/** One for the whole server: it relays and does not transcode, so both ends must match. */
export type MediaCodec = (typeof MEDIA_CODECS)[number];

/** Protocols of the media server, which speaks both; a page gets one. */
export const SIGNALLINGS = ['wowza', 'whip'] as const;
export type Signalling = (typeof SIGNALLINGS)[number];
export const UPLOAD_WAYS = ['resumable', 'plain'] as const;
type UploadWay = (typeof UPLOAD_WAYS)[number];

/** A request and its answer, without anything that a person typed. */
export interface AnsweredRequest {
  /** That of the header X-Request-Id, or one of our own. */
  readonly requestId: string;
  readonly method: string;
  /** Pattern of the path, so that no ID is in a log; none where no route fits. */
  readonly route: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
}

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
  /** Address of a list of stolen passwords that pages ask; the platform then has a small one of its own. Empty for neither. */
  readonly breachedPasswordsUrl: string;
  /** Upload method of photos: resumable, or in one piece. */
  readonly uploads: UploadWay;
  /** True when there is a streaming server, which takes videos. */
  readonly hasStreamingServer: boolean;
  /** True when pages may install themselves for offline starts. */
  readonly hasServiceWorker: boolean;
  /** Origins of push services beside those of browsers, for tests on this machine. */
  readonly pushServices: readonly string[];
  /** True when the platform protects changes of the account, and the page shows how; false is the specification alone. */
  readonly hasAccountSecurity: boolean;
  /** True when pages get nothing but the specification: every key of our own is off. */
  readonly isSpecificationOnly: boolean;
  /** Header in which a proxy in front reports the country of a caller; empty where none does. */
  readonly countryHeader: string;
  /** Addresses and networks of proxies in front, whose word on the address of a caller is believed; none where nothing is in front. */
  readonly trustedProxies: readonly string[];
  /** Number of wrong passwords, codes and links of one address that are judged in 15 minutes, whatever the ID. */
  readonly triesOfAnAddress: number;
  /** True when a proxy with switchable link faults is in front of the platform. */
  readonly hasProxy: boolean;
  /** Told of every request once it is answered, for a log. */
  readonly onAnswer?: ((answer: AnsweredRequest) => void) | undefined;
  /** Further pages that may call, e.g. a development server in front. */
  readonly allowedOrigins: readonly string[];
}
