import { observer } from 'mobx-react-lite';
import { readFaq, searchFaq, type FaqCategory } from '@greenroom/core/content/faq';
import type { RichBlock } from '@greenroom/core/content/rich-text';
import { useTranslation } from '../i18n/i18n.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { QueryView } from '../ui/query-view.ts';
import { QueryState } from '../ui/QueryState.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { RichText } from './RichText.tsx';
import { NoText } from './TextPage.tsx';
import css from './FaqPage.module.css';

interface Found {
  readonly categories: readonly FaqCategory[];
  readonly search: string;
}

const Entries = ({ categories, search }: Found) => {
  const { t } = useTranslation();
  if (categories.length === 0)
    return (
      <EmptyState
        data-announce="polite"
        title={t('faq.nothingFound', { words: search })}
        text={t('faq.nothingFoundText')}
      />
    );
  return categories.map(({ title, entries }) => (
    <section key={title} className={css.category}>
      <h2>{title}</h2>
      {entries.map(({ id, question, answer }) => (
        // A search has few results: their answers are open at once.
        <details key={`${id} ${search}`} className={`line-between ${css.entry}`} open={search !== ''}>
          <summary className={`flex target strong ${css.question}`}>{question}</summary>
          <RichText blocks={answer} />
        </details>
      ))}
    </section>
  ));
};

export interface FaqModel {
  readonly text: QueryView<readonly RichBlock[]>;
  readonly search: string;
}

/** Frequently asked questions. @spec §2 /faq/ */
export const FaqPage = observer(function FaqPage({ model }: { readonly model: FaqModel }) {
  const { t } = useTranslation();
  const { text, search } = model;
  return (
    <Page title={t('faq.title')} intro={t('faq.intro')}>
      <SearchForm label={t('faq.search')} button={t('common.search')} value={search} />
      <Panel>
        <QueryState query={text} failed={t('error.content.faqNotLoaded')}>
          {(blocks) =>
            blocks.length === 0 ? (
              <NoText />
            ) : (
              <Entries categories={searchFaq(readFaq(blocks), search)} search={search} />
            )
          }
        </QueryState>
      </Panel>
    </Page>
  );
});
