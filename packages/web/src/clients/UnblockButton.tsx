import { useState } from 'react';
import { Link } from 'react-router';
import type { BlockedBy } from '@greenroom/core/blocks/block';
import { pathTo } from '@greenroom/core/navigation/route-path';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { useNameOf } from '../ui/ClientLabel.tsx';
import { Private } from '../ui/Private.tsx';
import { Question } from '../ui/Question.tsx';

interface UnblockButtonProps {
  readonly client: ClientName;
  readonly by: BlockedBy;
  readonly busy: boolean;
  /** Id of the element that names the customer, where there are several of these buttons. */
  readonly about?: string;
  readonly unblock: () => void;
}

/** Unblocks a customer after a question. A block of the platform is not the performer's to take back: a link leads to the help. */
export const UnblockButton = ({ client, by, busy, about, unblock }: UnblockButtonProps) => {
  const { t } = useTranslation();
  const name = useNameOf()(client);
  const [asked, setAsked] = useState(false);
  if (by === 'platform') {
    return (
      <Link aria-describedby={about} to={pathTo('customer-service')}>
        {t('clients.askPlatform')}
      </Link>
    );
  }
  return (
    <>
      <Button busy={busy} aria-describedby={about} onClick={() => setAsked(true)}>
        {t('clients.unblock')}
      </Button>
      <Question
        open={asked}
        title={<Private kind="name">{t('clients.unblockTitle', { name })}</Private>}
        no={() => setAsked(false)}
        yes={{
          label: <Private kind="name">{t('clients.unblockNow', { name })}</Private>,
          press: () => {
            setAsked(false);
            unblock();
          },
        }}
      >
        <p>
          <Private kind="name">{t('clients.unblockText', { name })}</Private>
        </p>
      </Question>
    </>
  );
};
