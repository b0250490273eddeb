import { observer } from 'mobx-react-lite';
import type { FaqCategory } from '@greenroom/core/content/faq';
import { useTranslation } from '../i18n/i18n.ts';
import { NotAllowed } from '../lists/NotAllowed.tsx';
import { NotLoaded } from '../lists/NotLoaded.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { RichText } from './RichText.tsx';
import css from './FaqPage.module.css';

export interface FaqPageModel {
  readonly view: 'loading' | 'failed' | 'notAllowed' | 'empty' | 'nothingFound' | 'entries';
  readonly search: string;
  readonly categories: readonly FaqCategory[];
  readonly retry: () => void;
}

interface Props {
  readonly model: FaqPageModel;
}

const Entries = observer(function Entries({ model }: Props) {
  return model.categories.map(({ title, entries }) => (
    <section key={title} className={css.category}>
      <h2>{title}</h2>
      {entries.map(({ id, question, answer }) => (
        // A search has few results: their answers are open at once.
        <details key={`${id} ${model.search}`} className={`line-below ${css.entry}`} open={model.search !== ''}>
          <summary className={`flex target strong ${css.question}`}>{question}</summary>
          <RichText blocks={answer} />
        </details>
      ))}
    </section>
  ));
});

const Body = observer(function Body({ model }: Props) {
  const { t } = useTranslation();
  switch (model.view) {
    case 'loading':
      return <Loading label={t('list.loading')} />;
    case 'failed':
      return <NotLoaded failed={t('error.content.faqNotLoaded')} retry={model.retry} />;
    case 'notAllowed':
      return <NotAllowed retry={model.retry} />;
    case 'empty':
      return <EmptyState title={t('texts.emptyTitle')} text={t('texts.emptyText')} />;
    case 'nothingFound':
      return (
        <EmptyState
          data-announce="polite"
          title={t('faq.nothingFound', { words: model.search })}
          text={t('faq.nothingFoundText')}
        />
      );
    case 'entries':
      return <Entries model={model} />;
  }
});

/** Frequently asked questions. @spec §2 /faq/ */
export const FaqPage = observer(function FaqPage({ model }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={t('faq.title')} intro={t('faq.intro')}>
      <SearchForm label={t('faq.search')} button={t('common.search')} value={model.search} />
      <Panel>
        <Body model={model} />
      </Panel>
    </Page>
  );
});
