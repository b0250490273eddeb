import { observer } from 'mobx-react-lite';
import type { TextPage as TextPageName } from '@greenroom/core/content/content-api.port';
import type { RichBlock } from '@greenroom/core/content/rich-text';
import { useTranslation } from '../i18n/i18n.ts';
import { NotAllowed } from '../lists/NotAllowed.tsx';
import { NotLoaded } from '../lists/NotLoaded.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { RichText } from './RichText.tsx';

export interface TextPageModel {
  readonly view: 'loading' | 'failed' | 'notAllowed' | 'empty' | 'text';
  readonly blocks: readonly RichBlock[];
  readonly retry: () => void;
}

interface Props {
  readonly model: TextPageModel;
  readonly page: Exclude<TextPageName, 'faq'>;
}

const Body = observer(function Body({ model }: Pick<Props, 'model'>) {
  const { t } = useTranslation();
  switch (model.view) {
    case 'loading':
      return <Loading label={t('list.loading')} />;
    case 'failed':
      return <NotLoaded failed={t('error.content.textNotLoaded')} retry={model.retry} />;
    case 'notAllowed':
      return <NotAllowed retry={model.retry} />;
    case 'empty':
      return <EmptyState title={t('texts.emptyTitle')} text={t('texts.emptyText')} />;
    case 'text':
      return <RichText blocks={model.blocks} />;
  }
});

/** Page with a text that the operator wrote, such as the terms. @spec §2 Screens and routes — text pages */
export const TextPage = observer(function TextPage({ model, page }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={t(`menu.${page}`)}>
      <Panel>
        <Body model={model} />
      </Panel>
    </Page>
  );
});
