import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { MemoPage } from '@greenroom/core/memos/memo';
import { useTranslation } from '../i18n/i18n.ts';
import type { MemoFormModel } from '../memos/memo-form.view-model.ts';
import { MemoForm } from '../memos/MemoForm.tsx';
import { MemoList } from '../memos/MemoList.tsx';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { PanelHead } from '../ui/PanelHead.tsx';
import type { QueryView } from '../ui/query-view.ts';
import { QueryState } from '../ui/QueryState.tsx';
import { takeFocus } from '../ui/take-focus.ts';

interface Props {
  readonly client: ClientId;
  readonly about: QueryView<MemoPage>;
  readonly form: MemoFormModel;
}

/** The performer's memos on this customer. @spec §3 Memo */
export const ClientMemos = observer(function ClientMemos({ client, about, form }: Props) {
  const { t } = useTranslation();
  // The form takes the place of its button, and gives the focus back when it closes.
  const [wasWritten, setWritten] = useState(false);
  const isCreating = form.isCreating(client);
  const write = (): void => {
    setWritten(true);
    form.create(client);
  };
  return (
    <Panel aria-labelledby="memos-title">
      <PanelHead id="memos-title" title={t('memos.title')}>
        {!isCreating && (
          <Button ref={wasWritten ? takeFocus : undefined} onClick={write}>
            {t(form.hasDraft(client) ? 'memos.continueDraft' : 'memos.add')}
          </Button>
        )}
      </PanelHead>
      {isCreating && <MemoForm model={form} />}
      <QueryState query={about} failed={t('error.memos.notLoaded')}>
        {({ memos }) =>
          memos.length > 0 ? (
            <MemoList memos={memos} form={form} />
          ) : (
            !isCreating && <p className="quiet">{t('memos.noneYet')}</p>
          )
        }
      </QueryState>
    </Panel>
  );
});
