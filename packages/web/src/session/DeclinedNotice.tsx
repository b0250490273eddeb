import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import type { RequestModalModel } from './RequestModal.tsx';
import { Key } from './shortcuts/Key.tsx';
import css from './DeclinedNotice.module.css';

type Model = Pick<RequestModalModel, 'declined' | 'undo'>;

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;

const Undo = ({ undo }: Pick<Model, 'undo'>) => {
  const { t } = useTranslation();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isUndo(event)) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [undo]);
  return (
    <Button onClick={undo} aria-keyshortcuts="Control+Z Meta+Z">
      {t('session.request.undo')} <Key name="Ctrl Z" silent />
    </Button>
  );
};

/** Says for 3 s that a request was declined, with a way to take that back. */
export const DeclinedNotice = observer(function DeclinedNotice({ model }: { readonly model: Model }) {
  const { t } = useTranslation();
  const { declined } = model;
  return (
    <div className={css.place}>
      <p data-announce="polite" className={css.text}>
        {declined !== undefined && t(`session.request.${declined}`)}
      </p>
      {declined !== undefined && <Undo undo={model.undo} />}
    </div>
  );
});
