import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BlockedBy } from '@greenroom/core/blocks/block';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { FlagButton } from '../moderation/FlagButton.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/Button.tsx';
import { Facts, type FactRows } from '../ui/Facts.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Private } from '../ui/Private.tsx';
import { BlockModal } from './BlockModal.tsx';
import { ClientContact, type ClientContactModel } from './ClientContact.tsx';
import { UnblockButton } from './UnblockButton.tsx';
import css from './ClientAbout.module.css';

/** As much of a client as is known at a glance. */
export interface ClientFacts {
  readonly earnings: string;
  readonly visits: number;
  readonly memos: number;
  readonly registered: string | undefined;
  readonly firstContact: string | undefined;
  readonly lastContact: string | undefined;
  readonly newestMessage: { readonly to: string; readonly subject: string; readonly date: string } | undefined;
  readonly writeTo: string;
}

export interface ClientAboutModel {
  /** Undefined until the record is there. */
  readonly id: ClientId | undefined;
  readonly contact: ClientContactModel;
  readonly name: ClientName;
  readonly facts: ClientFacts | undefined;
  readonly isBlocked: boolean;
  /** The block, where the platform tells more of it. */
  readonly block: { readonly date: string; readonly reason: string; readonly by: BlockedBy } | undefined;
  readonly blocking: boolean;
  readonly blockCustomer: (reason: string) => void;
  readonly unblock: () => void;
  /** Opens a report to a moderator. */
  readonly flag: () => void;
}

interface Props {
  readonly model: ClientAboutModel;
}

const NONE = '-';

const Known = observer(function Known({ model }: Props) {
  const { t } = useTranslation();
  const { facts, name } = model;
  if (facts === undefined) return null;
  const country = name.country === undefined ? NONE : name.country.toUpperCase();
  const rows = [
    [
      t('clients.earnings'),
      <Private key="earnings" kind="amount">
        {facts.earnings}
      </Private>,
    ],
    [t('clients.visits'), facts.visits],
    [t('clients.country'), country],
    [t('clients.lastContact'), facts.lastContact ?? NONE],
    [t('clients.firstContact'), facts.firstContact ?? NONE],
    [t('clients.registered'), facts.registered ?? NONE],
    [t('clients.memos'), facts.memos],
  ] as const satisfies FactRows;
  const { newestMessage: newest } = facts;
  if (newest === undefined) return <Facts rows={rows} />;
  const message = (
    <>
      <Link to={newest.to}>{newest.subject === '' ? t('inbox.noSubject') : newest.subject}</Link>{' '}
      <span className="nowrap">{newest.date}</span>
    </>
  );
  return <Facts rows={[...rows, [t('clients.newestMessage'), message]]} />;
});

/** Figures of one customer, with the actions on the customer. */
export const ClientAbout = observer(function ClientAbout({ model }: Props) {
  const { t } = useTranslation();
  /** The question is about one customer, and gone where another one is shown. */
  const [asking, setAsking] = useState<ClientId>();
  const { id, block, facts, isBlocked } = model;
  return (
    <Panel keepsFocus aria-labelledby="about-title">
      <h2 id="about-title">{t('clients.about')}</h2>
      {block !== undefined && (
        <div className={css.block}>
          <Notice
            tone="stop"
            title={t(`clients.blockedBy.${block.by}`, { date: block.date })}
            actions={
              <UnblockButton key={id} client={model.name} by={block.by} busy={model.blocking} unblock={model.unblock} />
            }
          >
            {block.reason === '' ? t('clients.noReason') : block.reason}
          </Notice>
        </div>
      )}
      {isBlocked && block === undefined && <Notice tone="stop" title={t('clients.blocked')} />}
      <ClientContact model={model.contact} />
      <Known model={model} />
      <div className="flex wrap gap-2">
        {facts !== undefined && (
          <Link className={buttonClass({ look: 'primary' })} to={facts.writeTo}>
            {t('clients.write')}
          </Link>
        )}
        {!isBlocked && (
          <Button busy={model.blocking} onClick={() => setAsking(id)}>
            {t('clients.block')}
          </Button>
        )}
        <FlagButton press={model.flag} />
      </div>
      {!isBlocked && (
        <BlockModal
          key={id}
          open={id !== undefined && asking === id}
          client={model.name}
          close={() => setAsking(undefined)}
          block={(reason) => {
            setAsking(undefined);
            model.blockCustomer(reason);
          }}
        />
      )}
    </Panel>
  );
});
