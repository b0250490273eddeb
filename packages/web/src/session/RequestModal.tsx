import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { ClientLabel, useNameOf } from '../ui/ClientLabel.tsx';
import { isPressOf } from '../ui/input-guard.ts';
import { Notice } from '../ui/Notice.tsx';
import { Private } from '../ui/Private.tsx';
import { usePhoneScreen } from '../ui/use-narrow-screen.ts';
import { Window, WindowTitle } from '../ui/Window.tsx';
import { CustomerLanguage } from './CustomerLanguage.tsx';
import type { RequestModalModel, PresentedRequest } from './request-modal.view-model.ts';
import { RingLine, RingTime } from './RingTime.tsx';
import { Key } from './shortcuts/Key.tsx';
import css from './RequestModal.module.css';

interface Props {
  readonly model: RequestModalModel;
  /** Record of the asking customer. */
  readonly about?: ReactNode;
}

/** Checks whether Enter has a meaning of its own where the focus is. */
const hasOwnEnter = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLButtonElement || target instanceof HTMLTextAreaElement;

const BlockChoice = observer(function BlockChoice({
  model,
  client,
}: {
  readonly model: RequestModalModel;
  readonly client: ClientName;
}) {
  const { t } = useTranslation();
  const name = useNameOf()(client);
  const { blocking } = model;
  return (
    <div className="stack gap-2">
      <p>
        <Button look="quiet" aria-expanded={blocking !== 'none'} onClick={model.toggleBlock}>
          {t('clients.block')}
        </Button>
      </p>
      {blocking !== 'none' && (
        <div className={`row wrap gap-2 gap-x-3 ${css.blockNow}`}>
          <p>{t('session.request.blockText')}</p>
          <Button busy={blocking === 'busy'} onClick={model.block}>
            <Private kind="name">{t('session.request.blockNow', { name })}</Private>
          </Button>
        </div>
      )}
    </div>
  );
});

const RequestDialog = observer(function RequestDialog({
  model,
  request,
  about,
}: Props & { readonly request: PresentedRequest }) {
  const { t } = useTranslation();
  const acceptByKey = (event: KeyboardEvent) => {
    // On a focused button Enter presses that button, as everywhere; in a memo it begins a line.
    if (isPressOf('Enter', event.nativeEvent) && !event.repeat && !hasOwnEnter(event)) {
      event.preventDefault();
      model.accept();
    }
  };
  return (
    <Window
      name="request"
      open
      size="36rem"
      fullScreen={usePhoneScreen()}
      className={css.dialog}
      onEscape={model.declineByKey}
      alert={{ describedBy: 'request-text', onKeyDown: acceptByKey }}
    >
      {/* The focus is on no button: Space must not answer. */}
      <div className={`flex items-baseline justify-between wrap gap-x-4 ${css.head}`} tabIndex={-1} data-autofocus="">
        <WindowTitle className={css.title ?? ''}>
          {t(`session.request.${request.kind}`)} · {t(`services.name.${request.service}`)}
        </WindowTitle>
        <RingTime className={css.ringing} time={model.ringTime} />
        <RingLine className={css.line} time={model.ringTime} />
      </div>
      <p id="request-text" className={css.who}>
        <ClientLabel client={request.client} />{' '}
        <CustomerLanguage className={css.language} language={request.language} />
      </p>
      {model.rate !== undefined && (
        <p className="bold tabular" data-private="amount">
          {t(model.isRateAbout === true ? 'session.request.rateAbout' : 'session.request.rate', { amount: model.rate })}
        </p>
      )}
      {about}
      <BlockChoice model={model} client={request.client} />
      <div className="hide-empty" data-announce="assertive">
        {request.errorKey !== undefined && <Notice tone="stop">{t(request.errorKey)}</Notice>}
        {model.blocking === 'failed' && <Notice tone="stop">{t('error.blocks.notBlocked')}</Notice>}
      </div>
      <p className="quiet hide-empty" data-announce="polite">
        {model.isDeclineArmed && t('session.request.declineSure')}
      </p>
      <div className={`stack gap-3 py-2 ${css.answers}`}>
        <Button size="large" wide aria-keyshortcuts="Escape" onClick={model.decline}>
          {t('session.request.decline')} <Key name="Esc" silent />
        </Button>
        <Button size="large" wide onClick={model.declineAsBusy}>
          {t('session.request.busy')}
        </Button>
        <Button size="large" wide look="good" busy={request.accepting} aria-keyshortcuts="Enter" onClick={model.accept}>
          {request.errorKey === undefined ? t('session.request.accept') : t('session.request.acceptAgain')}{' '}
          <Key name="Enter" silent />
        </Button>
      </div>
    </Window>
  );
});

/** Request of a customer over every page, until it is answered or withdrawn. */
export const RequestModal = observer(function RequestModal({ model, about }: Props) {
  return model.request === undefined ? null : (
    <RequestDialog key={model.request.key} model={model} request={model.request} about={about} />
  );
});
