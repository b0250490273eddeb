import { nextSecurityStep, securityLevel, type SecurityState } from '@greenroom/core/account-security/security-state';
import { shortDate } from '@greenroom/core/formatting/dates';
import { useTranslation } from '../i18n/i18n.ts';
import { Facts } from '../ui/Facts.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';

const TONES = { password: 'stop', sentCode: 'wait', strong: 'good' } as const;

/** The state of the protection at one glance, with the one step that helps most. */
export const SecurityOverview = ({ state }: { readonly state: SecurityState }) => {
  const { t } = useTranslation();
  const { authenticator, passwordChangedAt } = state;
  const level = securityLevel(state);
  const step = nextSecurityStep(state);
  const codesLeft = t('accountSecurity.codesLeft', { left: state.recoveryCodesLeft });
  return (
    <Panel aria-labelledby="security-overview-title">
      <h2 id="security-overview-title">{t('accountSecurity.overview')}</h2>
      <div className="stack one-column gap-1 pb-4">
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
          [t('accountSecurity.fact.code'), t(`accountSecurity.channel.${state.codeChannel ?? 'none'}`)],
          [t('accountSecurity.fact.authenticator'), authenticator ? t('common.on') : t('common.off')],
          // Recovery codes come with the app; without one there is nothing to have left.
          ...(authenticator ? [[t('accountSecurity.fact.recoveryCodes'), codesLeft] as const] : []),
          [t('accountSecurity.fact.passkeys'), t('accountSecurity.passkeyCount', { count: state.passkeys })],
          [t('accountSecurity.fact.devices'), t('accountSecurity.deviceCount', { count: state.devices })],
          [
            t('accountSecurity.fact.password'),
            passwordChangedAt === undefined ? t('accountSecurity.neverChanged') : shortDate(passwordChangedAt),
          ],
        ]}
      />
    </Panel>
  );
};
