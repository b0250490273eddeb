import type { Service } from '@greenroom/core/services/service';
import type { ClientName } from '@greenroom/core/session/client-name';
import { TIME_ZONE } from '@greenroom/core/formatting/formatting.constants';
import { IconCoinEuro } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ListFrame, type ListModel } from '../lists/ListFrame.tsx';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { EarningsLeft, type EarningsLeftModel } from './EarningsLeft.tsx';
import { EarningsTabs } from './EarningsTabs.tsx';
import { PeriodChoice, type PeriodChoiceModel } from './PeriodChoice.tsx';
import { PeriodFigures, type PeriodFiguresModel } from './PeriodFigures.tsx';
import { PeriodResult, type PeriodResultModel } from './PeriodResult.tsx';
import { CustomersPanel, HeatmapPanel, ReportState, type ReportModel } from './ReportParts.tsx';
import { ServicesTable, type ServiceShare } from './ServicesTable.tsx';
import css from './EarningsPage.module.css';

export interface EarningsRow {
  readonly id: string;
  readonly time: string;
  readonly client: ClientName;
  readonly service: Service;
  /** Empty for what has no length. */
  readonly duration: string;
  readonly amount: string;
}

export interface EarningsPageModel extends PeriodChoiceModel, PeriodResultModel {
  readonly first: PeriodFiguresModel;
  readonly report: ReportModel;
  readonly left: EarningsLeftModel;
  readonly list: ListModel;
  readonly rows: readonly EarningsRow[];
  readonly services: readonly ServiceShare[];
}

interface Props {
  readonly model: EarningsPageModel;
}

const Sessions = observer(function Sessions({ model }: Props) {
  const { t } = useTranslation();
  return (
    <ListFrame
      model={model.list}
      label={t('earnings.paging')}
      failed={t('error.earnings.notLoaded')}
      empty={{
        icon: <IconCoinEuro size={32} aria-hidden="true" />,
        title: t('earnings.emptyTitle'),
        text: t('earnings.emptyText'),
      }}
    >
      <DataTable
        caption={t('earnings.sessions')}
        rows={model.rows}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'client',
            title: t('earnings.client'),
            isName: true,
            cell: ({ client }) => <ClientLabel client={client} />,
          },
          { key: 'time', title: t('earnings.time'), isNumber: true, cell: ({ time }) => time },
          { key: 'service', title: t('earnings.service'), cell: ({ service }) => t(`services.name.${service}`) },
          { key: 'duration', title: t('earnings.duration'), isNumber: true, cell: ({ duration }) => duration },
          {
            key: 'amount',
            title: t('earnings.amount'),
            isNumber: true,
            isPrivate: 'amount',
            cell: ({ amount }) => amount,
          },
        ]}
      />
    </ListFrame>
  );
});

/** Earnings of a day, a week or a month. @spec §2 /earnings/ — limit 20, date now, scope day, service ALL */
export const EarningsPage = observer(function EarningsPage({
  model,
  scheme,
}: Props & { readonly scheme: 'light' | 'dark' }) {
  const { t } = useTranslation();
  return (
    <Page title={t('earnings.title')} intro={t('earnings.intro', { zone: TIME_ZONE })}>
      <EarningsTabs hasYear={model.report.view !== 'off'} />
      <Panel aria-label={t('earnings.period')}>
        <div className={css.period}>
          <PeriodChoice model={model} />
          <PeriodFigures model={model.first} />
          <PeriodResult model={model} scheme={scheme} />
        </div>
      </Panel>
      <ReportState model={model.report} />
      {/* One day says nothing about the others. */}
      {model.period.scope === 'day' || <HeatmapPanel model={model.report} />}
      {model.services.length > 0 && (
        <Panel aria-labelledby="earnings-services">
          <h2 id="earnings-services" className={css.heading}>
            {t('earnings.byService')}
          </h2>
          <ServicesTable rows={model.services} />
        </Panel>
      )}
      <CustomersPanel model={model.report} />
      <Panel aria-labelledby="earnings-sessions">
        <h2 id="earnings-sessions" className={css.heading}>
          {t('earnings.sessions')}
        </h2>
        <Sessions model={model} />
      </Panel>
      <EarningsLeft model={model.left} />
    </Page>
  );
});
