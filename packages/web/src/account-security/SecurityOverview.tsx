import { observer } from 'mobx-react-lite';
import type { SecurityLevel, SecurityStep } from '@greenroom/core/account-security/security-state';
import { useTranslation } from '../i18n/i18n.ts';
import { Facts } from '../ui/Facts.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import css from './SecurityOverview.module.css';

export interface SecurityOverviewModel {
  readonly level: SecurityLevel;
  /** The advised next step; undefined when nothing is left to do. */
  readonly step: SecurityStep | undefined;
  readonly codeChannel: 'none' | 'email' | 'sms';
  readonly authenticator: boolean;
  readonly passkeys: number;
  readonly recoveryCodesLeft: number;
  readonly devices: number;
  /** Date of the last change of the password; undefined when it was never changed. */
  readonly passwordChangedOn: string | undefined;
}

const TONES = { password: 'stop', sentCode: 'wait', strong: 'good' } as const;

/** The state of the protection at one glance, with the one step that helps most. */
export const SecurityOverview = observer(function SecurityOverview({
  model,
}: {
  readonly model: SecurityOverviewModel;
}) {
  const { t } = useTranslation();
  const { level, step, recoveryCodesLeft } = model;
  const codesLeft = t('accountSecurity.codesLeft', { left: recoveryCodesLeft });
  return (
    <Panel aria-labelledby="security-overview-title">
      <h2 id="security-overview-title">{t('accountSecurity.overview')}</h2>
      <div className={`stack one-column gap-1 ${css.level}`}>
        <StatusDot tone={TONES[level]} label={t(`accountSecurity.level.${level}`)} />
        <p className="readable">{t(`accountSecurity.levelText.${level}`)}</p>
        <p className="readable">
          {step === undefined
            ? t('accountSecurity.step.none')
            : t('accountSecurity.step.next', { step: t(`accountSecurity.step.${step}`) })}
        </p>
      </div>
      <Facts
        rows={[
          [t('accountSecurity.fact.code'), t(`accountSecurity.channel.${model.codeChannel}`)],
          [t('accountSecurity.fact.authenticator'), model.authenticator ? t('common.on') : t('common.off')],
          // Recovery codes come with the app; without one there is nothing to have left.
          ...(model.authenticator ? [[t('accountSecurity.fact.recoveryCodes'), codesLeft] as const] : []),
          [t('accountSecurity.fact.passkeys'), t('accountSecurity.passkeyCount', { count: model.passkeys })],
          [t('accountSecurity.fact.devices'), t('accountSecurity.deviceCount', { count: model.devices })],
          [t('accountSecurity.fact.password'), model.passwordChangedOn ?? t('accountSecurity.neverChanged')],
        ]}
      />
    </Panel>
  );
});
