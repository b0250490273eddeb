import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { TextArea, type TextAreaProps } from '../ui/TextArea.tsx';
import css from './MemoArea.module.css';

/** Field of a memo: amber and with a lock, so that it never looks like that of a message. */
export const MemoArea = ({ label, help, ...area }: TextAreaProps) => {
  const { t } = useTranslation();
  return (
    <div className={css.memo}>
      <TextArea
        {...area}
        label={
          <>
            <IconLock className={css.lock} size={16} aria-hidden="true" />
            {label}
          </>
        }
        help={[t('memos.private'), help].filter((part) => part !== undefined).join(' ')}
      />
    </div>
  );
};
