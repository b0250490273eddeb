import { IconPin } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import { fullDate } from '@greenroom/core/formatting/dates';
import type { Memo } from '@greenroom/core/memos/memo';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import type { MemoFormModel } from './memo-form.view-model.ts';
import { MemoForm } from './MemoForm.tsx';
import css from './MemoList.module.css';

interface MemoProps {
  readonly memo: Memo;
  readonly form: MemoFormModel;
}

const Content = observer(function Content({ memo, form }: MemoProps) {
  const { t } = useTranslation();
  // The form takes the place of its button, and gives the focus back when it closes.
  const [wasEdited, setEdited] = useState(false);
  const edit = (): void => {
    setEdited(true);
    form.edit(memo);
  };
  if (form.isEditing(memo.id)) return <MemoForm model={form} />;
  return (
    <>
      <p className={css.text}>{memo.content}</p>
      <div className={`flex flex-none gap-2 ${css.actions}`}>
        {memo.isPinned !== undefined && (
          <Button look="quiet" busy={form.isPinning(memo.id)} onClick={() => form.togglePin(memo)}>
            {t(memo.isPinned ? 'memos.unpin' : 'memos.pin')}
          </Button>
        )}
        <Button ref={wasEdited ? takeFocus : undefined} look="quiet" onClick={edit}>
          {t(form.hasDraft(memo.client.id, memo.id) ? 'memos.continueDraft' : 'memos.edit')}
        </Button>
      </div>
    </>
  );
});

interface Props {
  readonly memos: readonly Memo[];
  readonly form: MemoFormModel;
  /** Links each memo to its customer, where they are about several. */
  readonly namesClient?: boolean;
}

/** Memos, each with a way to change it. */
export const MemoList = ({ memos, form, namesClient = false }: Props) => {
  const { t } = useTranslation();
  return (
    <ul className={css.rows}>
      {memos.map((memo) => (
        <li key={memo.id} className={`row justify-between wrap gap-x-3 py-2 line-between ${css.row}`}>
          <p className="flex items-baseline wrap gap-x-3 strong">
            {namesClient && (
              <Link to={pathTo('client', { client_id: memo.client.id })}>
                <ClientLabel client={clientName(memo.client.name)} />
              </Link>
            )}
            {memo.isPinned === true && (
              <span className="inline-row gap-1 strong">
                <IconPin size={18} aria-hidden="true" />
                {t('memos.isPinned')}
              </span>
            )}
            <time className="quiet small normal tabular">{fullDate(memo.date)}</time>
          </p>
          <Content memo={memo} form={form} />
        </li>
      ))}
    </ul>
  );
};
