import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { takeFocus } from '../ui/take-focus.ts';
import { useShown } from '../ui/use-shown.ts';
import type { MemoFormModel } from './memo-form.view-model.ts';
import { MemoArea } from './MemoArea.tsx';

/** Memo in editing; only the performer can read it. */
export const MemoForm = observer(function MemoForm({ model }: { readonly model: MemoFormModel }) {
  const { t } = useTranslation();
  const { charactersLeft, errorKey, show } = model;
  useShown(show);
  return (
    <form className="stack gap-3 form-width" onSubmit={onSubmit(model.save)}>
      <MemoArea
        ref={takeFocus}
        label={t('common.memo')}
        rows={3}
        value={model.content}
        maxLength={model.maxLength}
        help={charactersLeft === undefined ? undefined : t('memos.charactersLeft', { count: charactersLeft })}
        error={errorKey === undefined ? undefined : t(errorKey)}
        onChange={(event) => model.write(event.target.value)}
      />
      <div className="flex wrap gap-2">
        <Button type="submit" look="primary" busy={model.saving} disabled={!model.maySave}>
          {t('common.save')}
        </Button>
        <Button look="quiet" onClick={model.cancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
});
