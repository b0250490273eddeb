import { nameOrAnonymous, type ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import css from './ClientLabel.module.css';

interface Props {
  readonly client: ClientName;
}

/** A customer's name for a sentence; without a name the word for anonymous. @spec §9 Display formats: anonymous names */
export const useNameOf = (): ((client: Props['client']) => string) => {
  const { t } = useTranslation();
  return (client) => nameOrAnonymous(client, t('session.anonymous'));
};

/** Country code and name of a customer. */
export const ClientLabel = ({ client }: Props) => {
  const nameOf = useNameOf();
  return (
    <span className={`inline-row min-w-0 ${css.label}`} data-private="name">
      {client.country !== undefined && (
        <span className={`flex-none outlined quiet strong ${css.country}`}>{client.country}</span>
      )}{' '}
      <bdi className={`min-w-0 break-anywhere ${css.name}`}>{nameOf(client)}</bdi>
    </span>
  );
};
