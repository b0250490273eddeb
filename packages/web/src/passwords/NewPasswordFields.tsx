import { observer } from 'mobx-react-lite';
import { ADVISED_PASSWORD, SHORTEST_PASSWORD } from '@greenroom/core/passwords/password-rules';
import { useTranslation } from '../i18n/i18n.ts';
import { CheckBox } from '../ui/CheckBox.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import type { StrengthLevel } from './password-meter.ts';
import css from './NewPasswordFields.module.css';

export interface NewPasswordFieldsModel {
  /** Rating of the typed password; undefined while there is none. */
  readonly level: StrengthLevel | undefined;
  /** Rates while typing. */
  readonly rate: (password: string) => void;
}

interface Props {
  readonly model: NewPasswordFieldsModel;
  readonly error: string | undefined;
  readonly takesFocus?: boolean;
  /** There are no other devices to log out yet. */
  readonly isFirst?: boolean;
}

/** A new password with its strength in words, and whether other devices stay logged in. */
export const NewPasswordFields = observer(function NewPasswordFields(props: Props) {
  const { model, error, takesFocus = false, isFirst = false } = props;
  const { t } = useTranslation();
  const { level } = model;
  return (
    <>
      <div className="stack gap-2">
        <PasswordField
          label={t(isFirst ? 'passwords.first.label' : 'passwords.newPassword')}
          name="password"
          autoComplete="new-password"
          takesFocus={takesFocus}
          words={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
          help={t('passwords.help', { shortest: SHORTEST_PASSWORD, advised: ADVISED_PASSWORD })}
          error={error}
          onFocus={(event) => model.rate(event.currentTarget.value)}
          onChange={(event) => model.rate(event.currentTarget.value)}
        />
        <p className={css.strength} data-level={level} data-announce="polite">
          {level !== undefined && t(`passwords.strength.${level}`)}
        </p>
      </div>
      {!isFirst && (
        <CheckBox
          name="endOthers"
          defaultChecked
          label={t('passwords.endOthers')}
          help={t('passwords.endOthersHelp')}
        />
      )}
    </>
  );
});
