import { observer } from 'mobx-react-lite';
import { THEME_ITEMS } from '../account/ThemeMenu.tsx';
import { AttentionSettings } from '../attention/AttentionSettings.tsx';
import { SwitchRow } from '../forms/FormFields.tsx';
import { FormPanel } from '../forms/FormPanel.tsx';
import { FormsPage } from '../forms/FormsPage.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import type { LanguageModel } from '../localisation/language.view-model.ts';
import type { BlurModel } from '../privacy/blur.view-model.ts';
import { BlurSwitches } from '../privacy/BlurItems.tsx';
import { PushSettings } from '../push/PushSettings.tsx';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { SettingsModel } from './settings-page.view-model.ts';

interface Props {
  readonly model: SettingsModel;
  readonly language: LanguageModel;
  readonly blur: BlurModel;
}

/** Settings that are saved at once, without a button. */
const Appearance = observer(function Appearance({ model, language }: Omit<Props, 'blur'>) {
  const { t } = useTranslation();
  const { theme } = model;
  return (
    <Panel aria-label={t('settings.appearance')}>
      <div className="stack gap-1 pb-4">
        <h2 className="text-heading">{t('settings.appearance')}</h2>
        <p className="quiet readable">{t('settings.atOnce')}</p>
      </div>
      <div className="stack gap-4 form-width">
        <RadioGroup
          label={t('language.label')}
          choices={language.languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          chosen={language.language}
          onChoose={language.choose}
        />
        <RadioGroup
          label={t('account.scheme.label')}
          choices={THEME_ITEMS.map(({ choice, labelKey }) => ({ value: choice, label: t(labelKey) }))}
          chosen={theme.choice}
          onChoose={(value) => {
            const item = THEME_ITEMS.find(({ choice }) => choice === value);
            if (item !== undefined) theme.choose(item.choice);
          }}
        />
      </div>
    </Panel>
  );
});

/** Language, brightness, newsletter, and the signals of a request. @spec §2 /settings/ */
export const SettingsPage = observer(function SettingsPage({ model, language, blur }: Props) {
  const { t } = useTranslation();
  return (
    <FormsPage title={t('settings.title')} intro={t('settings.intro')} forms={[model.newsletter]}>
      <Appearance model={model} language={language} />
      <FormPanel model={model.newsletter} title={t('settings.newsletter')}>
        <SwitchRow model={model.newsletter} name="newsletter" help={t('settings.newsletterHelp')} />
      </FormPanel>
      <Panel aria-label={t('common.quickReplies')}>
        <div className="stack gap-1 pb-4">
          <h2 className="text-heading">{t('common.quickReplies')}</h2>
          <p className="quiet readable">{t('quickReplies.everyDevice')}</p>
        </div>
        <div className="stack gap-4 form-width">
          <Button onClick={model.editQuickReplies}>{t('quickReplies.edit')}</Button>
        </div>
      </Panel>
      <Panel aria-label={t('settings.sounds')}>
        <div className="stack gap-1 pb-4">
          <h2 className="text-heading">{t('settings.sounds')}</h2>
          <p className="quiet readable">{t('settings.thisDevice')}</p>
        </div>
        <AttentionSettings model={model.attention} />
      </Panel>
      <Panel aria-label={t('settings.data')}>
        <div className="stack gap-1 pb-4">
          <h2 className="text-heading">{t('settings.data')}</h2>
          <p className="quiet readable">{t('settings.thisDevice')}</p>
        </div>
        <Switch
          label={t('settings.saveData')}
          on={model.savesData}
          word={t(model.savesData ? 'common.on' : 'common.off')}
          note={t('settings.saveDataNote')}
          onPress={model.toggleDataSaver}
        />
      </Panel>
      {model.push !== undefined && (
        <Panel aria-label={t('push.title')}>
          <div className="stack gap-1 pb-4">
            <h2 className="text-heading">{t('push.title')}</h2>
            <p className="quiet readable">{t('push.intro')}</p>
          </div>
          <PushSettings model={model.push} />
        </Panel>
      )}
      <Panel aria-label={t('blur.title')}>
        <div className="stack gap-1 pb-4">
          <h2 className="text-heading">{t('blur.title')}</h2>
          <p className="quiet readable">{t('blur.intro')}</p>
        </div>
        <BlurSwitches model={blur} />
      </Panel>
    </FormsPage>
  );
});
