import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { AlertStack } from '../alerts/AlertStack.tsx';
import { ApprovalNotice } from '../account/ApprovalNotice.tsx';
import { LazyQuickReplyEditor } from '../chat/LazyQuickReplyEditor.tsx';
import { CallerCard } from '../clients/CallerCard.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { FlagModal } from '../moderation/FlagModal.tsx';
import { BottomBar } from '../navigation/BottomBar.tsx';
import { Sidebar } from '../navigation/Sidebar.tsx';
import { Studio } from '../session/Studio.tsx';
import { MantineRoot } from '../theme/MantineRoot.tsx';
import { Loading } from '../ui/Loading.tsx';
import { usePhoneScreen } from '../ui/use-narrow-screen.ts';
import { ModalHost } from './ModalHost.tsx';
import { SkipLink } from './SkipLink.tsx';
import { StudioHead } from './StudioHead.tsx';
import { StudioStrip } from './StudioStrip.tsx';
import { TopBar } from './TopBar.tsx';
import { useModel } from './view-models-context.ts';
import css from './HomeLayout.module.css';

/** The room she works in: destinations, top bar, page, and the studio that stays with her on every page. */
export const HomeLayout = observer(function HomeLayout() {
  const { t } = useTranslation();
  const { inSession, scheme, loggingOut } = useModel('homeLayout');
  const isPhone = usePhoneScreen();
  const menu = useModel('mainMenu');
  const studio = useModel('studio');
  // A session and its summary open the studio on a phone; the performer's own choice counts until the next.
  const occasion = inSession ? 'session' : studio.summary.card?.key;
  const [choice, setChoice] = useState({ occasion, open: occasion !== undefined });
  const studioOpen = choice.occasion === occasion ? choice.open : occasion !== undefined;
  const openStudio = (open: boolean): void => setChoice({ occasion, open });
  const classes = [css.frame, inSession && css.inSession, studioOpen && css.studioOpen].filter(Boolean).join(' ');
  return (
    <MantineRoot scheme={scheme}>
      <div className={classes}>
        <SkipLink />
        {!isPhone && (
          <div className={css.menu}>
            <Sidebar model={menu} />
          </div>
        )}
        <header className={css.top}>
          <TopBar />
          <ApprovalNotice model={useModel('approvalNotice')} />
        </header>
        <main id="main" tabIndex={-1} className={css.page}>
          <Outlet />
        </main>
        <aside className={css.studio} aria-label={t('shell.studio')}>
          <StudioHead close={() => openStudio(false)} />
          <div className={css.studioBody}>
            <Studio model={studio} about={<CallerCard model={useModel('caller')} linked />} />
          </div>
        </aside>
        {isPhone && (
          <>
            <section className={css.strip} aria-label={t('shell.studioInShort')}>
              <StudioStrip model={studio} open={() => openStudio(true)} />
            </section>
            <div className={css.bottom}>
              <BottomBar model={menu} />
            </div>
          </>
        )}
        <LazyQuickReplyEditor model={useModel('quickReplyEditor')} />
        <FlagModal model={useModel('flag')} />
        <ModalHost model={useModel('modalHost')} />
        <AlertStack model={useModel('alerts')} />
        {loggingOut && (
          <div className={css.leaving}>
            <Loading label={t('account.loggingOut')} />
          </div>
        )}
      </div>
    </MantineRoot>
  );
});
