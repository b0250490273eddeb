import { IconPin } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { MemoForm, type MemoFormModel } from './MemoForm.tsx';
import css from './MemoList.module.css';

export interface MemoRow {
  readonly id: string;
  readonly content: string;
  readonly date: string;
  /** Left out where every memo is about the same customer. */
  readonly client: { readonly name: ClientName; readonly to: string } | undefined;
  readonly editing: boolean;
  /** Text that was not saved waits for its form. */
  readonly hasDraft: boolean;
  readonly edit: () => void;
  /** Undefined where the platform cannot pin. */
  readonly pin: { readonly isPinned: boolean; readonly isBusy: boolean; readonly toggle: () => void } | undefined;
}

interface Props {
  readonly rows: readonly MemoRow[];
  readonly form: MemoFormModel;
}

const Memo = observer(function Memo({ row, form }: { readonly row: MemoRow; readonly form: MemoFormModel }) {
  const { t } = useTranslation();
  // The form takes the place of its button, and gives the focus back when it closes.
  const [wasEdited, setEdited] = useState(false);
  const edit = (): void => {
    setEdited(true);
    row.edit();
  };
  if (row.editing) return <MemoForm model={form} />;
  return (
    <>
      <p className={css.text}>{row.content}</p>
      <div className={`flex flex-none gap-2 ${css.actions}`}>
        {row.pin !== undefined && (
          <Button look="quiet" busy={row.pin.isBusy} onClick={row.pin.toggle}>
            {t(row.pin.isPinned ? 'memos.unpin' : 'memos.pin')}
          </Button>
        )}
        <Button ref={wasEdited ? takeFocus : undefined} look="quiet" onClick={edit}>
          {t(row.hasDraft ? 'memos.continueDraft' : 'memos.edit')}
        </Button>
      </div>
    </>
  );
});

/** Memos, each with a way to change it. */
export const MemoList = observer(function MemoList({ rows, form }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={css.rows}>
      {rows.map((row) => (
        <li key={row.id} className={`row wrap justify-between gap-x-3 line-below ${css.row}`}>
          <p className="flex wrap items-baseline gap-x-3 strong">
            {row.client !== undefined && (
              <Link to={row.client.to}>
                <ClientLabel client={row.client.name} />
              </Link>
            )}
            {row.pin?.isPinned === true && (
              <span className="gap-1 inline-row strong">
                <IconPin size={18} aria-hidden="true" />
                {t('memos.isPinned')}
              </span>
            )}
            <time className={`quiet small tabular ${css.date}`}>{row.date}</time>
          </p>
          <Memo row={row} form={form} />
        </li>
      ))}
    </ul>
  );
});
