import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { derived } from '@greenroom/core/kernel/derived';
import { type Watchable, watchChanges } from '@greenroom/core/kernel/machine';
import type { AttentionText, DesktopNotice, TabSign } from './attention.port.ts';
import type { EventSounds } from './event-sounds.port.ts';

export interface ConnectionAlarmSignsDeps {
  readonly alarm: Watchable<boolean>;
  /** While the screen is neutral nothing sounds or shows; an alarm that still holds does afterwards. */
  readonly hidden: Watchable<boolean>;
  readonly sounds: Pick<EventSounds, 'play'>;
  readonly notice: Pick<DesktopNotice, 'show'>;
  readonly tabSign: Pick<TabSign, 'show'>;
  /** Text of the alarm in the performer's language. */
  readonly describe: () => AttentionText;
}

/** Makes the alarm of a lost connection heard once, and shows it on the desktop and the tab until the connection is back. */
export const createConnectionAlarmSigns = (deps: ConnectionAlarmSignsDeps): { readonly dispose: Cancel } => {
  const { alarm, hidden, sounds, notice, tabSign, describe } = deps;
  let signs: readonly Cancel[] = [];
  const hide = (): void => {
    for (const cancel of signs) cancel();
    signs = [];
  };
  const isRaised = derived([alarm, hidden], (raised, neutral) => raised && !neutral);
  const end = watchChanges(isRaised, (raised) => {
    hide();
    if (!raised) return;
    const text = describe();
    sounds.play('connection');
    signs = [notice.show(text), tabSign.show(text.tab)];
  });
  return {
    dispose: () => {
      end();
      hide();
    },
  };
};
