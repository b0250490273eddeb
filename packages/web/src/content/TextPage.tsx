import { observer } from 'mobx-react-lite';
import type { TextPage as TextPageName } from '@greenroom/core/content/content-api.port';
import type { RichBlock } from '@greenroom/core/content/rich-text';
import type { TextsController } from '@greenroom/core/content/texts.controller';
import type { Language } from '@greenroom/core/localisation/language';
import { useTranslation } from '../i18n/i18n.ts';
import type { PageAddress } from '../navigation/page-address.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { QueryView } from '../ui/query-view.ts';
import { QueryState } from '../ui/QueryState.tsx';
import { RichText } from './RichText.tsx';

/** Loads the text of a text page; the FAQ's address also has the search term. @spec §2 Screens and routes — text pages, /faq/ */
export const loadText =
  (texts: Pick<TextsController, 'show' | 'search'>, page: TextPageName, language: () => Language) =>
  ({ query }: PageAddress): void => {
    texts.search.set(query.get('search') ?? '');
    texts.show(page, language());
  };

/** In the place of a text that the operator has not written yet. */
export const NoText = () => {
  const { t } = useTranslation();
  return <EmptyState title={t('texts.emptyTitle')} text={t('texts.emptyText')} />;
};

interface Props {
  readonly model: QueryView<readonly RichBlock[]>;
  readonly page: Exclude<TextPageName, 'faq'>;
}

/** Page with a text that the operator wrote, such as the terms. @spec §2 Screens and routes — text pages */
export const TextPage = observer(function TextPage({ model, page }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={t(`menu.${page}`)}>
      <Panel>
        <QueryState query={model} failed={t('error.content.textNotLoaded')}>
          {(blocks) => (blocks.length === 0 ? <NoText /> : <RichText blocks={blocks} />)}
        </QueryState>
      </Panel>
    </Page>
  );
});
