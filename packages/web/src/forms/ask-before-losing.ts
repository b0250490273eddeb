import type { AccountForms } from '@greenroom/core/app/account-forms';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { LeaveGuard } from '../device/leave-guard.ts';

const WHY = 'forms';

/** Makes the browser ask before the page closes with unsaved input. */
export const askBeforeLosing = (
  { every }: Pick<AccountForms, 'every'>,
  guard: Pick<LeaveGuard, 'setReason'>,
): Cancel => {
  const follow = (): void =>
    guard.setReason(
      WHY,
      every.some(({ watch }) => watch.state().edited),
    );
  const ends = every.map(({ watch }) => watch.subscribe(follow));
  return () => {
    for (const end of ends) end();
    guard.setReason(WHY, false);
  };
};
