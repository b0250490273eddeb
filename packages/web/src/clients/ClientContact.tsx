import { IconBell, IconBellOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { ClientModel } from './client.view-model.ts';
import css from './ClientAbout.module.css';

export type ClientContactModel = Pick<ClientModel, 'isSavingAwait' | 'setAwaited' | 'translation' | 'translate'>;

interface Props {
  readonly card: ClientCard;
  readonly model: ClientContactModel;
}

/** Ways to reach this customer: whether they are online, a notification when they come, and the language of their conversations. */
export const ClientContact = observer(function ClientContact({ card: { client, isAwaited }, model }: Props) {
  const { t } = useTranslation();
  const { isOnline } = client;
  const translation = model.translation(client);
  if (isOnline === undefined && isAwaited === undefined && translation === undefined) return null;
  const Icon = isAwaited === true ? IconBellOff : IconBell;
  return (
    <div className={`flex items-end wrap gap-2 gap-x-4 py-3 ${css.contact}`}>
      {isOnline !== undefined && (
        <StatusDot tone={isOnline ? 'good' : 'off'} label={t(isOnline ? 'clients.online' : 'clients.offline')} />
      )}
      {isAwaited !== undefined && (
        <Button
          busy={model.isSavingAwait()}
          aria-pressed={isAwaited}
          icon={<Icon size={18} aria-hidden="true" />}
          onClick={() => model.setAwaited(client, !isAwaited)}
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
          onChange={(value) => model.translate(client, value === 'off' ? undefined : value)}
        />
      )}
    </div>
  );
});
