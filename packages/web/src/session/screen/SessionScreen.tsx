import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
import { ChatPanel, type ChatPanelModel } from '../../chat/ChatPanel.tsx';
import { useLineReady } from '../../chat/use-line-ready.ts';
import { useTranslation } from '../../i18n/i18n.ts';
import type { ToyPanelModel } from '../../toys/toy-panel.view-model.ts';
import { Button } from '../../ui/Button.tsx';
import { ClientLabel, useNameOf } from '../../ui/ClientLabel.tsx';
import { Contained } from '../../ui/Contained.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useHandScreen, useLowScreen, useSmallScreen, useWideScreen } from '../../ui/use-narrow-screen.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { EndChoice } from '../EndChoice.tsx';
import { EndFailed } from '../EndFailed.tsx';
import type { LiveSessionModel } from '../live-session.view-model.ts';
import type { ShortcutsModel } from '../shortcuts.view-model.ts';
import { GoLiveCheckDialog, type GoLiveCheckModel } from '../video/GoLiveCheck.tsx';
import type { StudioVideoModel } from '../video/StudioVideo.tsx';
import type { ViewersProps } from '../Viewers.tsx';
import { AboutToggle, CustomerHead } from './CustomerHead.tsx';
import { CustomerPanel, type CustomerPanelModel } from './CustomerPanel.tsx';
import { HistoryPanel, type HistoryPanelModel } from './HistoryPanel.tsx';
import type { LastMessageModel } from './last-message.view-model.ts';
import { LastMessage } from './LastMessage.tsx';
import { LastResort } from './LastResort.tsx';
import type { MemoFieldModel } from './memo-field.view-model.ts';
import { MemoField } from './MemoField.tsx';
import type { PageDrawerModel } from './page-drawer.view-model.ts';
import type { SessionMoneyModel } from './session-money.view-model.ts';
import { End, SessionBar, Time, type SessionBarModel } from './SessionBar.tsx';
import { AllGood, SessionProblems } from './SessionHealth.tsx';
import { SessionMenu } from './SessionMenu.tsx';
import { SessionMoney } from './SessionMoney.tsx';
import { SessionShortcuts } from './SessionShortcuts.tsx';
import { SessionSide } from './SessionSide.tsx';
import { SessionStage } from './SessionStage.tsx';
import type { StageChoiceModel } from './stage-choice.ts';
import { StageControls } from './StageControls.tsx';
import { ToyLine } from './ToyLine.tsx';
import { ToysPanel } from './ToysPanel.tsx';
import css from './SessionScreen.module.css';

export interface SessionScreenModel extends SessionBarModel {
  /** Key of the screen, another one for each customer, so that no state of one session is left in the next. */
  readonly key: string;
  readonly live: LiveSessionModel;
  readonly money: SessionMoneyModel;
  readonly choice: StageChoiceModel;
  readonly video: StudioVideoModel;
  readonly check: GoLiveCheckModel;
  readonly viewers: ViewersProps;
  readonly toys: ToyPanelModel;
  readonly customer: CustomerPanelModel & HistoryPanelModel;
  readonly memo: MemoFieldModel;
  readonly chat: ChatPanelModel;
  readonly last: LastMessageModel;
  readonly shortcuts: ShortcutsModel;
  /** True when the platform did not end the session. */
  readonly endFailed: boolean;
  readonly leave: () => void;
  /** Ends a pause of work. */
  readonly resume: () => void;
}

interface Props {
  readonly model: SessionScreenModel;
  readonly page: PageDrawerModel;
  /** Card of another customer who asks during the session. */
  readonly second?: ReactNode;
  /** Further entries of the session's menu. */
  readonly menu?: ReactNode;
}

const WideToys = observer(function WideToys({ toys }: Pick<SessionScreenModel, 'toys'>) {
  const { t } = useTranslation();
  return (
    <section className={`flex flex-col gap-2 min-h-0 clips on-panel ${css.toys}`} aria-label={t('toys.list.title')}>
      <ToysPanel model={toys} />
    </section>
  );
});

const Screen = observer(function Screen({ model, page, second, menu }: Props) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const [isHandheld, isLow] = [useHandScreen(), useLowScreen()];
  const isSmall = useSmallScreen();
  const isWide = useWideScreen();
  const [isEnding, setEnding] = useState(false);
  const [isSideOpen, setSideOpen] = useState(false);
  const chatField = useRef<HTMLTextAreaElement>(null);
  const memoField = useRef<HTMLInputElement>(null);
  const theirVideo = useRef<HTMLVideoElement>(null);
  const { live, video, toys } = model;
  const name = nameOf(live.client);
  const isMinimised = isHandheld && page.isOpen;
  const openEndChoice = (): void => setEnding(true);
  const focusChat = (): void => chatField.current?.focus();
  const focusMemo = (): void => {
    // On narrow screens the field is in the sheet.
    setSideOpen(true);
    requestAnimationFrame(() => memoField.current?.focus());
  };
  // At the start of the session, and again when the page beside it is closed.
  useLineReady(chatField, !page.isOpen);
  const fold = isHandheld && (
    <IconButton label={t(isMinimised ? 'session.screen.restore' : 'session.screen.minimise')} onClick={page.toggle}>
      {isMinimised ? <IconChevronUp size={22} aria-hidden="true" /> : <IconChevronDown size={22} aria-hidden="true" />}
    </IconButton>
  );
  const side = { isSideOpen, toggleSide: () => setSideOpen(!isSideOpen) };
  return (
    // Another role instead of another element, which would start the pictures again.
    <div
      role={isMinimised ? 'region' : 'main'}
      className={`stack min-w-0 clips ${css.screen}`}
      tabIndex={-1}
      aria-label={t('session.screen.label')}
      data-minimised={isMinimised}
      data-about={isSideOpen}
      data-hand={isHandheld}
    >
      <VisuallyHidden>
        <h1>{t('session.screen.title', { name })}</h1>
      </VisuallyHidden>
      <Contained
        className={css.brokenBar}
        actions={
          <>
            <Contained fallback={null}>
              <Time live={live} />
            </Contained>
            <End end={openEndChoice} />
          </>
        }
      >
        <SessionBar
          model={model}
          end={openEndChoice}
          money={
            <Contained>
              <SessionMoney model={model.money} />
            </Contained>
          }
          second={second}
          menu={<SessionMenu>{menu}</SessionMenu>}
          fold={fold}
        />
      </Contained>
      <Contained className={css.brokenStage}>
        <SessionStage
          choice={model.choice}
          video={video}
          name={name}
          camera={live.clientCamera}
          viewers={model.viewers}
          videoRef={theirVideo}
          who={(isHandheld || isLow) && <CustomerHead client={live.client} {...side} />}
        />
      </Contained>
      <Contained className={css.brokenControls}>
        <StageControls
          model={video}
          videoRef={theirVideo}
          openCheck={() => model.check.open()}
          health={<AllGood model={model} />}
        />
      </Contained>
      <div className={css.problems}>
        {model.isPaused && (
          <Notice
            tone="wait"
            data-announce="assertive"
            actions={<Button onClick={model.resume}>{t('services.resumeWork')}</Button>}
          >
            {t('session.screen.workPaused')}
          </Notice>
        )}
        {model.endFailed && <EndFailed leave={model.leave} />}
        <Contained>
          <SessionShortcuts
            model={model}
            togglePage={page.toggle}
            openEndChoice={openEndChoice}
            focusChat={focusChat}
            focusMemo={focusMemo}
          />
        </Contained>
        <Contained>
          <SessionProblems model={model} openCheck={() => model.check.open()} />
        </Contained>
      </div>
      <Contained className={css.brokenToys}>
        <ToyLine model={toys} />
      </Contained>
      <SessionSide
        isWide={isWide}
        isOpen={isSideOpen}
        close={() => setSideOpen(false)}
        name={<ClientLabel client={live.client} />}
        panels={{
          customer: <CustomerPanel model={model.customer} />,
          history: <HistoryPanel model={model.customer} />,
          toys: <ToysPanel model={toys} />,
        }}
        memo={
          <Contained>
            <MemoField model={model.memo} name={name} fieldRef={memoField} onLeave={isSmall ? undefined : focusChat} />
          </Contained>
        }
      />
      {isWide && (
        <Contained className={css.brokenWideToys}>
          <WideToys toys={toys} />
        </Contained>
      )}
      <div className={`stack min-w-0 min-h-0 on-panel ${css.chat}`}>
        <Contained>
          <ChatPanel
            model={model.chat}
            fieldRef={chatField}
            hasHead={!(isHandheld || isLow)}
            about={<AboutToggle {...side} />}
          />
        </Contained>
      </div>
      {isMinimised && (
        <Contained>
          <LastMessage model={model.last} client={live.client} restore={page.close} />
        </Contained>
      )}
      <EndChoice
        open={isEnding}
        client={live.client}
        end={live.end}
        endAndBlock={live.endAndBlock}
        close={() => setEnding(false)}
      />
      <Contained>
        <GoLiveCheckDialog model={model.check} />
      </Contained>
    </div>
  );
});

/** Screen of the running session, in place of page and studio: bar, pictures, toys, customer and, largest, the chat. */
export const SessionScreen = (props: Props) => (
  <Contained actions={<LastResort model={props.model} />}>
    <Screen {...props} />
  </Contained>
);
