import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { IconButton } from '../ui/IconButton.tsx';
import css from './PageDrawerHead.module.css';

/** The way back from the page to the session. */
export const PageDrawerHead = ({ close }: { readonly close: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={css.head}>
      <IconButton label={t('session.screen.page.close')} onClick={close}>
        <IconX size={22} aria-hidden="true" />
      </IconButton>
    </div>
  );
};
