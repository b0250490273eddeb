import type { Cancel } from '../../kernel/clock.port.ts';
import type { ToyCommandErrorCode } from '../../toys/toys.errors.ts';
import { ERROR_I18N_KEY } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';

/** A customer's credits that did nothing are told wherever she looks. @spec §8 Toy */
export const followToys = ({ alerts, toys }: Pick<AppParts, 'alerts' | 'toys'>): readonly Cancel[] => {
  const tell = (code: ToyCommandErrorCode): void => alerts.show({ class: 'toy', key: ERROR_I18N_KEY[code] });
  return [
    toys.onRefused(({ code }) => tell(code)),
    toys.onFinished(({ outcome, code }) => {
      // A stop that is not answered is told once, by itself.
      if (outcome === 'failed' || outcome === 'missed') tell(code ?? 'toys.commandMissed');
    }),
  ];
};
