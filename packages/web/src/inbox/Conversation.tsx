import { IconArrowLeft, IconRestore, IconTrash } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { detach } from '@greenroom/core/kernel/detach';
import type { ClientName } from '@greenroom/core/session/client-name';
import { TranslationMenu } from '../chat/TranslationMenu.tsx';
import { CallerCard } from '../clients/CallerCard.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { ClientLabel, useNameOf } from '../ui/ClientLabel.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { MayBeOld } from '../ui/MayBeOld.tsx';
import { QueryState } from '../ui/QueryState.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { withQuery } from '../ui/with-query.ts';
import type { ConversationModel, MessageRow } from './conversation.view-model.ts';
import { ConversationComposer } from './ConversationComposer.tsx';
import { FROM_LIST } from './ConversationList.tsx';
import css from './Conversation.module.css';

interface Props {
  readonly model: ConversationModel;
}

interface OpenProps extends Props {
  /** Opened to write a message, not to read one. */
  readonly isToWrite: boolean;
}

const Message = ({ row, client }: { readonly row: MessageRow; readonly client: ClientName }) => {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const Icon = row.isRemoved ? IconRestore : IconTrash;
  return (
    <li>
      {row.day !== undefined && <p className={css.day}>{row.day}</p>}
      <article className={`flex gap-1 ${css.row}`} data-sender={row.sender}>
        <div className={`stack gap-1 min-w-0 ${css.bubble}`}>
          {row.sender === 'platform' ? (
            <p className={`flex justify-end wrap gap-x-2 quiet tabular ${css.time}`}>{t('inbox.fromPlatform')}</p>
          ) : (
            <VisuallyHidden>{row.sender === 'client' ? nameOf(client) : t('inbox.you')}</VisuallyHidden>
          )}
          {row.subject !== undefined && <p className="small strong break-anywhere">{row.subject}</p>}
          <p className={css.text} dir="auto">
            {row.content}
          </p>
          {row.translation !== undefined && (
            <p className={`line-above quiet small break-anywhere ${css.translation}`} dir="auto">
              <VisuallyHidden>{t('chat.translated')} </VisuallyHidden>
              {row.translation}
            </p>
          )}
          <p className={`flex justify-end wrap gap-x-2 quiet tabular ${css.time}`}>
            {row.isRemoved && <span>{t('inbox.isRemoved')}</span>}
            <time>{row.time}</time>
          </p>
        </div>
        <IconButton
          label={t(row.isRemoved ? 'inbox.restoreOne' : 'inbox.removeOne', { at: row.at })}
          aria-disabled={row.isMoving || undefined}
          onClick={row.isMoving ? undefined : row.move}
        >
          <Icon size={18} aria-hidden="true" />
        </IconButton>
      </article>
    </li>
  );
};

const Earlier = observer(function Earlier({ model }: Props) {
  const { t } = useTranslation();
  if (model.earlier === 'none') return null;
  return (
    <p className={css.earlier}>
      <Button busy={model.earlier === 'fetching'} onClick={model.loadEarlier}>
        {t(model.earlier === 'failed' ? 'chat.earlierFailed' : 'chat.showEarlier')}
      </Button>
    </p>
  );
});

const Thread = observer(function Thread({ model }: Props) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  return (
    <div
      className={`flex flex-1 min-h-0 ${css.scroller}`}
      role="region"
      tabIndex={0}
      aria-label={t('inbox.conversationWith', { name: nameOf(model.client) })}
    >
      <div className="flex-none px-3 py-2">
        <Earlier model={model} />
        {model.messages.length === 0 && <p className={css.none}>{t('inbox.noMessages')}</p>}
        <ol className="stack gap-2">
          {model.messages.map((row) => (
            <Message key={row.id} row={row} client={model.client} />
          ))}
        </ol>
      </div>
    </div>
  );
});

const Undo = observer(function Undo({ model }: Props) {
  const { t } = useTranslation();
  return (
    <div className="row justify-center gap-2 px-3 quiet small" data-announce="polite">
      {model.undoRemove !== undefined && (
        <>
          <span>{t('inbox.removedNow')}</span>
          <Button look="quiet" onClick={model.undoRemove}>
            {t('inbox.restore')}
          </Button>
        </>
      )}
    </div>
  );
});

const Open = observer(function Open({ model, isToWrite }: OpenProps) {
  const { t } = useTranslation();
  return (
    <>
      {model.card.card === undefined && model.card.failed && (
        <div className={`px-3 line-below ${css.about}`}>
          <CallerCard model={model.card} linked />
        </div>
      )}
      {model.card.card !== undefined && (
        <div className={`px-3 line-below ${css.about}`}>
          <Disclosure summary={t('clients.about')}>
            <CallerCard model={model.card} linked />
          </Disclosure>
        </div>
      )}
      <MayBeOld when={model.mayBeOld} retry={model.retry} />
      <Thread model={model} />
      <Undo model={model} />
      <ConversationComposer model={model} takesFocus={isToWrite} />
    </>
  );
});

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Object.keys(FROM_LIST).every((name) => name in state);

/** Link to the list. A conversation that was opened from the list goes back in the history, so that the list keeps its place. */
const Back = () => {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent): void => {
    if (!isFromList(state)) return;
    event.preventDefault();
    detach(navigate(-1));
  };
  return (
    <Link
      className={`items-center justify-center target ${css.back}`}
      to={withQuery(query, { message: undefined, to: undefined })}
      onClick={goBack}
    >
      <IconArrowLeft size={18} aria-hidden="true" />
      <VisuallyHidden>{t('inbox.back')}</VisuallyHidden>
    </Link>
  );
};

/** Conversation with one customer: oldest message on top, the line to write in at the bottom. @spec §3 Inbox message — reply history */
export const Conversation = observer(function Conversation({ model }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [query] = useSearchParams();
  const { state } = useLocation();
  const isToWrite = query.has('to') && !isFromList(state);
  // The row that opened the conversation may be gone, and the focus with it; *Write a message* leads to the line.
  useEffect(() => {
    if (!isToWrite) heading.current?.focus({ preventScroll: true });
  }, [isToWrite]);
  // The button that removes or restores a message goes with its message.
  const section = useKeptFocus(true);
  return (
    <section
      ref={section}
      className={`flex flex-col min-w-0 ${css.conversation}`}
      data-keeps-focus
      aria-labelledby="conversation-title"
    >
      <header className={`row gap-2 target line-below ${css.head}`}>
        <Back />
        <h2 ref={heading} id="conversation-title" className="flex-1 min-w-0 clips text-body" tabIndex={-1}>
          {model.view === 'open' ? <ClientLabel client={model.client} /> : t('inbox.conversation')}
        </h2>
        {model.view === 'open' && model.translation !== undefined && (
          <TranslationMenu translation={model.translation} choose={model.translate} onClosed={() => undefined} />
        )}
      </header>
      <QueryState
        query={{ view: model.view === 'none' ? 'loading' : model.view, mayBeOld: false, retry: model.retry }}
        failed={t('error.inbox.notLoaded')}
        missing={<EmptyState data-announce="assertive" title={t('inbox.missingTitle')} text={t('inbox.missingText')} />}
      >
        <Open model={model} isToWrite={isToWrite} />
      </QueryState>
    </section>
  );
});
