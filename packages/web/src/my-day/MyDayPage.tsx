import { IconChevronRight, IconMail } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { NewsPage } from '@greenroom/core/content/content-api.port';
import { useTranslation } from '../i18n/i18n.ts';
import { MissedRequests, type MissedRequestsModel } from '../missed-requests/MissedRequests.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { QueryView } from '../ui/query-view.ts';
import { useShown } from '../ui/use-shown.ts';
import { FirstSteps, type FirstStepsModel } from './FirstSteps.tsx';
import { NewestNews } from './NewestNews.tsx';
import { Regulars, type RegularRow } from './Regulars.tsx';
import { Today, type TodayModel } from './Today.tsx';
import css from './MyDayPage.module.css';

export interface MyDayModel {
  readonly today: TodayModel;
  readonly steps: FirstStepsModel;
  /** Regulars who are online; undefined where the platform does not tell. */
  readonly regulars: readonly RegularRow[] | undefined;
  readonly unread: number;
  readonly inbox: string;
  readonly news: QueryView<NewsPage>;
  readonly newsPage: string;
  readonly missed: MissedRequestsModel;
  /** Keeps the figures fresh until the returned function is called. */
  readonly show: () => () => void;
}

interface Props {
  readonly model: MyDayModel;
}

const Unread = observer(function Unread({ model }: Props) {
  const { t } = useTranslation();
  return (
    <Link className={`row gap-2 target plain-link ${css.line}`} to={model.inbox}>
      <IconMail size={20} aria-hidden="true" />
      <span className={`flex-1 min-w-0 truncate ${css.lineText}`}>
        {model.unread === 0 ? t('myDay.nothingUnread') : t('myDay.unread', { count: model.unread })}
      </span>
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  );
});

/** Home page: first steps, earnings of today, messages, regular customers and missed requests. @spec §2 / (home layout) */
export const MyDayPage = observer(function MyDayPage({ model }: Props) {
  const { t } = useTranslation();
  useShown(model.show);
  return (
    <Page title={t('myDay.title')}>
      <div className="stack one-column gap-4">
        <FirstSteps model={model.steps} />
        <Today model={model.today} />
        <Panel aria-label={t('myDay.messages')}>
          <div className={`stack one-column ${css.lines}`}>
            <Unread model={model} />
            <NewestNews model={model.news} allNews={model.newsPage} />
          </div>
        </Panel>
        {model.regulars !== undefined && <Regulars rows={model.regulars} />}
        <MissedRequests model={model.missed} />
      </div>
    </Page>
  );
});
