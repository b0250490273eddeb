import { IconMessages } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame, type ListModel } from '../lists/ListFrame.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ForumPlace, type ForumPlaceModel } from './ForumPlace.tsx';
import { ThreadList, type ThreadRow } from './ThreadList.tsx';

export interface TopicPageModel extends ForumPlaceModel {
  readonly description: string;
  readonly followed: boolean;
  readonly following: 'idle' | 'busy' | 'done' | 'failed';
  readonly follow: () => void;
  readonly list: ListModel;
  readonly rows: readonly ThreadRow[];
  readonly newThreadPath: string;
}

/** The threads of a topic. @spec §2 /forum/topic/{id}/ — paged */
export const TopicPage = observer(function TopicPage({ model }: { readonly model: TopicPageModel }) {
  const { t } = useTranslation();
  return (
    <ForumPlace
      model={model}
      intro={model.description}
      back={{ to: model.forumPath, text: t('forum.back') }}
      failed={t('error.forum.topicNotLoaded')}
    >
      <div className="row wrap gap-3">
        <Link className={buttonClass({ look: 'primary' })} to={model.newThreadPath}>
          {t('forum.newThread')}
        </Link>
        <Button busy={model.following === 'busy'} onClick={model.follow}>
          {model.followed ? t('forum.unfollow') : t('forum.follow')}
        </Button>
      </div>
      <Panel aria-label={model.title}>
        <ListFrame
          model={model.list}
          label={t('forum.paging')}
          failed={t('error.forum.threadsNotLoaded')}
          empty={{
            icon: <IconMessages size={32} aria-hidden="true" />,
            title: t('forum.emptyTitle'),
            text: t('forum.emptyText'),
          }}
        >
          <ThreadList rows={model.rows} />
        </ListFrame>
      </Panel>
    </ForumPlace>
  );
});
