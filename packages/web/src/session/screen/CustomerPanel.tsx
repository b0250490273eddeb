import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { ClientRecord } from '@greenroom/core/clients/client-record';
import { pathTo } from '@greenroom/core/navigation/route-path';
import type { ClientName } from '@greenroom/core/session/client-name';
import { ClientFactsLine } from '../../clients/ClientFacts.tsx';
import { useTranslation } from '../../i18n/i18n.ts';
import { useNameOf } from '../../ui/ClientLabel.tsx';
import { FittingList } from '../../ui/FittingList.tsx';
import { CustomerLanguage } from '../CustomerLanguage.tsx';
import { RecordNotLoaded } from './RecordNotLoaded.tsx';
import css from './SessionSide.module.css';

export interface CustomerPanelModel {
  /** Undefined until they are known. */
  readonly facts: ClientRecord | undefined;
  /** The primary tag of the language that the customer speaks; undefined where the platform reports none. */
  readonly language?: string | undefined;
  /** Newest first. */
  readonly memos: readonly { readonly id: string; readonly content: string; readonly date: string }[];
  /** Other customers who asked during this session, newest first. */
  readonly asked: readonly {
    readonly key: string;
    readonly client: ClientName;
    /** Address of the customer's page. */
    readonly to: string;
    /** Number of the requests. */
    readonly count: number;
  }[];
  /** The facts or the memos could not be fetched. */
  readonly failed: boolean;
  readonly fetchAgain: () => void;
}

const MEMO_HEIGHT = 2.75;

/** Facts, memos and who else asked. */
export const CustomerPanel = observer(function CustomerPanel({ model }: { readonly model: CustomerPanelModel }) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const { facts, memos, asked } = model;
  return (
    <>
      {model.failed && <RecordNotLoaded text={t('clients.recordNotLoaded')} retry={model.fetchAgain} />}
      {facts !== undefined && (
        <p className={css.facts}>
          <ClientFactsLine client={facts} hasFirstContact>
            <CustomerLanguage language={model.language} />
          </ClientFactsLine>
          <Link to={pathTo('client', { client_id: facts.id })}>{t('clients.openCard')}</Link>
        </p>
      )}
      {memos.length > 0 && (
        <FittingList
          label={t('memos.title')}
          rows={memos}
          keyOf={({ id }) => id}
          rowHeight={MEMO_HEIGHT}
          row={({ content, date }) => (
            <p className={css.memo} title={content}>
              <span>{content}</span> <span className={`flex-none ${css.date}`}>{date}</span>
            </p>
          )}
        />
      )}
      {asked.length > 0 && (
        <section className={css.asked} aria-label={t('session.screen.asked')}>
          <span className={css.quiet} aria-hidden="true">
            {t('session.screen.asked')}:
          </span>
          <ul className={css.names}>
            {asked.map(({ key, client, to, count }) => (
              <li key={key}>
                <Link to={to}>
                  <bdi data-private="name">{nameOf(client)}</bdi>
                </Link>
                {count > 1 && ` (${count})`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});
