import type { TextPage as TextPageName } from '@greenroom/core/content/text-page';
import { observer } from 'mobx-react-lite';
import { FaqPage } from '../../content/FaqPage.tsx';
import { TextPage } from '../../content/TextPage.tsx';
import { useTranslation } from '../../i18n/i18n.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useModel } from '../view-models-context.ts';

/** @spec §2 /privacy-policy/, /cookies/, /terms/, /complaints/, /instructions/, /contact/, /faq/; customer service, live help */
export const TextRoute = observer(function TextRoute({ page }: { readonly page: TextPageName }) {
  const { t } = useTranslation();
  const faq = useModel('faq');
  const text = useModel('text');
  useDocumentTitle(t(`menu.${page}`));
  return page === 'faq' ? <FaqPage model={faq} /> : <TextPage key={page} model={text} page={page} />;
});
