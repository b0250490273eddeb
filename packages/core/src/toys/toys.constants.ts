import { toyRuleId } from '../kernel/ids.ts';
import { cents, credits, millis, seconds } from '../kernel/units.ts';

/** Speed of a motion until another is chosen; less where the motion's own range ends earlier. @spec §9 Toy defaults — speed 5 */
export const DEFAULT_SPEED = 5;
/** Greatest intensity of a rule; each motion scales it to its own range. @spec §9 Default rules — 5 to 20 */
export const MAX_INTENSITY = 20;
/** Weakest intensity that can be paid for; 0 would not move a toy. */
export const MIN_INTENSITY = 1;

/** The performer's share of one credit where a country has no step of its own. @spec §9 Toy defaults — credit step 16 */
export const DEFAULT_CREDIT_STEP = cents(16);
/** Country of the credit step where the performer's has none. @spec §7 Per-country config — fallback country nl */
export const FALLBACK_COUNTRY = 'nl';

/** Greatest amount of a rule, in credits. @spec §5 Toys — the amount at most 12 credit steps */
export const MAX_AMOUNT = credits(12);
/** Smallest amount of a rule, in credits. @spec §9 Default rules — 1 */
export const MIN_AMOUNT = credits(1);
/** Greatest number of rules, the four default ones included. @spec §5 Toys — at most 6 rules */
export const MAX_RULES = 6;
/** Id of the last default rule; rules up to it cannot be removed. @spec §5 Toys — rule ids up to 4 cannot be removed */
export const LAST_DEFAULT_RULE = toyRuleId(4);
/** Longest reaction of a rule while no amount is chosen. @spec §5 Toys — default 60 */
export const DEFAULT_MAX_REACTION_TIME = seconds(60);
/** Shortest reaction of a rule; the toy’s app refuses a shorter one. @spec §5 Toys */
export const MIN_REACTION_TIME = seconds(1);

/**
 * Rules before the performer saves any: a dearer one is longer and stronger.
 * @spec §9 Default rules (amount/reaction/intensity) — 1/2/5, 3/6/10, 5/15/15, 7/28/20
 */
export const DEFAULT_RULES = [
  { id: toyRuleId(1), amount: credits(1), reactionTime: seconds(2), intensity: 5 },
  { id: toyRuleId(2), amount: credits(3), reactionTime: seconds(6), intensity: 10 },
  { id: toyRuleId(3), amount: credits(5), reactionTime: seconds(15), intensity: 15 },
  { id: toyRuleId(4), amount: credits(7), reactionTime: seconds(28), intensity: 20 },
] as const;
/** Values of a new rule; its amount is the cheapest that allows its reaction. @spec §9 New rule default — reaction 10, intensity 20 */
export const NEW_RULE = { amount: credits(4), reactionTime: seconds(10), intensity: 20 } as const;

/**
 * Price of each pattern but random, in credits, before the performer chooses one.
 * @spec §9 Special rules — wave, pulse, earthquake, fireworks amount 4 each
 */
export const SPECIAL_AMOUNT = credits(4);
/** Price of the random pattern, in credits, before the performer chooses one. @spec §9 Special rules — random 5 */
export const RANDOM_AMOUNT = credits(5);
/** Time that a pattern runs, in seconds, before the performer chooses one. @spec §9 Special rules — reaction time 10 */
export const SPECIAL_REACTION_TIME = seconds(10);

/** Greatest request, in units of 5 seconds: ten minutes. A longer one is a mistake or an attack, for a toy must come to rest. */
export const MAX_REQUESTED = 120;

/** Battery of a toy, in percent, from which down the performer sees it beside the toy's name at work. */
export const LOW_BATTERY = 20;

/** Time between two searches for a toy app on this machine, while none is found. @spec §9 Toy timing — local poll 10 s */
export const LOCAL_POLL = millis(10_000);
/**
 * Time between two requests for the local app's toys while it is connected; a failure means that it is gone.
 * @spec §9 Toy timing — heartbeat 5 s
 */
export const HEARTBEAT = millis(5_000);
/**
 * Shortest pause before the hub is tried again, with a fresh token, because tokens expire soon.
 * @spec §9 Toy timing — reconnect 5000 to 10000 ms
 */
export const RECONNECT_SHORTEST = millis(5_000);
export const RECONNECT_LONGEST = millis(10_000);

/** Between any two commands: sent faster, the dongle loses the second. */
export const COMMAND_GAP = millis(100);
/** Shortest rest of a paused command; a shorter one counts as done: a toy’s app refuses so short a time. */
export const SHORTEST_RUN = millis(1_000);
/** Longest wait for the answer to a toy command; by then it has reached its toy or never will. @spec §9 Fetch timeout */
export const ANSWER_TIME = millis(2_000);
/** Number of tries before an unconfirmed stop is shown; tries continue. */
export const STOP_TRIES_BEFORE_REPORT = 3;
/** Between these first tries, so that an app that is just starting gets a chance. */
export const STOP_PAUSE = millis(250);
/** Between later tries. */
export const STOP_LONG_PAUSE = millis(5_000);
/** Number of tries (about five minutes) after which the toy counts as out of reach. */
export const STOP_TRIES = 60;
