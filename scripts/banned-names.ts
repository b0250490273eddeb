/** Words that no name contains, each with the term to use; a camel-case or dashed name is read word by word. */
export const BANNED_WORDS: ReadonlyMap<string, string> = new Map([
  ['she', 'performer or customer'],
  ['her', 'performer or customer'],
  ['hers', 'performer or customer'],
  ['he', 'performer or customer'],
  ['him', 'performer or customer'],
  ['his', 'performer or customer'],
  ['somebody', 'user'],
  ['nobody', 'anonymous'],
  ['stranger', 'anonymous or wrongRole'],
  ['visitor', 'anonymous'],
  ['inquiry', 'query'],
  ['inquiries', 'queries'],
  ['errand', 'mutation'],
  ['errands', 'mutations'],
  ['entrance', 'authGate'],
  ['door', 'login'],
  ['doors', 'logins'],
  ['hearer', 'handler'],
  ['hearers', 'handlers'],
  ['hear', 'receive, or a handler: onMessage'],
  ['hears', 'receives'],
  ['hearing', 'listener'],
  ['tell', 'notify, report or announce'],
  ['tells', 'notifies, reports or announces'],
  ['telling', 'notifying, reporting or announcing'],
  ['bell', 'eventPublisher'],
  ['papers', 'submissions'],
  ['desk', 'service'],
  ['weather', 'linkFaults'],
  ['hush', 'drain'],
  ['happening', 'traceEvent'],
  ['diary', 'eventLog'],
  ['journal', 'eventLog'],
  ['dawdle', 'delay'],
  ['wish', 'requestType'],
  ['wishes', 'requestTypes'],
  ['obey', 'apply'],
  ['learn', 'update, add or load'],
  ['farewell', 'close'],
  ['shelf', 'collection'],
  ['quietly', 'ignoreRejection'],
  ['verdict', 'decision'],
  ['verdicts', 'decisions'],
  ['traffic', 'traceLog'],
]);

/** Whole names that are banned, each with the term to use; their words alone are in order. */
export const BANNED_NAMES: ReadonlyMap<string, string> = new Map([
  ['carryOut', 'mutate'],
  ['wayIn', 'authGate'],
  ['doorWords', 'the login catalogue'],
  ['openLater', 'lazyFeature'],
  ['Later', 'lazyFeature'],
  ['laterPage', 'lazyRoute'],
  ['openWork', 'loadWorkspace'],
  ['toPerformerSurely', 'publishDurable'],
  ['tcpWay', 'pipe'],
  ['tcpLine', 'faultProxy'],
  ['company', 'loadGroup'],
  ['couple', 'sessionPair'],
  ['postBook', 'deliveryLedger'],
  ['whoCalls', 'authenticate'],
  ['forgetPlace', 'stripMetadata'],
  ['redraw', 'reencodeImage'],
  ['takeQuickKeys', 'a name that says what it patches'],
  ['leaveAir', 'goOffline'],
  ['cameThrough', 'onUploaded'],
  ['speak', 'changeLanguage'],
  ['spokenLanguage', 'activeLanguage'],
  ['SAYS', 'ARIA_ROLES'],
  ['DEAF', 'IGNORED_TARGETS'],
  ['underThumb', 'splitForBottomBar'],
  ['beyond', 'outOfRange'],
  ['oneView', 'detailStatus'],
  ['stands', 'isFrozen'],
  ['floats', 'togglePictureInPicture'],
  ['goOnSilently', 'continueWithoutMicrophone'],
  ['anew', 'force'],
  ['NO_MEMORY', 'NO_CACHE'],
  ['createWrites', 'createTableVersions'],
  ['sessionBook', 'paidSessions'],
  ['clientBook', 'clientSums'],
  ['forumBook', 'forum'],
  ['accountDataBook', 'accountRecords'],
]);

/** Names of other people's making, and of a sound: a setting of SQLite, and the bell among the tones to choose from. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['journal_mode', 'packages/sim-cli/src/platform/'],
  ['bell', 'packages/web/src/attention/tones.ts'],
  // A toy of the vendor.
  ['hush', 'packages/core/src/toys/toy.ts'],
]);

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const camelCase = (name: string): string =>
  name
    .replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/**
 * @param name in camel case, in capitals, or the dashed name of a file
 * @param path of the file that declares it
 */
export const isBannedName = (name: string, path: string): boolean =>
  !path.startsWith(EXCEPTIONS.get(name) ?? '?') &&
  (BANNED_NAMES.has(name) || BANNED_NAMES.has(camelCase(name)) || wordsOf(name).some((word) => BANNED_WORDS.has(word)));
