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
 * Settings of the brand's `/config.json`, without which the product cannot start. One build serves every brand. The page and the simulated
 * performer read it, and `docs/configuration.md` is made of it.
 * @spec §1 — the environment supplies: API base path, full API URL, socket URL, image URL, version string, theme name, and a platform identifier plus vendor token for the toy integration
 */
export const configurationWire = z.object({
  /** Path of the calls, such as `/api`. */
  apiBasePath: z.string().check(z.minLength(1)),
  /** The full address of the API, for links to downloads. */
  apiUrl: z.string(),
  /** The origin of the main socket. */
  socketUrl: z.string(),
  /** The origin of pictures; name it in `img-src` when it is another one. */
  imageUrl: z.string(),
  /** Sent with every call as `ver`, such as `1.1`. */
  version: z.string().check(z.minLength(1)),
  /** `default`, or `dusk`: no forum and a fixed title. */
  theme: z.string().check(z.minLength(1)),
  /** The toy vendor’s identifier of the site; may be empty. */
  toyPlatform: z.string(),
  /** The toy vendor’s token; may be empty. */
  toyToken: z.string(),
  /** The toy vendor’s cloud; empty where no phone is used; another one and its hub must be named in `connect-src`. */
  toyCloudUrl: z._default(z.string(), VENDOR_CLOUD),
  /** Generation of socket.io that the vendor’s hub speaks; `eio3` is the vendor’s word. */
  toyHubGeneration: z._default(z.enum(['eio3', 'eio4']), 'eio3'),
  /** Ids of the performers whose account menu says that they are special. @spec §6 */
  specialPerformerIds: z._default(z.array(z.string()), []),
  /** The rate of the page’s clock; anything but 1 is for tests. */
  clockRate: z._default(z.number().check(z.gte(0.01), z.lte(1000)), 1),
  /** Address for reports of bugs; empty for none; name its host in `connect-src`. */
  sentryDsn: none,
  /**
   * Addresses of the toy app on the performer’s machine, one or several with blanks between; a page over HTTPS leaves the default’s plain
   * address out; empty for none; other ones must be named in `connect-src`.
   */
  toyAppUrl: z._default(z.string(), VENDOR_APP),
  /** Signalling of the media server: `wowza` (over a WebSocket) or `whip` (WHIP and WHEP). */
  streaming: z._default(z.enum(['wowza', 'whip']), 'wowza'),
  /** The application on the media server where an address names none. */
  streamingApplication: z._default(z.string().check(z.minLength(1)), 'live'),
  /** Place of a stream’s token. */
  tokenPlacement: z._default(z.enum(['userData', 'streamName', 'secureToken']), 'userData'),
  /**
   * Intiface on the performer’s own machine, e.g. `ws://127.0.0.1:12345`; asked where no toy app answers; empty for none; name it in
   * `connect-src`.
   */
  toyIntifaceUrl: none,
  /** Address of uploads of photos by the tus protocol; empty where the platform takes them in one piece (`multipart/form-data`). */
  uploadUrl: none,
  /**
   * The streaming server, where videos go by the tus protocol; empty where there is none, and videos are then refused with that reason.
   * @spec §8 no streaming server URL in configuration
   */
  streamingUrl: none,
  /** `true` where the platform translates chat lines (`POST session/translate`); absent or `false` where it does not. */
  chatTranslation: off,
  /**
   * `true` where the platform answers the figures of a day (`GET performer_accounts/{id}/my_day`) and its part of a new performer’s
   * checklist (`…/onboarding`, event `reviewed`); absent or `false` where it does not: *My day* then shows what the other calls say.
   */
  myDay: off,
  /**
   * `true` where the page installs itself: it then starts from the device, also without a network, and offers a new version in one line;
   * absent or `false` removes what an earlier visit installed.
   */
  serviceWorker: off,
  /**
   * `true` where the platform answers reports of earnings and the weeks before a payout (`GET performer_accounts/{id}/earnings_report`,
   * `…/payout_weeks`) and has the statement of a year (`performer/statements/{year}`); absent or `false` where it does not: the earnings
   * then have total, chart, services and list, and there is no page of a year.
   */
  earningsReport: off,
  /**
   * `true` where the platform lists the customers of an inbox (`GET performer_accounts/{id}/conversations`); absent or `false` where it
   * lists messages alone, which are then grouped by customer page by page.
   */
  conversations: off,
  /**
   * `true` where the platform groups and searches customers (`segment` and `search` of `GET performer_accounts/{id}/clients`), sums them
   * by month (`…/clients/{clientId}/months`) and tells when one comes online (`…/clients/{clientId}/await`, event `clientonline`); absent
   * or `false` where it does not.
   */
  clientDetails: off,
  /**
   * `true` where the platform answers the calls for the protection of the account (`…/security`) and asks for the second factor again
   * before protected changes; absent or `false` where it does not: there is then no page *Security*.
   */
  accountSecurity: off,
  /**
   * `true` where the platform changes passwords (`PUT performer_accounts/{id}/password`) and resets forgotten ones by a mailed link (`POST
   * auth/password_link`, `…/check`, `…/use`; the mail leads to `/new-password/#TOKEN`; that about a new device to
   * `/new-password/#not-me.TOKEN`, where `POST auth/deny_login` logs the device out), takes the language of a registration (`language` in
   * the body of `POST register/{token}`) and sends its first mail again (`POST register/{token}/mail`; the mail leads to
   * `/new-password/#first.TOKEN`); absent or `false` where it does not: there is then no *Forgot your password?* and no section
   * *Password*.
   */
  passwords: off,
  /**
   * `true` where the platform hides a performer from customers of countries and provinces (`GET performer_accounts/{id}/region_blocks`,
   * `PUT` and `DELETE …/region_blocks/{region}`); absent or `false` where it does not: there is then no page *Regions*.
   */
  regionBlocks: off,
  /**
   * `true` where the platform holds back messages of customers with words that a performer has blocked (`GET` and `POST
   * performer_accounts/{id}/blocked_words`, `DELETE …/blocked_words/{wordId}`); absent or `false` where it does not: there is then no page
   * *Blocked words*.
   */
  blockedWords: off,
  /**
   * `true` where the platform answers downloads of a performer’s data, requests to delete the account, and views of documents
   * (`…/account_data`); absent or `false` where it does not: there is then no page *Stored data*.
   */
  accountData: off,
  /**
   * Address of a list of stolen passwords by the first five digits of their SHA-1, to which the digits are added, such as
   * `https://list.example/range/`; name its host in `connect-src`; empty asks none.
   */
  breachedPasswordsUrl: none,
  /**
   * `true` where the platform remembers a device for 30 days by the performer’s choice (`remember` in the body of `POST auth/login`),
   * which then needs no mailed code; absent or `false` where it does not.
   */
  rememberDevice: off,
  /**
   * `true` where the platform lists the devices that are logged in (`GET performer_accounts/{id}/security/devices`) and logs them out
   * (`DELETE …/devices/{deviceId}`, `DELETE …/devices`), which needs `accountSecurity`, and keeps the pause of work for all of them
   * (`remembered` in the body of `PUT …/performer_services` and in the event `status_change`, the tag `WorkPaused:…` of the account);
   * absent or `false` where it does not: the page *Security* then has no list, and the tab keeps the pause.
   */
  devices: off,
  /**
   * `true` where the platform keeps the requests that did not become a session (`GET performer_accounts/{id}/missed_requests`), so that
   * they are listed on every device of the account; absent or `false` where it does not: each browser then lists its own.
   */
  missedRequests: off,
  /**
   * `true` where the platform sends push messages (`GET performer_accounts/{id}/push_key`, `PUT …/push_subscription`, `POST
   * …/push_subscription/removal`), which needs `serviceWorker`; absent or `false` where it does not: the settings then have no such panel.
   */
  push: off,
  /**
   * `true` where the platform pairs a phone as the remote of a login (`GET performer_accounts/{id}/remote`, `POST …/remote/code`, `POST
   * …/remote/removal`, `/remote/pairing`, and the events `remote`, `remotecommand` and `remotestate`); absent or `false` where it does
   * not: the menu of the account then has no such entry, and `/remote/` no page.
   */
  remote: off,
  /**
   * The lowest shown age that the brand allows; the narrower of this and the platform’s own counts; below 18 the page refuses its
   * configuration. @spec §5 Age
   */
  minimumAge: z.optional(z.number().check(z.gte(ADULT_AGE))),
  /** The highest shown age that the brand allows, likewise. */
  maximumAge: z.optional(z.number().check(z.gte(ADULT_AGE))),
  /** Years by which a shown age may differ from the real one, likewise. */
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
