import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/i18n.ts';
import css from './CheckRow.module.css';

export const CHECKED_PARTS = ['camera', 'microphone', 'sound', 'notifications', 'toys'] as const;
export type CheckedPart = (typeof CHECKED_PARTS)[number];
/** `attention`: a request could be missed, or a customer see or hear nothing. */
export type CheckWord = 'good' | 'attention' | 'off';

const ICON = { good: IconCheck, attention: IconAlertTriangle, off: IconMinus } as const;

/** Each part of the check with its state, as an icon and as a word for screen readers. */
export const CheckRow = ({ words }: { readonly words: Readonly<Record<CheckedPart, CheckWord>> }) => {
  const { t } = useTranslation();
  return (
    <ul className={css.row}>
      {CHECKED_PARTS.map((part) => {
        const Icon = ICON[words[part]];
        return (
          <li key={part} className={css.part} data-word={words[part]}>
            {t(`video.check.row.${part}`)}
            <Icon size={18} role="img" aria-label={t(`video.check.word.${words[part]}`)} />
          </li>
        );
      })}
    </ul>
  );
};
