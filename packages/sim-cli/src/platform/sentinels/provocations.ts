/** How a person sees an error with her own eyes. */
export interface Provocation {
  /** The product's own code, which is also the key of its text. */
  readonly code: string;
  readonly section: `§${string}`;
  readonly how: string;
}

const login = (code: string, how: string): Provocation => ({ code: `login.${code}`, section: '§8 Login', how });
const socket = (code: string, how: string): Provocation => ({ code: `realtime.${code}`, section: '§8 Socket', how });
const session = (code: string, how: string): Provocation => ({
  code: `session.${code}`,
  section: '§8 Session and disconnect',
  how,
});
const messages = (code: string, how: string): Provocation => ({ code: `inbox.${code}`, section: '§8 Messages', how });
const toys = (code: string, how: string): Provocation => ({ code: `toys.${code}`, section: '§8 Toy', how });
const video = (code: string, how: string): Provocation => ({ code, section: '§8 Camera and microphone', how });
const other = (code: string, how: string): Provocation => ({ code, section: '§8 Error catalogue', how });

/** Every error. @spec §8 */
export const PROVOCATIONS: readonly Provocation[] = [
  login('incorrectPassword', 'log in with the password `wrong`'),
  login('alreadyLoggedIn', 'log in as 1409, or as somebody who is logged in in another browser'),
  login('browserNotSupported', 'log in as 1400'),
  login('wrongCode', 'log in as 1001 and type a code that is not in the mailbox'),
  login('codeExpired', 'log in as 1410 and type any code; or wait 10 minutes before typing'),
  login('invalidPerformerId', 'log in with an ID that is not a number, such as `anna`'),
  login('tooManyAttempts', 'log in with a wrong password eleven times'),
  login('doubleTab', 'log in as 1411; or `trigger logout --set message="double tab"`'),
  login('wrongSite', 'log in as 1403; or as 1412, whose role is another'),
  login('sessionExpired', '`fault on session-check-403`, then wait for the check (60 s)'),
  login('loggedOutByPlatform', '`trigger logout`; or take over the login from another browser'),
  login('platformFailed', 'log in as 1500; or `fault on session-check-500`, then wait for the check (60 s)'),
  login('logoutFailed', '`fault on logout-fails`, then log out'),
  login('unreachable', 'stop the platform, or `fault on slow`, then log in'),
  socket('socketTimeout', '`fault on silent-auth`, then `fault on drop-socket`'),
  socket('refused', '`fault on refuse-auth`, then `fault on drop-socket`'),
  socket('notConnected', 'stop the platform, then type to a customer: the line says that it was not sent'),
  socket('alreadyConnected', 'cannot be seen: the app never connects twice; a test shows it'),
  session('startFailed', '`fault on start-fails`, then go ready; or go ready as 1003, who is not approved'),
  session('acceptFailed', '`fault on accept-fails`, then accept a request'),
  session('endFailed', '`fault on end-fails`, then end a session'),
  session('connectionLost', 'stop the platform while she is ready, and wait until the app gives up (52 s)'),
  session('end.noCredits', '`customer --leave BROKE --after 5`'),
  session('end.customerLeft', '`customer --leave CLICK --after 5`'),
  session('end.connectionLost', '`customer --leave DISCONNECT --after 5`'),
  session('end.disconnected', '`customer --leave DEFAULT --after 5`'),
  other('services.saveFailed', '`fault on save-fails`, then switch a service'),
  other('services.accountNotApproved', 'log in as 1003: every switch says why it is off'),
  other('services.surinameseNumber', 'log in as 1005: the phone services say so'),
  other('services.phoneNameMissing', 'log in as 1006: the phone services say so'),
  other('services.phoneAdvertisementMissing', 'log in as 1007: the phone services say so'),
  other(
    'services.phoneWelcomeMissing',
    'cannot be seen: the account knows one introduction for both texts, and the advertisement is named first',
  ),
  other('account.settingsNotSaved', '`fault on settings-fail`, then choose another theme'),
  other('content.newsNotLoaded', '`fault on news-fails`, then open the news'),
  messages('notLoaded', '`fault on inbox-fails`, then open the inbox or a message'),
  messages('notSent', '`fault on inbox-send-fails`, then answer a message'),
  messages('notRemoved', '`fault on inbox-move-fails`, then remove a message'),
  messages('notRestored', '`fault on inbox-move-fails`, then restore a removed message'),
  messages('blockedYou', '`letter --customer 5003 --block`, then answer him'),
  messages('youBlocked', 'block a customer, then answer a message of his'),
  other('chat.sendFailed', '`fault on send-fails`, then send a line during a session'),
  other('chat.historyFailed', '`fault on history-fails` and `fault on drop-socket` during a session'),
  video('camera.blocked', 'forbid this site the camera in the browser, then go ready; or forbid it while she is ready'),
  video(
    'camera.notFound',
    'go ready without a camera, e.g. in Chromium with `--use-fake-device-for-media-stream=device-count=0`',
  ),
  video('camera.notReadable', 'let another program have the camera, then go ready'),
  video('camera.ended', 'unplug the camera while she is ready'),
  video('camera.microphoneBlocked', 'forbid this site the microphone in the browser, then go ready'),
  video('camera.microphoneNotFound', 'go ready without a microphone'),
  video('camera.microphoneEnded', 'unplug the microphone while she is ready'),
  video('camera.insecure', 'cannot be seen here: this machine counts as secure; a test of the capture shows it'),
  video('camera.unknown', 'cannot be seen by hand: browsers name their reasons; a test of the capture shows it'),
  video('streaming.noServer', 'while she is ready, `trigger singlestream --set value=`'),
  video('streaming.badServer', 'while she is ready, `trigger singlestream --set value="no address"`'),
  video('streaming.noCamera', 'while she is ready, camera and microphone off, then `fault on media-publisher-cut`'),
  video('streaming.refused', '`fault on media-refused`, then go ready'),
  video('streaming.unknownApplication', '`fault on media-unknown-application`, then go ready'),
  video('streaming.notRunning', '`fault on media-not-running`, then `customer --camera`, and wait 2 minutes'),
  video('streaming.notReady', '`fault on media-repeater-not-ready`, then `customer --camera`, and wait 2 minutes'),
  video('streaming.nameInUse', '`fault on media-name-in-use`, then go ready'),
  video('streaming.unreachable', '`fault on media-server-lost`, then go ready'),
  video('streaming.badAnswer', '`fault on media-bad-answer`, then go ready'),
  video('streaming.serverFailed', '`fault on media-fails`, then go ready'),
  video('streaming.noMedia', '`fault on media-no-way`, go ready and wait 15 s'),
  video('streaming.timedOut', '`fault on media-silent`, go ready and wait 20 s'),
  video(
    'streaming.connectionLost',
    '`fault on media-server-lost` while she is ready, and wait until it is given up (about 45 s)',
  ),
  toys('authenticationFailed', 'without a toy app: start the page, stop the platform, press Connect'),
  toys(
    'couldNotGetSocket',
    'cannot be seen here: the cloud gives every token it made itself a socket; a test of the adapter shows it',
  ),
  toys('socketDisconnect', 'without a toy app: Connect, then `POST toys/hub { "drop": true }` of the admin API'),
  toys('apiUnavailable', '`toy-app --die-after 2`, connect and test a toy twice'),
  toys('apiInvalidJson', 'put any web server on port 20010, then Connect'),
  toys('noDevices', 'end `toy-app`, then `trigger toy --set type=tip --set value=5`'),
  toys(
    'noActiveClients',
    'cannot be seen here: the toy app of the simulator connects all of its toys; a test of the core shows it',
  ),
  toys('anotherAppConnecting', 'without a toy app: Connect, `toy phone`, and `toy phone` for a second phone'),
  toys('deviceDisabled', 'switch all toys off for customers, then a tip'),
  toys('toyNotFound', '`toy-app --code 401`, `402`, `403`, `404`; then test a toy'),
  toys('toyNotConnected', '`toy-app --code 401`, `402`, `403`, `404`; then test a toy'),
  toys('notSupported', '`toy-app --code 401`, `402`, `403`, `404`; then test a toy'),
  toys('commandRefused', '`toy-app --code 401`, `402`, `403`, `404`; then test a toy'),
  toys(
    'commandMissed',
    'without a toy app: connect a phone, `toy phone away`, a tip, and wait as long as the tip would have run',
  ),
  toys('noRuleMatches', 'switch tips off under Toys and save, then a tip'),
  toys(
    'stopUnconfirmed',
    'connect, `toy-app --silent` from then on (`POST /sim/faults { "silent": true }` on its port), press Stop',
  ),
  toys('noDevicesSelected', 'edit a rule so and press Save'),
  toys('atleastOneCapabilty', 'edit a rule so and press Save'),
  toys('amountOutOfRange', 'edit a rule so and press Save'),
  toys('reactionTimeOutOfRange', 'edit a rule so and press Save'),
  toys('intensityOutOfRange', 'edit a rule so and press Save'),
  toys('tooManyRules', 'add a seventh rule'),
  toys('defaultRuleStays', 'cannot be seen: a default rule has no button for it; a test of the core shows it'),
  toys('rulesNotLoaded', '`fault on html-instead-of-json`, then log in, or save rules'),
  toys('rulesNotSaved', '`fault on html-instead-of-json`, then log in, or save rules'),
];
