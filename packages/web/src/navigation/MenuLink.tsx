import { NavLink } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { Destination } from './main-menu.ts';
import css from './MainMenu.module.css';

interface Props {
  readonly destination: Destination;
  readonly look: 'link' | 'tab';
  readonly onGo?: () => void;
}

/** A page of the group counts as its destination: a client's as the clients'. The home page is the start of every address. */
const isExact = (to: string): boolean => to === '/';

export const MenuLink = ({ destination: { to, labelKey, icon: Icon, unread }, look, onGo }: Props) => {
  const { t } = useTranslation();
  return (
    <NavLink className={css[look] ?? ''} to={to} end={isExact(to)} onClick={onGo}>
      <Icon size={22} aria-hidden="true" />
      <span className={css.word}>{t(labelKey)}</span>
      {unread > 0 && (
        <span className={css.unread}>
          <span aria-hidden="true">{unread}</span>
          <VisuallyHidden>{t('menu.unread', { count: unread })}</VisuallyHidden>
        </span>
      )}
    </NavLink>
  );
};
