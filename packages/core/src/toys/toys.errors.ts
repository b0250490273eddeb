/** Texts of the specification, for the log: `Authentication failed`, `Could not get socket`, `No toys available`. @spec §8 Toy */
export const TOY_LITERALS: Partial<Record<ToyConnectionErrorCode, string>> = {
  'toys.authenticationFailed': 'Authentication failed',
  'toys.couldNotGetSocket': 'Could not get socket',
  'toys.noDevices': 'No toys available',
};

/** Reasons for which toys are not connected: socketDisconnect, apiUnavailable, apiInvalidJson, noActiveClients, noDevices and another toy app. @spec §8 Toy */
export type ToyConnectionErrorCode =
  | 'toys.authenticationFailed'
  | 'toys.couldNotGetSocket'
  | 'toys.socketDisconnect'
  | 'toys.apiUnavailable'
  | 'toys.apiInvalidJson'
  | 'toys.noActiveClients'
  | 'toys.noDevices'
  | 'toys.anotherAppConnecting';

/** Failures of a toy's command. @spec §8 Toy */
export type ToyCommandErrorCode =
  | 'toys.apiUnavailable'
  | 'toys.apiInvalidJson'
  | 'toys.noActiveClients'
  | 'toys.noDevices'
  | 'toys.deviceDisabled'
  | 'toys.toyNotFound'
  | 'toys.toyNotConnected'
  | 'toys.notSupported'
  | 'toys.commandRefused'
  | 'toys.commandMissed'
  | 'toys.noRuleMatches'
  | 'toys.ruleNotRight'
  | 'toys.stopUnconfirmed';

/** Reasons for which rules are not saved; `atleastOneCapabilty` is spelled as the specification spells it. @spec §5 Toys, §8 Toy */
export type ToyRuleErrorCode =
  | 'toys.noDevicesSelected'
  | 'toys.atleastOneCapabilty'
  | 'toys.tooManyRules'
  | 'toys.amountOutOfRange'
  | 'toys.reactionTimeOutOfRange'
  | 'toys.intensityOutOfRange'
  | 'toys.defaultRuleStays';

/**
 * Failures of loading and saving rules; without prices of the country the default credit step holds.
 * @spec §7 Toys — rules; Per-country config
 */
export type ToyRulesApiErrorCode = 'toys.rulesNotLoaded' | 'toys.rulesNotSaved';

/** Everything that can go wrong with toys. @spec §8 Toy */
export type ToysErrorCode = ToyConnectionErrorCode | ToyCommandErrorCode | ToyRuleErrorCode | ToyRulesApiErrorCode;
