import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import css from './AuthenticatorPanel.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly close: () => void;
}

/** New recovery codes, which are shown this once. */
export const RecoveryCodes = ({ codes, close }: Props) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack one-column gap-4 field-width">
      <h3 ref={heading} tabIndex={-1}>
        {t('accountSecurity.fact.recoveryCodes')}
      </h3>
      <Notice tone="wait">{t('accountSecurity.recoveryCodes.text')}</Notice>
      {/* No list element: some browsers copy one with numbers and indents in front of its lines. */}
      <div className={`stack gap-2 tabular ${css.codes}`} role="list">
        {codes.map((code) => (
          <div key={code} role="listitem">
            <code>{code}</code>
          </div>
        ))}
      </div>
      <div className="flex wrap gap-2">
        <Button look="primary" onClick={close}>
          {t('accountSecurity.recoveryCodes.saved')}
        </Button>
      </div>
    </div>
  );
};
