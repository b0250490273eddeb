import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ApprovalNotice } from '../account/ApprovalNotice.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { UpdateNotice } from '../installation/UpdateNotice.tsx';
import { BottomBar } from '../navigation/BottomBar.tsx';
import { Sidebar } from '../navigation/Sidebar.tsx';
import { OutageNotice } from '../realtime/OutageNotice.tsx';
import { RemoteItem } from '../remote/RemoteItem.tsx';
import { NeutralScreen } from '../session/NeutralScreen.tsx';
import { PrivacyItems } from '../session/screen/PrivacyItems.tsx';
import { SecondRequestCard } from '../session/screen/SecondRequestCard.tsx';
import { SessionScreen } from '../session/screen/SessionScreen.tsx';
import { Studio } from '../session/Studio.tsx';
import { MantineRoot } from '../theme/MantineRoot.tsx';
import { Contained } from '../ui/Contained.tsx';
import { noteInput } from '../ui/input-guard.ts';
import { Loading } from '../ui/Loading.tsx';
import { useFrameGuard } from '../ui/use-input-guard.ts';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { useHandheldScreen, useHandScreen, useSmallScreen } from '../ui/use-narrow-screen.ts';
import { PageShown } from '../ui/use-shown.ts';
import { useVisibleHeight } from '../ui/use-visible-height.ts';
import { WindowBackground } from '../ui/WindowBackground.tsx';
import { PageContent } from './PageContent.tsx';
import { PageDrawerHead } from './PageDrawerHead.tsx';
import { SessionRail } from './SessionRail.tsx';
import { SkipLink } from './SkipLink.tsx';
import { StudioHead } from './StudioHead.tsx';
import { StudioStrip } from './StudioStrip.tsx';
import { TopBar } from './TopBar.tsx';
import { usePageDrawer } from './use-page-drawer.ts';
import { useModel } from './view-models-context.ts';
import { Windows } from './Windows.tsx';
import css from './HomeLayout.module.css';

/** Opens the drawer when the performer goes to another page during a session. */
const useOpenOnNavigation = (inSession: boolean, open: () => void): void => {
  const { key } = useLocation();
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    if (inSession) open();
  }, [inSession, key, open]);
};

/**
 * State of the studio on a phone. A summary opens it, and so does the shortcut of the installed app; what the performer chose counts until
 * the next summary. @param summary key of the summary on show; undefined without one
 */
const useStudioOpen = (summary: string | undefined): readonly [isOpen: boolean, setOpen: (open: boolean) => void] => {
  const [query] = useSearchParams();
  const [choice, setChoice] = useState({ summary, open: summary !== undefined || query.get('studio') === 'open' });
  const isOpen = choice.summary === summary ? choice.open : summary !== undefined;
  return [isOpen, (open) => setChoice({ summary, open })];
};

const STUDIO_TITLE = 'studio-title';

/**
 * Destinations, top bar, page and studio; during a session the session screen, with the page as a drawer. The page stays the same
 * element, so that nothing on it is lost when a session begins.
 */
export const HomeLayout = observer(function HomeLayout() {
  const { t } = useTranslation();
  const { inSession, scheme, loggingOut } = useModel('homeLayout');
  const [isHandheld, isHand, isSmall] = [useHandheldScreen(), useHandScreen(), useSmallScreen()];
  const hasFoot = isHand || (isSmall && !inSession);
  const menu = useModel('mainMenu');
  const studio = useModel('studio');
  const session = useModel('sessionScreen');
  const drawer = useModel('pageDrawer');
  const second = useModel('secondRequest');
  const [approval, connection] = [useModel('approvalNotice'), useModel('connectionBadge')];
  const updateNotice = useModel('updateNotice');
  const [pauseButton, services] = [useModel('pauseButton'), useModel('services')];
  const [remote, neutral, blur] = [useModel('remoteDialog'), useModel('neutralScreen'), useModel('blur')];
  const [isStudioOpen, setStudioOpen] = useStudioOpen(studio.summary.card?.key);
  useVisibleHeight();
  useEffect(noteInput, []);
  useOpenOnNavigation(inSession, drawer.open);
  // A text to one customer does not go on to the next, and no press in a session falls on the page that follows it.
  const frame = useFrameGuard(inSession ? session.key : '');
  const isMinimised = inSession && isHand && drawer.isOpen;
  const isFull = inSession && !isMinimised;
  const isPageShown = !isFull || drawer.isOpen;
  // Going ready and stopping take their buttons away.
  const studioRef = useKeptFocus(!inSession);
  const pageRef = usePageDrawer(isFull && drawer.isOpen, drawer.close);
  const classes = [css.frame, isStudioOpen && css.studioOpen].filter(Boolean).join(' ');
  return (
    <MantineRoot scheme={scheme}>
      <WindowBackground
        ref={frame}
        className={classes}
        data-session={isFull ? 'full' : isMinimised ? 'minimised' : 'none'}
      >
        {!inSession && <SkipLink />}
        {!hasFoot && (
          <div className={css.menu}>
            <Contained resetKeys={[inSession]}>{inSession ? <SessionRail /> : <Sidebar model={menu} />}</Contained>
          </div>
        )}
        {!isFull && (
          <header className={`min-w-0 line-below ${css.top}`}>
            <Contained>
              <TopBar />
            </Contained>
            <Contained>
              <OutageNotice model={connection} />
              <UpdateNotice model={updateNotice} />
              <ApprovalNotice model={approval} />
            </Contained>
          </header>
        )}
        <div
          ref={pageRef}
          id="main"
          role={isFull ? 'region' : 'main'}
          aria-label={isFull ? t('session.screen.page.label') : undefined}
          tabIndex={-1}
          className={`min-w-0 min-h-0 relative ${css.page}`}
          hidden={!isPageShown}
        >
          {isFull && <PageDrawerHead close={drawer.close} />}
          <PageShown value={isPageShown}>
            <PageContent />
          </PageShown>
        </div>
        {inSession ? (
          <div className={css.session}>
            <Contained resetKeys={[session.key]}>
              <SessionScreen
                key={session.key}
                model={session}
                page={drawer}
                second={
                  <Contained>
                    <SecondRequestCard model={second} />
                  </Contained>
                }
                menu={
                  <Contained>
                    <PrivacyItems blur={blur} shortcuts={session.shortcuts} />
                    <RemoteItem model={remote} />
                  </Contained>
                }
              />
            </Contained>
          </div>
        ) : (
          <aside
            ref={studioRef}
            className={`flex flex-col min-h-0 on-panel ${css.studio}`}
            aria-labelledby={STUDIO_TITLE}
            data-keeps-focus
          >
            <StudioHead titleId={STUDIO_TITLE} close={() => setStudioOpen(false)} />
            <div className={css.studioBody}>
              <Contained>
                <Studio model={studio} />
              </Contained>
            </div>
          </aside>
        )}
        {isHandheld && !inSession && (
          <section className={css.strip} aria-label={t('shell.studioInShort')}>
            <Contained>
              <StudioStrip
                model={studio}
                pauseButton={pauseButton}
                services={services}
                open={() => setStudioOpen(true)}
              />
            </Contained>
          </section>
        )}
        {hasFoot && !isFull && (
          <div className={css.bottom}>
            <Contained>
              <BottomBar model={menu} />
            </Contained>
          </div>
        )}
      </WindowBackground>
      <Windows />
      <NeutralScreen model={neutral} />
      {loggingOut && (
        <div className={css.leaving}>
          <Loading label={t('account.loggingOut')} />
        </div>
      )}
    </MantineRoot>
  );
});
