import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { MAX_THREAD_TITLE } from '@greenroom/core/forum/forum';
import { seenText } from '@greenroom/core/kernel/outside-text';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame, type ListModel } from '../lists/ListFrame.tsx';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { TextField } from '../ui/TextField.tsx';
import { useShown } from '../ui/use-shown.ts';
import { TopicList, type TopicRow } from './TopicList.tsx';
import css from './forum.module.css';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly topics: readonly TopicRow[];
  /** Outcome of the last topic that was made in it. */
  readonly creating: 'idle' | 'busy' | 'done' | 'failed';
}

export interface ForumFrontModel {
  readonly list: ListModel;
  readonly sections: readonly Section[];
  /** Undefined while they are fetched, or could not be. */
  readonly followed: readonly TopicRow[] | undefined;
  readonly followedFailed: boolean;
  readonly searchPath: string;
  /** The form for a new topic is opened. */
  readonly beginTopic: (section: string) => void;
  readonly createTopic: (section: string, title: string) => void;
  /** The title of a new topic that was not sent. */
  readonly topicDraft: (section: string) => string;
  readonly writeTopic: (section: string, title: string) => void;
  /** The form for a new topic is on the screen, until the end of showing it. */
  readonly showForm: (section: string) => () => void;
  readonly retryFollowed: () => void;
}

interface Props {
  readonly model: ForumFrontModel;
}

const Followed = observer(function Followed({ model }: Props) {
  const { t } = useTranslation();
  return (
    <Panel aria-labelledby="followed-title">
      <h2 id="followed-title">{t('forum.followedTopics')}</h2>
      {model.followedFailed && (
        <Notice
          tone="stop"
          data-announce="assertive"
          actions={<Button onClick={model.retryFollowed}>{t('common.tryAgain')}</Button>}
        >
          {t('error.forum.followedNotLoaded')}
        </Notice>
      )}
      {model.followed === undefined && !model.followedFailed && <Loading label={t('list.loading')} />}
      {model.followed?.length === 0 && <p className="quiet small tabular">{t('forum.followsNone')}</p>}
      {model.followed !== undefined && <TopicList rows={model.followed} />}
    </Panel>
  );
});

const NewTopic = observer(function NewTopic({ model, section }: Props & { readonly section: Section }) {
  const { t } = useTranslation();
  const [title, setTitle] = useState('');
  // Undefined until the form was opened once: the button takes no focus when the page is shown.
  const [open, setOpen] = useState<boolean>();
  const { id, creating } = section;
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
      className={`stack gap-4 ${css.form}`}
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
  const isFirst = model.followedFailed || (model.followed ?? []).length > 0;
  return (
    <Page title={t('forum.title')} intro={t('forum.intro')}>
      <SearchForm label={t('forum.search')} button={t('common.search')} value="" action={model.searchPath} />
      {isFirst && <Followed model={model} />}
      <ListFrame
        model={model.list}
        label={t('forum.paging')}
        failed={t('error.forum.sectionsNotLoaded')}
        empty={{ title: t('forum.noSections'), text: t('forum.noSectionsText') }}
      >
        {model.sections.map((section) => (
          <Panel key={section.id} aria-label={section.title}>
            <h2>{section.title}</h2>
            {section.topics.length === 0 && <p className="quiet small tabular">{t('forum.noTopics')}</p>}
            <TopicList rows={section.topics} />
            <NewTopic model={model} section={section} />
          </Panel>
        ))}
      </ListFrame>
      {!isFirst && <Followed model={model} />}
    </Page>
  );
});
