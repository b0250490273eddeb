import { HIDDEN } from '../trace/redact.ts';

const stepsWithHidden = (steps: readonly unknown[]): number =>
  steps.filter((step) => JSON.stringify(step).includes(HIDDEN)).length;

/**
 * Says that steps of a scenario have dots where a recording hid a text: they are played as they stand, so what depends on the text goes another
 * way.
 *
 * @returns undefined where no text is hidden
 */
export const hiddenTextNotice = (steps: readonly unknown[]): string | undefined => {
  const count = stepsWithHidden(steps);
  if (count === 0) return undefined;
  const which = count === 1 ? '1 step has' : `${count} steps have`;
  return `${which} ${HIDDEN} in place of a hidden text, and a replay sends the dots; \`record --unmask\` keeps what people write to each other.`;
};
