import * as z from 'zod/mini';
import { VENDOR_APP } from './toy-app-addresses.ts';

/** Performers are adults; no configuration may say otherwise. */
const ADULT_AGE = 18;

/** Where the vendor gives tokens and the address of its hub. The vendor's words. */
const VENDOR_CLOUD = 'https://api.lovense-api.com/api/basicApi';

/**
 * What the brand's `/config.json` must tell before the product can start. One build serves every brand.
 * @spec §1 — the environment supplies: API base path, full API URL, socket URL, image URL, version string, theme name, and a platform
 * identifier plus vendor token for the toy integration
 */
const configurationWire = z.object({
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
  /** Which generation of socket.io the vendor's hub speaks: 3 is the vendor's word. */
  toyHubGeneration: z._default(z.enum(['eio3', 'eio4']), 'eio3'),
  /** Performers of special standing. @spec §6 */
  specialPerformerIds: z._default(z.array(z.string()), []),
  /** How many times as fast as the world the page's clock runs; 1 but for tests by hand. */
  clockRate: z._default(z.number().check(z.gte(0.01), z.lte(1000)), 1),
  /** Where bugs are reported; empty for nowhere. */
  sentryDsn: z._default(z.string(), ''),
  /** Where the toy app on this machine listens, one address or several with blanks between; without the key at its usual ones, empty for none. */
  toyAppUrl: z._default(z.string(), VENDOR_APP),
  /** How pictures reach the media server: as Wowza signals, or over WHIP and WHEP. */
  streaming: z._default(z.enum(['wowza', 'whip']), 'wowza'),
  /** The application on the media server where an address names none. */
  streamingApplication: z._default(z.string().check(z.minLength(1)), 'live'),
  /** Where the token of a stream goes. */
  tokenPlacement: z._default(z.enum(['userData', 'streamName', 'secureToken']), 'userData'),
  /** Intiface on her own machine, e.g. `ws://127.0.0.1:12345`; empty where it is not used. */
  toyIntifaceUrl: z._default(z.string(), ''),
  /** Where resumable uploads of photos go; empty where the platform takes them in one piece. */
  uploadUrl: z._default(z.string(), ''),
  /** Where videos go; empty where there is no streaming server. @spec §8 no streaming server URL in configuration */
  streamingUrl: z._default(z.string(), ''),
  /** Whether the platform translates chat lines, before they go and after they came. */
  chatTranslation: z._default(z.boolean(), false),
  /** What the brand allows of an age, beside what the platform says: the narrower one counts. @spec §5 Age */
  minimumAge: z.optional(z.number().check(z.gte(ADULT_AGE))),
  maximumAge: z.optional(z.number().check(z.gte(ADULT_AGE))),
  /** How many years a shown age may be off. */
  ageRange: z.optional(z.number().check(z.gte(0))),
});

export type Configuration = z.infer<typeof configurationWire>;

/** Why there is no configuration: the file itself, or one of its keys. */
export type ConfigurationFault =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'notJson' }
  | { readonly kind: 'key'; readonly key: string; readonly problem: 'missing' | 'wrong' };

export type ConfigurationResult =
  | { readonly ok: true; readonly value: Configuration }
  | { readonly ok: false; readonly error: ConfigurationFault };

const isMissing = (source: unknown, path: readonly PropertyKey[]): boolean => {
  const [key] = path;
  return typeof source === 'object' && source !== null && key !== undefined && !(key in source);
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
