import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation, type TextKey } from '../../i18n/i18n.ts';
import { FaultButton } from './FaultButton.tsx';
import css from './CheckRow.module.css';

export const CHECKED_PARTS = ['camera', 'microphone', 'sound', 'notifications', 'toys'] as const;
export type CheckedPart = (typeof CHECKED_PARTS)[number];
/** `attention`: a request could be missed, or a customer see or hear nothing. */
export type CheckWord = 'good' | 'attention' | 'off';

/** Fault of a part, and the effect of a press. */
export interface CheckFault {
  readonly fault: TextKey;
  readonly remedy: TextKey;
  readonly mend: () => void;
}

/** State of a part of the check. */
export type CheckState = 'good' | 'off' | CheckFault;

const ICON = { good: IconCheck, off: IconMinus } as const;

/** Each part of the check: its state as an icon and as a word for screen readers, or its fault, which a press mends. */
export const CheckRow = ({ parts }: { readonly parts: Readonly<Record<CheckedPart, CheckState>> }) => {
  const { t } = useTranslation();
  return (
    <ul className="flex wrap gap-1 gap-x-3">
      {CHECKED_PARTS.map((part) => {
        const state = parts[part];
        if (typeof state === 'object') {
          return (
            <li key={part} className={css.fault}>
              <FaultButton fault={t(state.fault)} remedy={t(state.remedy)} onClick={state.mend} />
            </li>
          );
        }
        const Icon = ICON[state];
        return (
          <li key={part} className={`inline-row gap-1 small nowrap ${css.part}`} data-word={state}>
            {t(`video.check.row.${part}`)}
            <Icon size={18} role="img" aria-label={t(`video.check.word.${state}`)} />
          </li>
        );
      })}
    </ul>
  );
};
