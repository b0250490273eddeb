import type { Configuration } from './configuration.wire.ts';

/**
 * Meaning of each key of `/config.json`, for operators: `docs/configuration.md` is made of it. Not for the page, whose first
 * load has no room for it.
 */
export const CONFIGURATION_MEANINGS: Readonly<Record<keyof Configuration, string>> = {
  apiBasePath: 'where the calls are, such as `/api`',
  apiUrl: 'the full address of the API, for links to downloads',
  socketUrl: 'the origin of the main socket',
  imageUrl: 'the origin of pictures; name it in `img-src` when it is another one',
  version: 'sent with every call as `ver`, such as `1.1`',
  theme: '`default`, or `dusk`: no forum and a fixed title',
  toyPlatform: 'the toy vendor’s identifier of the site; may be empty',
  toyToken: 'the toy vendor’s token; may be empty',
  toyCloudUrl:
    'the toy vendor’s cloud; empty where no phone is used; another one and its hub must be named in `connect-src`',
  toyHubGeneration: 'which generation of socket.io the vendor’s hub speaks; `eio3` is the vendor’s word',
  specialPerformerIds: 'ids of the performers whose account menu says that they are special',
  clockRate: 'the rate of the page’s clock; anything but 1 is for tests',
  sentryDsn: 'where bugs are reported; empty for nowhere; name its host in `connect-src`',
  toyAppUrl:
    'where the toy app on the performer’s machine listens, one address or several with blanks between; a page over HTTPS leaves the default’s plain address out; empty for none; other ones must be named in `connect-src`',
  streaming: 'how pictures reach the media server: `wowza` (signals over a WebSocket) or `whip` (WHIP and WHEP)',
  streamingApplication: 'the application on the media server where an address names none',
  tokenPlacement: 'where the token of a stream goes',
  toyIntifaceUrl:
    'Intiface on the performer’s own machine, e.g. `ws://127.0.0.1:12345`; asked where no toy app answers; empty for none; name it in `connect-src`',
  uploadUrl:
    'where photos go by the tus protocol; empty where the platform takes them in one piece (`multipart/form-data`)',
  streamingUrl:
    'the streaming server, where videos go by the tus protocol; empty where there is none, and videos are then refused with that reason',
  chatTranslation:
    '`true` where the platform translates chat lines (`POST session/translate`); absent or `false` where it does not',
  myDay:
    '`true` where the platform answers the figures of a day (`GET performer_accounts/{id}/my_day`) and its part of a new performer’s checklist (`…/onboarding`, event `reviewed`); absent or `false` where it does not: *My day* then shows what the other calls say',
  serviceWorker:
    '`true` where the page installs itself: it then starts from the device, also without a network, and offers a new version in one line; absent or `false` removes what an earlier visit installed',
  earningsReport:
    '`true` where the platform answers reports of earnings and the weeks before a payout (`GET performer_accounts/{id}/earnings_report`, `…/payout_weeks`) and has the statement of a year (`performer/statements/{year}`); absent or `false` where it does not: the earnings then have total, chart, services and list, and there is no page of a year',
  conversations:
    '`true` where the platform lists the customers of an inbox (`GET performer_accounts/{id}/conversations`); absent or `false` where it lists messages alone, which are then grouped by customer page by page',
  clientDetails:
    '`true` where the platform groups and searches customers (`segment` and `search` of `GET performer_accounts/{id}/clients`), sums them by month (`…/clients/{clientId}/months`) and tells when one comes online (`…/clients/{clientId}/await`, event `clientonline`); absent or `false` where it does not',
  accountSecurity:
    '`true` where the platform answers the calls for the protection of the account (`…/security`) and asks for the second factor again before protected changes; absent or `false` where it does not: there is then no page *Security*',
  passwords:
    '`true` where the platform changes passwords (`PUT performer_accounts/{id}/password`) and resets forgotten ones by a mailed link (`POST auth/password_link`, `…/check`, `…/use`; the mail leads to `/new-password/#TOKEN`; that about a new device to `/new-password/#not-me.TOKEN`, where `POST auth/deny_login` logs the device out), takes the language of a registration (`language` in the body of `POST register/{token}`) and sends its first mail again (`POST register/{token}/mail`; the mail leads to `/new-password/#first.TOKEN`); absent or `false` where it does not: there is then no *Forgot your password?* and no section *Password*',
  regionBlocks:
    '`true` where the platform hides a performer from customers of countries and provinces (`GET performer_accounts/{id}/region_blocks`, `PUT` and `DELETE …/region_blocks/{region}`); absent or `false` where it does not: there is then no page *Regions*',
  blockedWords:
    '`true` where the platform holds back messages of customers with words that a performer has blocked (`GET` and `POST performer_accounts/{id}/blocked_words`, `DELETE …/blocked_words/{wordId}`); absent or `false` where it does not: there is then no page *Blocked words*',
  accountData:
    '`true` where the platform answers downloads of a performer’s data, requests to delete the account, and views of documents (`…/account_data`); absent or `false` where it does not: there is then no page *Stored data*',
  breachedPasswordsUrl:
    'address of a list of stolen passwords by the first five digits of their SHA-1, to which the digits are added, such as `https://list.example/range/`; name its host in `connect-src`; empty asks none',
  rememberDevice:
    '`true` where the platform remembers a device for 30 days by the performer’s choice (`remember` in the body of `POST auth/login`), which then needs no mailed code; absent or `false` where it does not',
  devices:
    '`true` where the platform lists the devices that are logged in (`GET performer_accounts/{id}/security/devices`) and logs them out (`DELETE …/devices/{deviceId}`, `DELETE …/devices`), which needs `accountSecurity`, and keeps the pause of work for all of them (`remembered` in the body of `PUT …/performer_services` and in the event `status_change`, the tag `WorkPaused:…` of the account); absent or `false` where it does not: the page *Security* then has no list, and the tab keeps the pause',
  missedRequests:
    '`true` where the platform keeps the requests that did not become a session (`GET performer_accounts/{id}/missed_requests`), so that they are listed on every device of the account; absent or `false` where it does not: each browser then lists its own',
  push: '`true` where the platform sends push messages (`GET performer_accounts/{id}/push_key`, `PUT …/push_subscription`, `POST …/push_subscription/removal`), which needs `serviceWorker`; absent or `false` where it does not: the settings then have no such panel',
  remote:
    '`true` where the platform pairs a phone as the remote of a login (`GET performer_accounts/{id}/remote`, `POST …/remote/code`, `POST …/remote/removal`, `/remote/pairing`, and the events `remote`, `remotecommand` and `remotestate`); absent or `false` where it does not: the menu of the account then has no such entry, and `/remote/` no page',
  minimumAge:
    'the lowest shown age that the brand allows; the narrower of this and the platform’s own counts; below 18 the page refuses its configuration',
  maximumAge: 'the highest shown age that the brand allows, likewise',
  ageRange: 'years by which a shown age may differ from the real one, likewise',
};
