import { fraction } from '@greenroom/core/formatting/fraction';
import type { Toy } from '@greenroom/core/toys/toy';
import { LOW_BATTERY } from '@greenroom/core/toys/toys.constants';
import { useTranslation } from '../i18n/i18n.ts';

interface ToyNote {
  readonly tone: 'off' | 'wait';
  readonly word: string;
}

/** Word about a toy that cannot run, or not for long; undefined for any other. */
export const useToyNote = (): ((toy: Pick<Toy, 'status' | 'battery'>) => ToyNote | undefined) => {
  const { t } = useTranslation();
  return ({ status, battery }) => {
    if (status === 'offline' || status === 'disabled') return { tone: 'off', word: t(`toys.list.status.${status}`) };
    if (battery === undefined || battery > LOW_BATTERY) return undefined;
    return { tone: 'wait', word: t('toys.list.battery', { percent: fraction(battery, 100) }) };
  };
};
