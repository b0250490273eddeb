/** Texts of the specification, for the log: `Authentication failed`, `Could not get socket`, `No toys available`. @spec §8 Toy */
export const TOY_LITERALS: Partial<Record<ToyConnectionErrorCode, string>> = {
  'toys.authenticationFailed': 'Authentication failed',
  'toys.couldNotGetSocket': 'Could not get socket',
  'toys.noDevices': 'No toys available',
};

/** Reasons for which toys are not connected: socketDisconnect, apiUnavailable, apiInvalidJson, noActiveClients, noDevices and another toy app. @spec §8 Toy */
const TOY_CONNECTION_ERRORS = [
  'toys.authenticationFailed',
  'toys.couldNotGetSocket',
  'toys.vendorUnreachable',
  'toys.socketDisconnect',
  'toys.apiUnavailable',
  'toys.apiInvalidJson',
  'toys.noActiveClients',
  'toys.noDevices',
  'toys.anotherAppConnecting',
  'toys.localNetworkBlocked',
  'toys.nameBlocked',
] as const;
export type ToyConnectionErrorCode = (typeof TOY_CONNECTION_ERRORS)[number];

/** Failures of a toy's command. @spec §8 Toy */
const TOY_COMMAND_ERRORS = [
  'toys.apiUnavailable',
  'toys.apiInvalidJson',
  'toys.noActiveClients',
  'toys.noDevices',
  'toys.deviceDisabled',
  'toys.toyNotFound',
  'toys.toyNotConnected',
  'toys.notSupported',
  'toys.commandRefused',
  'toys.commandMissed',
  'toys.noRuleMatches',
  'toys.ruleNotRight',
  'toys.stopUnconfirmed',
] as const;
export type ToyCommandErrorCode = (typeof TOY_COMMAND_ERRORS)[number];

/** Reasons for which rules are not saved; `atleastOneCapabilty` is spelled as the specification spells it. @spec §5 Toys, §8 Toy */
const TOY_RULE_ERRORS = [
  'toys.noDevicesSelected',
  'toys.atleastOneCapabilty',
  'toys.tooManyRules',
  'toys.amountOutOfRange',
  'toys.reactionTimeOutOfRange',
  'toys.intensityOutOfRange',
  'toys.defaultRuleStays',
] as const;
export type ToyRuleErrorCode = (typeof TOY_RULE_ERRORS)[number];

/**
 * Failures of loading and saving rules; without prices of the country the default credit step counts.
 * @spec §7 Toys — rules; Per-country config
 */
const TOY_RULES_API_ERRORS = ['toys.rulesNotLoaded', 'toys.rulesNotSaved'] as const;
export type ToyRulesApiErrorCode = (typeof TOY_RULES_API_ERRORS)[number];

/** Everything that can go wrong with toys. @spec §8 Toy */
export const TOYS_ERRORS = [
  ...TOY_CONNECTION_ERRORS,
  ...TOY_COMMAND_ERRORS,
  ...TOY_RULE_ERRORS,
  ...TOY_RULES_API_ERRORS,
] as const;
export type ToysErrorCode = (typeof TOYS_ERRORS)[number];

/**
 * Failure of the toy's app or the vendor's cloud. The app's own code, or 500 when it could not be reached.
 * @spec §8 Toy — error objects carry code and message; local app failure gives code 500
 */
export interface ToyFailure {
  readonly code: number;
  readonly message: string;
  /**
   * `unreadable`: something answered, but not in the words of the vendor · `forbidden`: the browser lets this page reach nothing on this
   * machine · `nameBlocked`: the app runs, but this network cannot resolve its name.
   */
  readonly kind: 'unreachable' | 'unreadable' | 'refused' | 'forbidden' | 'nameBlocked';
}

/** Code of a failure without an answer of the app or the cloud. @spec §8 Toy — local app failure gives code 500 */
export const UNREACHABLE_CODE = 500;

interface CodeRow {
  readonly code: ToyCommandErrorCode;
  /** Scope of the failure: one toy, while others may go on, or the whole app. */
  readonly whose: 'toy' | 'app';
}

/** Error for each code of the toy's app, and its scope: one toy or the whole app. The table is the vendor's and may grow. @spec §8 Toy */
const CODES: ReadonlyMap<number, CodeRow> = new Map([
  [400, { code: 'toys.commandRefused', whose: 'toy' }],
  [401, { code: 'toys.toyNotFound', whose: 'toy' }],
  [402, { code: 'toys.toyNotConnected', whose: 'toy' }],
  [403, { code: 'toys.notSupported', whose: 'toy' }],
  [404, { code: 'toys.commandRefused', whose: 'toy' }],
  [500, { code: 'toys.apiUnavailable', whose: 'app' }],
  [506, { code: 'toys.apiUnavailable', whose: 'app' }],
]);

const UNREADABLE: CodeRow = { code: 'toys.apiInvalidJson', whose: 'app' };
const UNREACHABLE: CodeRow = { code: 'toys.apiUnavailable', whose: 'app' };
const UNKNOWN: CodeRow = { code: 'toys.commandRefused', whose: 'toy' };

/** Reads a failure: its error code, and whether the other toys still answer. @spec §8 Toy */
export const readToyFailure = ({ code, kind }: ToyFailure): CodeRow => {
  if (kind === 'unreadable') return UNREADABLE;
  if (kind !== 'refused') return UNREACHABLE;
  return CODES.get(code) ?? UNKNOWN;
};
