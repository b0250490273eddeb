import { TYPING_FIELDS } from './typing-fields.ts';

/**
 * Input counts for something new after this long without a press that was meant for something else, in milliseconds.
 *
 * @fortests
 */
export const SETTLE_MS = 700;

/** `keyCode` of a press that belongs to the keyboard: Safari sends it with the Enter that ends a composition, when `isComposing` is false already. */
const COMPOSING = 229;

/** Checks whether a press belongs to the keyboard, which composes a word (an accent, another script). */
const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean => composes || keyCode === COMPOSING;

/** Checks whether the page may take a press as a key: not while a word is composed, and not what autofill sends, which has no key. */
export const isKeyPress = (event: KeyboardEvent): boolean => typeof event.key === 'string' && !isComposing(event);

/** Checks for a press of this key that the page may take. */
export const isPressOf = (key: string, event: KeyboardEvent): boolean => isKeyPress(event) && event.key === key;

/** Checks whether the keyboard has ⌘, and Option for further characters. */
export const isApple = (platform: string): boolean => /^(?:Mac|iPhone|iPad)/.test(platform);

/** Checks whether a press makes a character: it is never a shortcut with Alt, nor an answer. */
export const makesCharacter = (event: KeyboardEvent): boolean => {
  if (!isKeyPress(event)) return isComposing(event);
  if (event.key.length !== 1) return false;
  if (event.getModifierState('AltGraph')) return true;
  return !event.ctrlKey && !event.metaKey && (!event.altKey || isApple(navigator.platform));
};

const NEVER = Number.NEGATIVE_INFINITY;
const NO_INPUT = { typed: NEVER, typedInField: NEVER, typedNowhere: NEVER, pressed: NEVER, vanished: NEVER } as const;
/** Times of the latest input, in milliseconds of `timeStamp`. What opens looks back at them. */
const last: Record<keyof typeof NO_INPUT, number> = { ...NO_INPUT };

const isRecent = (at: number, now: number): boolean => now - at < SETTLE_MS;

/** Fields that Space ticks: no text goes into them. */
const TICKED = '[type="checkbox"], [type="radio"]';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(TYPING_FIELDS) && !target.matches(TICKED);

/** Keys that choose a control: what is pressed then is meant for it. */
const isMove = ({ key }: KeyboardEvent): boolean => key === 'Tab' || key === 'Escape' || key.startsWith('Arrow');

/** Keys that answer. Escape is not stopped, because twice it stops the toys; who takes it asks for `ASLEEP`. */
const isAnswer = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && !ctrlKey && !metaKey && !altKey;

const swallow = (event: KeyboardEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Checks for a Space or Enter of a sentence that is typed where no field is: it presses no button. */
const isOfStrayText = (event: KeyboardEvent): boolean =>
  isAnswer(event) && isRecent(last.typedNowhere, event.timeStamp) && !isField(event.target);

/** Space presses a button when it is released. */
const noteRelease = (event: KeyboardEvent): void => {
  if (isKeyPress(event) && isOfStrayText(event)) swallow(event);
};

const note = (event: KeyboardEvent): void => {
  const { timeStamp } = event;
  const isStray = isOfStrayText(event);
  if (isStray) swallow(event);
  if (isStray || (makesCharacter(event) && event.key !== ' ' && !isField(event.target))) last.typedNowhere = timeStamp;
  else if (isKeyPress(event) && isMove(event)) last.typedNowhere = NEVER;
  // An answer to what has just gone must not send what is in the line below.
  if (isRecent(last.vanished, timeStamp) && isAnswer(event)) swallow(event);
  if (!event.repeat) last.vanished = NEVER;
  // A chord ends a text.
  if (event.ctrlKey || event.metaKey) last.typed = NEVER;
  else if (makesCharacter(event) || isRecent(last.typed, timeStamp)) last.typed = timeStamp;
  // The field may have gone under the cursor: what follows is still of the same text.
  const isOfField = isField(event.target) || isRecent(last.typedInField, timeStamp);
  if (makesCharacter(event) && isOfField) last.typedInField = timeStamp;
};

const notePress = ({ timeStamp }: PointerEvent): void => {
  last.pressed = timeStamp;
  // What is typed from here on is meant for what was pressed.
  Object.assign(last, { vanished: NEVER, typedNowhere: NEVER });
};

/** Notes every input of the page before anything else takes it. @returns the end of it */
export const noteInput = (): (() => void) => {
  const capture = true;
  window.addEventListener('keydown', note, { capture });
  window.addEventListener('keyup', noteRelease, { capture });
  window.addEventListener('pointerdown', notePress, { capture });
  return () => {
    window.removeEventListener('keydown', note, { capture });
    window.removeEventListener('keyup', noteRelease, { capture });
    window.removeEventListener('pointerdown', notePress, { capture });
    Object.assign(last, NO_INPUT);
  };
};

/** Checks whether a letter goes on with a text whose field has gone. */
export const isTextGoingOn = ({ timeStamp }: Event): boolean => isRecent(last.typedInField, timeStamp);

/** Time until a text that is being typed where the cursor is counts as ended; 0 where none is. */
export const untilTextEnds = (): number => {
  if (!isField(document.activeElement)) return 0;
  return Math.max(0, last.typedInField + SETTLE_MS - performance.now());
};

/** Asleep: keys without Ctrl, Alt and ⌘ do not count yet. */
export const ASLEEP = 'data-asleep';

/**
 * Keeps input that was meant for something else from what has just appeared: keys count after 700 ms without one, presses of the pointer
 * after 700 ms without one. Chords always pass.
 *
 * @param opensItself nobody asked for it: neither counts before it was there for 700 ms
 * @returns the end of it
 */
export const guardInput = (element: HTMLElement, opensItself: boolean): (() => void) => {
  const drawnAt = opensItself ? performance.now() : NEVER;
  let keyAt = Math.max(drawnAt, last.typed);
  let pressAt = Math.max(drawnAt, last.pressed);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    clearTimeout(timer);
    const now = performance.now();
    element.toggleAttribute(ASLEEP, isRecent(keyAt, now));
    // A press falls on what lies below, which is nothing.
    element.style.pointerEvents = isRecent(pressAt, now) ? 'none' : '';
    const next = [keyAt, pressAt].filter((at) => isRecent(at, now)).map((at) => at + SETTLE_MS - now);
    if (next.length > 0) timer = setTimeout(show, Math.min(...next));
  };
  const onKey = (event: KeyboardEvent): void => {
    const { target, timeStamp } = event;
    if (!(target instanceof Element && element.contains(target))) return;
    const isTyped = makesCharacter(event);
    if (!isTyped && (!isKeyPress(event) || event.ctrlKey || event.metaKey || event.altKey)) return;
    // What was asked for takes keys again. In the rest a text in a field of its own is meant for it, and so is Space on a button.
    const isMeantHere = !opensItself || isField(target) || !isTyped || event.key === ' ';
    if (!isRecent(keyAt, timeStamp) && isMeantHere) return;
    if (isTyped || isAnswer(event)) swallow(event);
    else if (event.key !== 'Escape') return;
    if (event.type === 'keyup') return;
    keyAt = timeStamp;
    show();
  };
  const onPress = ({ timeStamp }: PointerEvent): void => {
    if (!isRecent(pressAt, timeStamp)) return;
    pressAt = timeStamp;
    show();
  };
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  window.addEventListener('keydown', onKey, options);
  // Space presses a button when it is released.
  window.addEventListener('keyup', onKey, options);
  window.addEventListener('pointerdown', onPress, options);
  show();
  return () => {
    ended.abort();
    clearTimeout(timer);
    if (opensItself && element.contains(document.activeElement)) last.vanished = performance.now();
    element.removeAttribute(ASLEEP);
    element.style.pointerEvents = '';
  };
};
