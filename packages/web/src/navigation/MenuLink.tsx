import { Link } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { UnreadBadge } from '../ui/UnreadBadge.tsx';
import type { MenuDestination } from './main-menu.view-model.ts';
import css from './MainMenu.module.css';

interface Props {
  readonly destination: MenuDestination;
  readonly look: 'link' | 'tab';
  /** Marks the current page. */
  readonly current: boolean;
  readonly onGo?: () => void;
}

export const MenuLink = ({ destination: { to, labelKey, icon: Icon, unread }, look, current, onGo }: Props) => {
  const { t } = useTranslation();
  return (
    <Link className={css[look] ?? ''} to={to} aria-current={current ? 'page' : undefined} onClick={onGo}>
      <Icon size={22} aria-hidden="true" />
      <span className={css.word}>{t(labelKey)}</span>
      <UnreadBadge className={css.unread} count={unread} words={t('menu.unread', { count: unread })} />
    </Link>
  );
};
