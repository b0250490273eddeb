import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { MayBeOld } from '../ui/MayBeOld.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { CustomersTable, type CustomersModel } from './CustomersTable.tsx';
import { Heatmap, type HeatmapModel } from './Heatmap.tsx';
import type { ReportFigures } from './PeriodFigures.tsx';

export interface ReportModel {
  /** `off` where the platform has no reports: then nothing is said about them. */
  readonly view: 'off' | 'loading' | 'failed' | 'notAllowed' | 'empty' | 'ready';
  readonly mayBeOld: boolean;
  readonly figures: ReportFigures | undefined;
  readonly heatmap: HeatmapModel | undefined;
  readonly customers: CustomersModel | undefined;
  readonly retry: () => void;
}

interface Props {
  readonly model: ReportModel;
}

/** State of the report in words while it is not there. `failed`: sentence for a failed load, where there is nothing but the report. */
export const ReportState = observer(function ReportState({ model, failed }: Props & { readonly failed?: string }) {
  const { t } = useTranslation();
  switch (model.view) {
    case 'loading':
      return <Loading label={t('earnings.report.loading')} />;
    case 'failed':
      return (
        <Notice
          tone="stop"
          data-announce="assertive"
          actions={<Button onClick={model.retry}>{t('common.tryAgain')}</Button>}
        >
          {failed ?? t('earnings.report.failed')}
        </Notice>
      );
    case 'notAllowed':
      return <Notice tone="wait">{t('earnings.report.notAllowed')}</Notice>;
    case 'off':
      return null;
    case 'empty':
    case 'ready':
      return <MayBeOld when={model.mayBeOld} retry={model.retry} />;
  }
});

export const HeatmapPanel = observer(function HeatmapPanel({ model: { heatmap } }: Props) {
  const { t } = useTranslation();
  if (heatmap === undefined) return null;
  return (
    <Panel aria-labelledby="earnings-when">
      <h2 id="earnings-when" className="pb-3">
        {t('earnings.when.title')}
      </h2>
      <Heatmap model={heatmap} />
    </Panel>
  );
});

export const CustomersPanel = observer(function CustomersPanel({ model: { customers } }: Props) {
  const { t } = useTranslation();
  if (customers === undefined) return null;
  return (
    <Panel aria-labelledby="earnings-customers">
      <h2 id="earnings-customers" className="pb-3">
        {t('earnings.byCustomer')}
      </h2>
      <CustomersTable key={customers.key} model={customers} />
    </Panel>
  );
});
