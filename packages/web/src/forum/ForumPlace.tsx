import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import type { DetailStatus } from '../lists/detail-status.ts';
import { Page, type PageProps } from '../ui/Page.tsx';
import { ForumState } from './ForumState.tsx';

/** A topic or a thread, which may not be there, or not yet. */
export interface ForumPlaceModel {
  readonly view: DetailStatus;
  readonly title: string;
  readonly list: { readonly retry: () => void };
  readonly forumPath: string;
}

interface Props {
  readonly model: ForumPlaceModel;
  readonly intro?: string;
  readonly back: PageProps['back'];
  /** Sentence for a failed load. */
  readonly failed: string;
  readonly children: ReactNode;
}

/** The page of a place in the forum: under its own title once that is known, under the forum's until then. */
export const ForumPlace = observer(function ForumPlace({ model, intro, back, failed, children }: Props) {
  const { t } = useTranslation();
  if (model.view === 'open')
    return (
      <Page title={model.title} intro={intro} back={back}>
        {children}
      </Page>
    );
  return (
    <Page title={t('forum.title')}>
      <ForumState view={model.view} failed={failed} retry={model.list.retry} forumPath={model.forumPath} />
    </Page>
  );
});
