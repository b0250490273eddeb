import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { MAX_THREAD_TITLE, type ForumSection } from '@greenroom/core/forum/forum';
import { seenText } from '@greenroom/core/kernel/outside-text';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { Button } from '../ui/Button.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QueryState } from '../ui/QueryState.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { TextField } from '../ui/TextField.tsx';
import { useShown } from '../ui/use-shown.ts';
import type { ForumFrontModel } from './forum.view-model.ts';
import { TopicList } from './ForumRows.tsx';

interface Props {
  readonly model: ForumFrontModel;
}

const Followed = observer(function Followed({ model }: Props) {
  const { t } = useTranslation();
  return (
    <Panel aria-labelledby="followed-title">
      <h2 id="followed-title">{t('forum.followedTopics')}</h2>
      <QueryState query={model.followed} failed={t('error.forum.followedNotLoaded')}>
        {(topics) =>
          topics.length === 0 ? (
            <p className="quiet small tabular">{t('forum.followsNone')}</p>
          ) : (
            <TopicList topics={topics} />
          )
        }
      </QueryState>
    </Panel>
  );
});

const NewTopic = observer(function NewTopic({ model, section }: Props & { readonly section: ForumSection }) {
  const { t } = useTranslation();
  const [title, setTitle] = useState('');
  // Undefined until the form was opened once: the button takes no focus when the page is shown.
  const [open, setOpen] = useState<boolean>();
  const { id } = section;
  const creating = model.creating(id);
  const { showForm } = model;
  const isOpen = open === true && creating !== 'done';
  useShown(useCallback(() => (isOpen ? showForm(id) : undefined), [id, isOpen, showForm]));
  const begin = (): void => {
    model.beginTopic(id);
    setTitle(model.topicDraft(id));
    setOpen(true);
  };
  const write = (text: string): void => {
    setTitle(text);
    model.writeTopic(id, text);
  };
  const cancel = (): void => {
    write('');
    setOpen(false);
  };
  if (!isOpen)
    return (
      <div>
        <Button ref={open === undefined ? undefined : takeFocus} look="quiet" onClick={begin}>
          {t(model.topicDraft(id) === '' ? 'forum.newTopic' : 'forum.continueDraft')}
        </Button>
      </div>
    );
  return (
    <form
      className="stack gap-4 form-width"
      onSubmit={onSubmit(() => {
        if (seenText(title) !== '') model.createTopic(id, title);
      })}
    >
      <TextField
        takesFocus
        label={t('forum.topicTitle')}
        value={title}
        maxLength={MAX_THREAD_TITLE}
        error={creating === 'failed' ? t('error.forum.topicNotCreated') : undefined}
        onChange={(event) => write(event.target.value)}
      />
      <div className="row wrap gap-3">
        <Button type="submit" look="primary" busy={creating === 'busy'} disabled={seenText(title) === ''}>
          {t('forum.createTopic')}
        </Button>
        <Button look="quiet" onClick={cancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
});

/** Front page of the forum: search, followed topics, and the sections with their topics. @spec §2 /forum/ */
export const ForumPage = observer(function ForumPage({ model }: Props) {
  const { t } = useTranslation();
  // What is to be done to follow a topic stands below the topics.
  const { view, data: followed = [] } = model.followed;
  const isFirst = view === 'failed' || followed.length > 0;
  return (
    <Page title={t('forum.title')} intro={t('forum.intro')}>
      <SearchForm label={t('forum.search')} button={t('common.search')} value="" action={pathTo('threadSearch')} />
      {isFirst && <Followed model={model} />}
      <ListFrame
        model={model.list}
        label={t('forum.paging')}
        failed={t('error.forum.sectionsNotLoaded')}
        empty={{ title: t('forum.noSections'), text: t('forum.noSectionsText') }}
      >
        {(model.list.data?.sections ?? []).map((section) => (
          <Panel key={section.id} aria-label={section.title}>
            <h2>{section.title}</h2>
            {section.topics.length === 0 && <p className="quiet small tabular">{t('forum.noTopics')}</p>}
            <TopicList topics={section.topics} />
            <NewTopic model={model} section={section} />
          </Panel>
        ))}
      </ListFrame>
      {!isFirst && <Followed model={model} />}
    </Page>
  );
});
