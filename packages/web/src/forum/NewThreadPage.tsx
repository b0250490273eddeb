import { observer } from 'mobx-react-lite';
import { Link, Navigate } from 'react-router';
import type { ForumDraft } from '@greenroom/core/forum/forum.controller';
import { useTranslation } from '../i18n/i18n.ts';
import type { DetailStatus } from '../lists/detail-status.ts';
import { Button } from '../ui/Button.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useShown } from '../ui/use-shown.ts';
import { ForumState } from './ForumState.tsx';
import css from './forum.module.css';

export interface NewThreadModel {
  readonly view: DetailStatus;
  readonly topic: { readonly title: string; readonly to: string };
  readonly draft: ForumDraft;
  readonly maxTitle: number;
  readonly maxLength: number;
  readonly maySend: boolean;
  readonly creating: 'idle' | 'busy' | 'done' | 'failed';
  /** Address of the new thread, once it exists. */
  readonly begunPath: string | undefined;
  readonly write: (change: Partial<ForumDraft>) => void;
  readonly send: () => void;
  readonly retry: () => void;
  /** The form is on the screen, until the end of showing it. */
  readonly show: () => () => void;
}

interface Props {
  readonly model: NewThreadModel;
}

const Form = observer(function Form({ model }: Props) {
  const { t } = useTranslation();
  const { draft, show } = model;
  useShown(show);
  return (
    <form className={`stack gap-4 ${css.form}`} onSubmit={onSubmit(model.send)}>
      <TextField
        takesFocus
        label={t('forum.threadTitle')}
        value={draft.title}
        maxLength={model.maxTitle}
        onChange={(event) => model.write({ title: event.target.value })}
      />
      <TextArea
        label={t('forum.firstPost')}
        value={draft.content}
        maxLength={model.maxLength}
        help={t('inbox.draftKept')}
        error={model.creating === 'failed' ? t('error.forum.threadNotCreated') : undefined}
        onChange={(event) => model.write({ content: event.target.value })}
      />
      <div className="row wrap gap-3">
        <Button type="submit" look="primary" busy={model.creating === 'busy'} disabled={!model.maySend}>
          {t('forum.createThread')}
        </Button>
        <Link to={model.topic.to}>{t('common.cancel')}</Link>
      </div>
    </form>
  );
});

/** Form for a new thread in a topic. @spec §2 /forum/thread/{id}/new/ */
export const NewThreadPage = observer(function NewThreadPage({ model }: Props) {
  const { t } = useTranslation();
  if (model.begunPath !== undefined) return <Navigate to={model.begunPath} replace />;
  return (
    <Page title={t('forum.newThread')} intro={model.view === 'open' ? model.topic.title : undefined}>
      {model.view === 'open' ? (
        <Panel>
          <Form model={model} />
        </Panel>
      ) : (
        <ForumState
          view={model.view}
          failed={t('error.forum.topicNotLoaded')}
          retry={model.retry}
          forumPath={model.topic.to}
        />
      )}
    </Page>
  );
});
