import * as z from 'zod/mini';
import { isJsonObject } from '@greenroom/core/kernel/json';
import { ADULT_AGE } from '@greenroom/core/personal-data/adult-age';
import { VENDOR_APP } from './toy-app-addresses.ts';

/** Address of the vendor's cloud, which gives tokens and the address of its hub. The path is the vendor's. */
const VENDOR_CLOUD = 'https://api.lovense-api.com/api/basicApi';

/** A feature that the platform need not have. */
const off = z._default(z.boolean(), false);
/** An address that may be left out. */
const none = z._default(z.string(), '');

/**
 * Settings of the brand's `/config.json`, without which the product cannot start. One build serves every brand.
 * @spec §1 — the environment supplies: API base path, full API URL, socket URL, image URL, version string, theme name, and a platform identifier plus vendor token for the toy integration
 */
export const configurationWire = z.object({
  apiBasePath: z.string().check(z.minLength(1)),
  apiUrl: z.string(),
  socketUrl: z.string(),
  imageUrl: z.string(),
  version: z.string().check(z.minLength(1)),
  theme: z.string().check(z.minLength(1)),
  toyPlatform: z.string(),
  toyToken: z.string(),
  /** The vendor's cloud; without the key where the vendor has it, empty where toys are reached on this machine only. */
  toyCloudUrl: z._default(z.string(), VENDOR_CLOUD),
  /** Generation of socket.io of the vendor's hub; its own name for it is 3. */
  toyHubGeneration: z._default(z.enum(['eio3', 'eio4']), 'eio3'),
  /** Ids of the performers who are flagged as special. @spec §6 */
  specialPerformerIds: z._default(z.array(z.string()), []),
  /** Rate of the page's clock; 1 is real time, other values are for tests by hand. */
  clockRate: z._default(z.number().check(z.gte(0.01), z.lte(1000)), 1),
  /** Address for error reports; empty for none. */
  sentryDsn: none,
  /** Addresses of the toy app on this machine, separated by blanks; the usual ones without the key, none when empty. */
  toyAppUrl: z._default(z.string(), VENDOR_APP),
  /** Signalling of the media server: Wowza's own, or WHIP and WHEP. */
  streaming: z._default(z.enum(['wowza', 'whip']), 'wowza'),
  /** The application on the media server where an address names none. */
  streamingApplication: z._default(z.string().check(z.minLength(1)), 'live'),
  /** Place of a stream's token. */
  tokenPlacement: z._default(z.enum(['userData', 'streamName', 'secureToken']), 'userData'),
  /** Address of Intiface on the performer's machine, e.g. `ws://127.0.0.1:12345`; empty where it is not used. */
  toyIntifaceUrl: none,
  /** Address for resumable uploads of photos; empty where the platform takes them in one piece. */
  uploadUrl: none,
  /** Address to which videos are uploaded; empty where there is no streaming server. @spec §8 no streaming server URL in configuration */
  streamingUrl: none,
  /** True when the platform translates chat lines, before they go and after they came. */
  chatTranslation: off,
  /** True when the platform answers the figures of a day, and which regulars are online. */
  myDay: off,
  /** True where the page installs itself for offline starts; false removes what an earlier visit installed. */
  serviceWorker: off,
  /** True when the platform answers reports of earnings, statements of a year, and the weeks before a payout. */
  earningsReport: off,
  /** True where the platform lists the conversations of the inbox. */
  conversations: off,
  /** True where the platform searches and groups customers, sums them by month, and reports who comes online. */
  clientDetails: off,
  /** True where the platform answers the calls for the protection of the account. */
  accountSecurity: off,
  /** True where the platform changes passwords, and resets forgotten ones by a mailed link. */
  passwords: off,
  /** True where the platform hides a performer from customers of countries and provinces. */
  regionBlocks: off,
  /** True where the platform holds back messages with words that a performer has blocked. */
  blockedWords: off,
  /** True where the platform answers downloads of a performer's data, requests to delete, and views of documents. */
  accountData: off,
  /** Address of a list of stolen passwords by the prefix of their SHA-1, to which the prefix is added; empty where none is asked. */
  breachedPasswordsUrl: none,
  /** True where the platform remembers a device for 30 days, which then needs no mailed code. */
  rememberDevice: off,
  /** True where the platform lists the devices that are logged in, and logs them out. */
  devices: off,
  /** True where the platform keeps the list of missed requests of an account. */
  missedRequests: off,
  /** True where the platform sends push messages; they are received by the service worker. */
  push: off,
  /** True where the platform pairs a phone as the remote of a login. */
  remote: off,
  /** Youngest age that the brand allows, beside that of the platform: the narrower one counts. @spec §5 Age */
  minimumAge: z.optional(z.number().check(z.gte(ADULT_AGE))),
  maximumAge: z.optional(z.number().check(z.gte(ADULT_AGE))),
  /** Years by which a shown age may differ. */
  ageRange: z.optional(z.number().check(z.gte(0))),
});

export type Configuration = z.infer<typeof configurationWire>;

/** Fault of the configuration: the file itself, or one of its keys. */
export type ConfigurationFault =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'notJson' }
  | { readonly kind: 'key'; readonly key: string; readonly problem: 'missing' | 'wrong' };

export type ConfigurationResult =
  | { readonly ok: true; readonly value: Configuration }
  | { readonly ok: false; readonly error: ConfigurationFault };

/** Lists the keys of the file that are not known, misspelt ones for example. */
export const unknownKeys = (source: object): readonly string[] =>
  Object.keys(source).filter((key) => !(key in configurationWire.shape));

const isMissing = (source: unknown, path: readonly PropertyKey[]): boolean => {
  const [key] = path;
  return isJsonObject(source) && key !== undefined && !(key in source);
};

/** Reads the file's content; the first key at fault is named. */
export const decodeConfiguration = (source: unknown): ConfigurationResult => {
  const result = configurationWire.safeParse(source);
  if (result.success) return { ok: true, value: result.data };
  const path = result.error.issues[0]?.path ?? [];
  if (path.length === 0) return { ok: false, error: { kind: 'notJson' } };
  const problem = isMissing(source, path) ? 'missing' : 'wrong';
  return { ok: false, error: { kind: 'key', key: path.map(String).join('.'), problem } };
};
