import type { ClientName } from '@greenroom/core/session/client-name';
import { IconArrowLeft, IconRestore, IconTrash } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { NotLoaded } from '../lists/NotLoaded.tsx';
import type { DetailStatus } from '../lists/detail-status.ts';
import { withQuery } from '../ui/with-query.ts';
import { ClientLabel, useNameOf } from '../ui/ClientLabel.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Panel } from '../ui/Panel.tsx';
import { PanelHead } from '../ui/PanelHead.tsx';
import { LetterForm, type LetterFormModel } from './LetterForm.tsx';
import css from './Letter.module.css';

export interface LetterLine {
  readonly id: string;
  readonly sender: 'client' | 'performer';
  readonly subject: string;
  readonly content: string;
  readonly date: string;
}

/** `none`: the list is shown instead. */
export type LetterView = DetailStatus | 'none';

export interface LetterModel extends LetterFormModel {
  readonly view: LetterView;
  readonly client: ClientName;
  /** Open message; undefined for a message that is no answer. */
  readonly message: LetterLine | undefined;
  readonly history: readonly LetterLine[];
  readonly place: 'kept' | 'removed' | undefined;
  readonly moving: boolean;
  readonly remove: () => void;
  readonly restore: () => void;
  readonly retry: () => void;
}

interface Props {
  readonly model: LetterModel;
}

const Line = ({ line, client }: { readonly line: LetterLine; readonly client: ClientName }) => {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  return (
    <article className={css.line}>
      <p className={css.from}>
        <strong>{line.sender === 'client' ? nameOf(client) : t('inbox.you')}</strong> <time>{line.date}</time>
      </p>
      {line.subject !== '' && <p className={css.subject}>{line.subject}</p>}
      <p className={css.content}>{line.content}</p>
    </article>
  );
};

const Tools = observer(function Tools({ model }: Props) {
  const { t } = useTranslation();
  if (model.place === undefined) return null;
  return model.place === 'kept' ? (
    <Button busy={model.moving} icon={<IconTrash size={18} aria-hidden="true" />} onClick={model.remove}>
      {t('inbox.remove')}
    </Button>
  ) : (
    <Button busy={model.moving} icon={<IconRestore size={18} aria-hidden="true" />} onClick={model.restore}>
      {t('inbox.restore')}
    </Button>
  );
});

const Open = observer(function Open({ model }: Props) {
  const { t } = useTranslation();
  const { client, message, history } = model;
  return (
    <>
      <Panel aria-labelledby="letter-title">
        <PanelHead
          id="letter-title"
          title={
            <span className={css.title}>
              {message === undefined ? t('inbox.writeTo') : t('inbox.messageWith')} <ClientLabel client={client} />
            </span>
          }
        >
          <Tools model={model} />
        </PanelHead>
        {message !== undefined && <Line line={message} client={client} />}
        <LetterForm model={model} answers={message !== undefined} />
      </Panel>
      {history.length > 0 && (
        <Panel aria-labelledby="history-title">
          <h2 id="history-title">{t('inbox.history')}</h2>
          <ol className={css.history}>
            {history.map((line) => (
              <li key={line.id}>
                <Line line={line} client={client} />
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </>
  );
});

const Body = observer(function Body({ model }: Props) {
  const { t } = useTranslation();
  switch (model.view) {
    case 'open':
      return <Open model={model} />;
    case 'missing':
      return <EmptyState data-announce="assertive" title={t('inbox.missingTitle')} text={t('inbox.missingText')} />;
    case 'failed':
      return <NotLoaded failed={t('error.inbox.notLoaded')} retry={model.retry} />;
    default:
      return <Loading label={t('list.loading')} />;
  }
});

/** Open message with its history and the form for an answer. */
export const Letter = observer(function Letter({ model }: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const back = useRef<HTMLAnchorElement>(null);
  // The row that opened it is gone, and its focus with it.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Link ref={back} className={css.back} to={withQuery(query, { message: undefined, to: undefined })}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {t('inbox.back')}
      </Link>
      <Body model={model} />
    </>
  );
});
