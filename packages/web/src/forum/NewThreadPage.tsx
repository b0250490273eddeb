import { observer } from 'mobx-react-lite';
import { Link, Navigate } from 'react-router';
import { MAX_POST_LENGTH, MAX_THREAD_TITLE } from '@greenroom/core/forum/forum';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { Panel } from '../ui/Panel.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useShown } from '../ui/use-shown.ts';
import type { NewThreadModel } from './forum.view-model.ts';
import { ForumPlace } from './ForumPlace.tsx';

interface Props {
  readonly model: NewThreadModel;
}

const Form = observer(function Form({ model }: Props) {
  const { t } = useTranslation();
  const { draft, show } = model;
  useShown(show);
  return (
    <form className="stack gap-4 form-width" onSubmit={onSubmit(model.send)}>
      <TextField
        takesFocus
        label={t('forum.threadTitle')}
        value={draft.title}
        maxLength={MAX_THREAD_TITLE}
        onChange={(event) => model.write({ title: event.target.value })}
      />
      <TextArea
        label={t('forum.firstPost')}
        value={draft.content}
        maxLength={MAX_POST_LENGTH}
        help={t('inbox.draftKept')}
        error={model.creating === 'failed' ? t('error.forum.threadNotCreated') : undefined}
        onChange={(event) => model.write({ content: event.target.value })}
      />
      <div className="row wrap gap-3">
        <Button type="submit" look="primary" busy={model.creating === 'busy'} disabled={!model.maySend}>
          {t('forum.createThread')}
        </Button>
        <Link to={pathTo('topic', { id: model.topic.key?.topic ?? '' })}>{t('common.cancel')}</Link>
      </div>
    </form>
  );
});

/** Form for a new thread in a topic. @spec §2 /forum/thread/{id}/new/ */
export const NewThreadPage = observer(function NewThreadPage({ model }: Props) {
  const { t } = useTranslation();
  if (model.begunPath !== undefined) return <Navigate to={model.begunPath} replace />;
  return (
    <ForumPlace
      query={model.topic}
      title={t('forum.newThread')}
      intro={model.topic.data?.topic.title}
      failed={t('error.forum.topicNotLoaded')}
    >
      <Panel>
        <Form model={model} />
      </Panel>
    </ForumPlace>
  );
});
