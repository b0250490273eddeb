import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { IconButton } from '../ui/IconButton.tsx';
import css from './PageDrawerHead.module.css';

/** Head of the drawer that shows a page over the session, with the button that closes it. */
export const PageDrawerHead = ({ close }: { readonly close: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={`flex justify-end ${css.head}`}>
      <IconButton label={t('session.screen.page.close')} onClick={close}>
        <IconX size={22} aria-hidden="true" />
      </IconButton>
    </div>
  );
};
