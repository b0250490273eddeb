import { IconMessages } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { TopicModel } from './forum.view-model.ts';
import { ForumPlace } from './ForumPlace.tsx';
import { ThreadList } from './ForumRows.tsx';

/** The threads of a topic. @spec §2 /forum/topic/{id}/ — paged */
export const TopicPage = observer(function TopicPage({ model }: { readonly model: TopicModel }) {
  const { t } = useTranslation();
  const { list } = model;
  const topic = list.data?.topic;
  return (
    <ForumPlace
      query={list}
      title={topic?.title}
      intro={topic?.description}
      back={{ to: pathTo('forum'), text: t('forum.back') }}
      failed={t('error.forum.topicNotLoaded')}
    >
      <div className="row wrap gap-3">
        <Link className={buttonClass({ look: 'primary' })} to={pathTo('newThread', { id: list.key?.topic ?? '' })}>
          {t('forum.newThread')}
        </Link>
        <Button
          busy={model.isFollowing}
          onClick={() => topic && model.follow({ topic: topic.id, on: !topic.followed })}
        >
          {t(topic?.followed === true ? 'forum.unfollow' : 'forum.follow')}
        </Button>
      </div>
      <Panel aria-label={topic?.title}>
        <ListFrame
          model={list}
          label={t('forum.paging')}
          failed={t('error.forum.threadsNotLoaded')}
          empty={{
            icon: <IconMessages size={32} aria-hidden="true" />,
            title: t('forum.emptyTitle'),
            text: t('forum.emptyText'),
          }}
        >
          <ThreadList threads={list.data?.threads ?? []} />
        </ListFrame>
      </Panel>
    </ForumPlace>
  );
});
