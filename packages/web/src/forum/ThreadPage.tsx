import { observer } from 'mobx-react-lite';
import { fullDate } from '@greenroom/core/formatting/dates';
import { MAX_POST_LENGTH } from '@greenroom/core/forum/forum';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { Button } from '../ui/Button.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { Panel } from '../ui/Panel.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useShown } from '../ui/use-shown.ts';
import type { ThreadModel } from './forum.view-model.ts';
import { ForumPlace } from './ForumPlace.tsx';
import css from './forum.module.css';

interface Props {
  readonly model: ThreadModel;
}

const Posts = observer(function Posts({ model }: Props) {
  const { t } = useTranslation();
  return (
    <ol>
      {(model.list.data?.posts ?? []).map((post) => (
        <li key={post.id} className="line-between">
          <article className={`stack gap-1 ${css.post}`}>
            <p>
              <strong>{post.own ? t('forum.you', { name: post.author }) : post.author}</strong>{' '}
              <time className="quiet small tabular">{fullDate(post.date)}</time>
            </p>
            <p className={`readable break-anywhere ${css.text}`}>{post.content}</p>
          </article>
        </li>
      ))}
    </ol>
  );
});

const Reply = observer(function Reply({ model }: Props) {
  const { t } = useTranslation();
  const { show } = model;
  useShown(show);
  return (
    <form className="stack gap-4 form-width" onSubmit={onSubmit(model.send)}>
      <TextArea
        label={t('forum.reply')}
        value={model.content}
        maxLength={MAX_POST_LENGTH}
        help={t('inbox.draftKept')}
        error={model.posting === 'failed' ? t('error.forum.postNotCreated') : undefined}
        onChange={(event) => model.write(event.target.value)}
      />
      <div className="row wrap gap-3">
        <Button type="submit" look="primary" busy={model.posting === 'busy'} waits={!model.maySend}>
          {t('forum.post')}
        </Button>
        <p data-announce="polite">{model.posting === 'done' && t('forum.posted')}</p>
      </div>
    </form>
  );
});

/** Posts of a thread, with a form for an answer. @spec §2 /forum/thread/{id}/ — paged */
export const ThreadPage = observer(function ThreadPage({ model }: Props) {
  const { t } = useTranslation();
  const { list } = model;
  const thread = list.data?.thread;
  return (
    <ForumPlace
      query={list}
      title={thread?.title}
      back={
        thread && {
          to: pathTo('topic', { id: thread.topic.id }),
          text: t('forum.backTo', { topic: thread.topic.title }),
        }
      }
      failed={t('error.forum.threadsNotLoaded')}
    >
      <Panel aria-label={thread?.title}>
        <ListFrame
          model={list}
          label={t('forum.paging')}
          failed={t('error.forum.threadsNotLoaded')}
          empty={{ title: t('forum.emptyTitle'), text: t('forum.noPostsText') }}
        >
          <Posts model={model} />
        </ListFrame>
      </Panel>
      <Panel aria-label={t('forum.reply')}>
        <Reply model={model} />
      </Panel>
    </ForumPlace>
  );
});
