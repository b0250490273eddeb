import { useTranslation } from '../i18n/i18n.ts';
import { Page } from '../ui/Page.tsx';
import { ToyConnection, type ToyConnectionModel } from './ToyConnection.tsx';
import { ToyRulesPanel, type ToyRulesModel } from './ToyRulesPanel.tsx';
import { ToyService, type ToyServiceModel } from './ToyService.tsx';
import { ToyListPanel, type ToyListModel } from './ToyListPanel.tsx';

export interface ToysPageModel {
  readonly connection: ToyConnectionModel;
  readonly service: ToyServiceModel;
  readonly toyList: ToyListModel;
  readonly rules: ToyRulesModel;
}

/** Connecting toys, and what customers' credits do with them. @spec §2 /toys/ */
export const ToysPage = ({ model }: { readonly model: ToysPageModel }) => {
  const { t } = useTranslation();
  return (
    <Page title={t('toys.title')} intro={t('toys.intro')}>
      <ToyConnection model={model.connection} />
      <ToyService model={model.service} />
      <ToyListPanel model={model.toyList} />
      <ToyRulesPanel model={model.rules} />
    </Page>
  );
};
