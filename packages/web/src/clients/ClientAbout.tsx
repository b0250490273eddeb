import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import { shortDate } from '@greenroom/core/formatting/dates';
import { pathToWriteTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { FlagButton } from '../moderation/FlagButton.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { BlockModal } from './BlockModal.tsx';
import type { ClientModel } from './client.view-model.ts';
import { ClientContact, type ClientContactModel } from './ClientContact.tsx';
import { ClientFacts } from './ClientFacts.tsx';
import { UnblockButton } from './UnblockButton.tsx';
import css from './ClientAbout.module.css';

interface Props {
  readonly card: ClientCard;
  readonly model: ClientContactModel & Pick<ClientModel, 'isBlocking' | 'block' | 'unblock' | 'flag'>;
}

/** Figures of one customer, with the actions on the customer. With the customer's id as its key, so that no question stays for the next one. */
export const ClientAbout = observer(function ClientAbout({ card, model }: Props) {
  const { t } = useTranslation();
  const [asking, ask] = useState(false);
  const { client } = card;
  const { block, isBlocked } = client;
  const name = clientName(client.username);
  const isBusy = model.isBlocking(client);
  return (
    <Panel keepsFocus aria-labelledby="about-title">
      <h2 id="about-title">{t('clients.about')}</h2>
      {block !== undefined && (
        <div className={css.block}>
          <Notice
            tone="stop"
            title={t(`clients.blockedBy.${block.by}`, { date: shortDate(block.date) })}
            actions={<UnblockButton client={name} by={block.by} busy={isBusy} unblock={() => model.unblock(client)} />}
          >
            {block.reason === '' ? t('clients.noReason') : block.reason}
          </Notice>
        </div>
      )}
      {isBlocked && block === undefined && <Notice tone="stop" title={t('clients.blocked')} />}
      <ClientContact card={card} model={model} />
      <ClientFacts card={card} />
      <div className="flex wrap gap-2">
        <Link className={buttonClass({ look: 'primary' })} to={pathToWriteTo(client.id)}>
          {t('clients.write')}
        </Link>
        {!isBlocked && (
          <Button busy={isBusy} onClick={() => ask(true)}>
            {t('clients.block')}
          </Button>
        )}
        <FlagButton press={() => model.flag(client)} />
      </div>
      {!isBlocked && (
        <BlockModal
          open={asking}
          client={name}
          close={() => ask(false)}
          block={(reason) => {
            ask(false);
            model.block(client, reason);
          }}
        />
      )}
    </Panel>
  );
});
