import { IconBell, IconBellOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { Language } from '@greenroom/core/localisation/language';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import css from './ClientAbout.module.css';

export interface ClientContactModel {
  /** Undefined where the platform does not tell. */
  readonly isOnline: boolean | undefined;
  /** True where the performer is told when the customer comes online; undefined where the platform cannot tell. */
  readonly isAwaited: boolean | undefined;
  readonly isSavingAwait: boolean;
  readonly toggleAwait: () => void;
  /** Undefined where nothing can be translated. */
  readonly translation: { readonly chosen: Language | 'off'; readonly choices: readonly Language[] } | undefined;
  readonly translate: (language: Language | undefined) => void;
}

interface Props {
  readonly model: ClientContactModel;
}

/** Ways to reach this customer: whether they are online, a notification when they come, and the language of their conversations. */
export const ClientContact = observer(function ClientContact({ model }: Props) {
  const { t } = useTranslation();
  const { isAwaited, isOnline, translation } = model;
  if (isOnline === undefined && isAwaited === undefined && translation === undefined) return null;
  const Icon = isAwaited === true ? IconBellOff : IconBell;
  return (
    <div className={`flex wrap items-end gap-2 gap-x-4 ${css.contact}`}>
      {isOnline !== undefined && (
        <StatusDot tone={isOnline ? 'good' : 'off'} label={t(isOnline ? 'clients.online' : 'clients.offline')} />
      )}
      {isAwaited !== undefined && (
        <Button
          busy={model.isSavingAwait}
          aria-pressed={isAwaited}
          icon={<Icon size={18} aria-hidden="true" />}
          onClick={model.toggleAwait}
        >
          {t('clients.tellMe')}
        </Button>
      )}
      {translation !== undefined && (
        <SelectField
          label={t('clients.translation')}
          value={translation.chosen}
          choices={(['off', ...translation.choices] as const).map((value) => ({
            value,
            label: value === 'off' ? t('chat.translation.off') : t(`language.${value}`),
          }))}
          onChange={(value) => model.translate(value === 'off' ? undefined : value)}
        />
      )}
    </div>
  );
});
