import { IconCoinEuro } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { ALL_SERVICES } from '@greenroom/core/earnings/earnings-period';
import { TIME_ZONE } from '@greenroom/core/formatting/formatting.constants';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { ListModel } from '../ui/query-view.ts';
import { EarningsLeft, type EarningsLeftModel } from './EarningsLeft.tsx';
import { EarningsTabs } from './EarningsTabs.tsx';
import { PeriodChoice, type PeriodChoiceModel } from './PeriodChoice.tsx';
import { PeriodFigures, type PeriodFiguresModel } from './PeriodFigures.tsx';
import { PeriodResult, type PeriodResultModel } from './PeriodResult.tsx';
import { CustomersPanel, HeatmapPanel, ReportState, type ReportModel } from './ReportParts.tsx';
import { ServicesTable, type ServiceShare } from './ServicesTable.tsx';
import { SessionsTable, type EarningsRow } from './SessionsTable.tsx';

export interface EarningsPageModel extends PeriodChoiceModel, PeriodResultModel {
  readonly first: PeriodFiguresModel;
  readonly report: ReportModel;
  readonly left: EarningsLeftModel;
  readonly list: ListModel;
  readonly rows: readonly EarningsRow[];
  readonly services: readonly ServiceShare[];
  /** Neither the period nor the one before has earnings: there is nothing to draw, to list or to save. */
  readonly isEmpty: boolean;
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
      <SessionsTable rows={model.rows} />
    </ListFrame>
  );
});

/** Earnings of a day, a week or a month. @spec §2 /earnings/ — limit 20, date now, scope day, service ALL */
export const EarningsPage = observer(function EarningsPage({ model }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={t('earnings.title')} intro={t('earnings.intro', { zone: TIME_ZONE })}>
      <EarningsTabs hasYear={model.report.view !== 'off'} />
      <Panel aria-label={t('earnings.period')}>
        <div className="stack gap-4">
          <PeriodChoice model={model} />
          {model.isEmpty ? (
            <EmptyState
              icon={<IconCoinEuro size={32} aria-hidden="true" />}
              title={t('earnings.emptyTitle')}
              text={t(model.service === ALL_SERVICES ? 'earnings.nothingText' : 'earnings.emptyText')}
            />
          ) : (
            <>
              <PeriodFigures model={model.first} />
              <PeriodResult model={model} />
            </>
          )}
        </div>
      </Panel>
      <ReportState model={model.report} />
      {/* One day says nothing about the others. */}
      {model.period.scope === 'day' || <HeatmapPanel model={model.report} />}
      {model.services.length > 0 && (
        <Panel aria-labelledby="earnings-services">
          <h2 id="earnings-services" className="pb-3">
            {t('earnings.byService')}
          </h2>
          <ServicesTable rows={model.services} />
        </Panel>
      )}
      <CustomersPanel model={model.report} />
      {model.isEmpty || (
        <Panel aria-labelledby="earnings-sessions">
          <h2 id="earnings-sessions" className="pb-3">
            {t('earnings.sessions')}
          </h2>
          <Sessions model={model} />
        </Panel>
      )}
      <EarningsLeft model={model.left} />
    </Page>
  );
});
