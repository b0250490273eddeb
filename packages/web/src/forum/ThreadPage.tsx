import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame, type ListModel } from '../lists/ListFrame.tsx';
import { Button } from '../ui/Button.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { Panel } from '../ui/Panel.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useShown } from '../ui/use-shown.ts';
import { ForumPlace, type ForumPlaceModel } from './ForumPlace.tsx';
import css from './forum.module.css';

export interface PostRow {
  readonly id: string;
  readonly author: string;
  readonly isOwn: boolean;
  readonly content: string;
  readonly date: string;
}

export interface ThreadPageModel extends ForumPlaceModel {
  readonly topic: { readonly title: string; readonly to: string } | undefined;
  readonly list: ListModel;
  readonly posts: readonly PostRow[];
  readonly content: string;
  readonly maxLength: number;
  readonly maySend: boolean;
  readonly posting: 'idle' | 'busy' | 'done' | 'failed';
  readonly write: (content: string) => void;
  readonly send: () => void;
  /** The form is on the screen, until the end of showing it. */
  readonly show: () => () => void;
}

interface Props {
  readonly model: ThreadPageModel;
}

const Posts = observer(function Posts({ model }: Props) {
  const { t } = useTranslation();
  return (
    <ol>
      {model.posts.map((post) => (
        <li key={post.id}>
          <article className={`stack gap-1 line-below ${css.post}`}>
            <p>
              <strong>{post.isOwn ? t('forum.you', { name: post.author }) : post.author}</strong>{' '}
              <time className="quiet small tabular">{post.date}</time>
            </p>
            <p className={`break-anywhere readable ${css.text}`}>{post.content}</p>
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
    <form className={`stack gap-4 ${css.form}`} onSubmit={onSubmit(model.send)}>
      <TextArea
        label={t('forum.reply')}
        value={model.content}
        maxLength={model.maxLength}
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
  const { topic } = model;
  return (
    <ForumPlace
      model={model}
      back={topic && { to: topic.to, text: t('forum.backTo', { topic: topic.title }) }}
      failed={t('error.forum.threadsNotLoaded')}
    >
      <Panel aria-label={model.title}>
        <ListFrame
          model={model.list}
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
