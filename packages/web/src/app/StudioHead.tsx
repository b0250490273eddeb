import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { IconButton } from '../ui/IconButton.tsx';
import css from './StudioHead.module.css';

/** The studio's name; on the phone also the way back to the page. */
export const StudioHead = ({ titleId, close }: { readonly titleId: string; readonly close: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={`row justify-between line-below ${css.head}`}>
      <h2 id={titleId} className="text-body bold">
        {t('shell.studio')}
      </h2>
      <div className={css.close}>
        <IconButton label={t('shell.closeStudio')} onClick={close}>
          <IconChevronDown size={22} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
};
