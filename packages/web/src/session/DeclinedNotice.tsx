import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import type { RequestModalModel } from './request-modal.view-model.ts';
import { keyShortcutsOf, ShortcutKeys } from './shortcuts/ShortcutKeys.tsx';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import css from './DeclinedNotice.module.css';

type Model = Pick<RequestModalModel, 'declined' | 'undo'>;

const Undo = ({ undo }: Pick<Model, 'undo'>) => {
  const { t } = useTranslation();
  // In a field the key takes back what was typed there.
  useShortcuts('ready', false, { undoDecline: undo });
  return (
    <Button onClick={undo} aria-keyshortcuts={keyShortcutsOf('undoDecline')}>
      {t('session.request.undo')} <ShortcutKeys action="undoDecline" />
    </Button>
  );
};

/** Says for 3 s that a request was declined, with a way to take that back. */
export const DeclinedNotice = observer(function DeclinedNotice({ model }: { readonly model: Model }) {
  const { t } = useTranslation();
  const { declined } = model;
  return (
    <div className={`row gap-4 ${css.place}`}>
      <p data-announce="polite" className="bold">
        {declined !== undefined && t(`session.request.${declined}`)}
      </p>
      {declined !== undefined && <Undo undo={model.undo} />}
    </div>
  );
});
