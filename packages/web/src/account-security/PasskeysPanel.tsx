import { observer } from 'mobx-react-lite';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { MAX_PASSKEY_NAME } from '@greenroom/core/account-security/security-state';
import { detach } from '@greenroom/core/kernel/detach';
import { seenLine } from '@greenroom/core/kernel/outside-text';
import { useTranslation } from '../i18n/i18n.ts';
import { textIn } from '../login/text-in.ts';
import { Button } from '../ui/Button.tsx';
import { isPressOf } from '../ui/input-guard.ts';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { TextField } from '../ui/TextField.tsx';
import { OwnRows } from './OwnRows.tsx';
import type { PasskeysModel, PasskeyRow } from './passkeys.view-model.ts';

interface Props {
  readonly model: PasskeysModel;
}

const RenameForm = observer(function RenameForm({
  model,
  row: { id, name },
  close,
}: Props & { readonly row: PasskeyRow; readonly close: () => void }) {
  const { t } = useTranslation();
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    detach(model.rename(id, textIn(event.currentTarget, 'name')).then((isSaved) => isSaved && close()));
  };
  const cancelByKey = (event: KeyboardEvent): void => {
    if (!isPressOf('Escape', event.nativeEvent)) return;
    // It neither closes the drawer around it nor counts as one of the two that stop the toys.
    event.preventDefault();
    close();
  };
  return (
    <form className="stack one-column gap-4 field-width" noValidate onSubmit={save}>
      <TextField
        label={t('accountSecurity.passkeys.name')}
        name="name"
        defaultValue={name}
        maxLength={MAX_PASSKEY_NAME}
        autoComplete="off"
        takesFocus
        onKeyDown={cancelByKey}
      />
      <div className="flex wrap gap-2">
        <Button type="submit" look="primary" busy={model.busy}>
          {t('common.save')}
        </Button>
        <Button onClick={close}>{t('accountSecurity.confirm.cancel')}</Button>
      </div>
    </form>
  );
});

/** One passkey; its name becomes a field while it is changed. */
const Row = observer(function Row({ model, row }: Props & { readonly row: PasskeyRow }) {
  const { t } = useTranslation();
  // `before`: the field was closed, so the button takes back the focus.
  const [renaming, setRenaming] = useState<'not' | 'now' | 'before'>('not');
  const { id, name, createdOn, usedOn } = row;
  if (renaming === 'now')
    return (
      <li>
        <RenameForm model={model} row={row} close={() => setRenaming('before')} />
      </li>
    );
  return (
    <li className="row justify-between wrap gap-2 gap-x-4">
      <div>
        <p className="strong break-anywhere">{name}</p>
        <p className="quiet readable">
          {t('accountSecurity.passkeys.added', { date: createdOn })} ·{' '}
          {usedOn === undefined
            ? t('accountSecurity.passkeys.neverUsed')
            : t('accountSecurity.passkeys.used', { date: usedOn })}
        </p>
      </div>
      <div className="flex wrap gap-2">
        <Button
          waits={model.busy}
          ref={renaming === 'before' ? takeFocus : undefined}
          aria-label={t('accountSecurity.passkeys.renameOne', { name })}
          onClick={() => setRenaming('now')}
        >
          {t('accountSecurity.passkeys.rename')}
        </Button>
        <Button
          waits={model.busy}
          aria-label={t('accountSecurity.passkeys.removeOne', { name })}
          onClick={() => model.remove(id)}
        >
          {t('accountSecurity.passkeys.remove')}
        </Button>
      </div>
    </li>
  );
});

const Rows = observer(function Rows({ model }: Props) {
  const { t } = useTranslation();
  const { rows = [] } = model;
  if (rows.length === 0) return <p>{t('accountSecurity.passkeys.none')}</p>;
  return (
    <ul className="stack gap-3">
      {rows.map((row) => (
        <Row key={row.id} model={model} row={row} />
      ))}
    </ul>
  );
});

/** Panel with the passkeys of the account, each with name and latest use, and a form that adds one. */
export const PasskeysPanel = observer(function PasskeysPanel({ model }: Props) {
  const { t } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  const add = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = seenLine(textIn(form, 'name'));
    setMissing(name === '');
    if (name === '') form.querySelector<HTMLInputElement>('[name=name]')?.focus();
    else detach(model.add(name).then((isAdded) => isAdded && form.reset()));
  };
  return (
    <Panel keepsFocus aria-labelledby="passkeys-title">
      <div className="stack one-column gap-4">
        <h2 id="passkeys-title">{t('accountSecurity.fact.passkeys')}</h2>
        <p className="quiet readable">{t('accountSecurity.passkeys.text')}</p>
        {model.errorKey !== undefined && (
          <Notice tone="stop" data-announce="assertive">
            {t(model.errorKey)}
          </Notice>
        )}
        <OwnRows model={model}>
          <Rows model={model} />
        </OwnRows>
        {model.isAvailable ? (
          <form className="stack one-column gap-4 field-width" noValidate onSubmit={add}>
            <TextField
              label={t('accountSecurity.passkeys.name')}
              name="name"
              defaultValue={t('accountSecurity.passkeys.thisDevice')}
              error={isMissing ? t('form.problem.required') : undefined}
              maxLength={MAX_PASSKEY_NAME}
              autoComplete="off"
            />
            <div className="flex wrap gap-2">
              <Button type="submit" busy={model.busy}>
                {t('accountSecurity.passkeys.add')}
              </Button>
            </div>
          </form>
        ) : (
          <p className="quiet readable">{t('accountSecurity.passkeys.notAvailable')}</p>
        )}
      </div>
    </Panel>
  );
});
