import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { MemoForm, type MemoFormModel } from '../memos/MemoForm.tsx';
import { MemoList, type MemoRow } from '../memos/MemoList.tsx';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { PanelHead } from '../ui/PanelHead.tsx';
import { takeFocus } from '../ui/take-focus.ts';

export interface ClientMemosModel {
  readonly memosView: 'loading' | 'failed' | 'empty' | 'items';
  readonly memos: readonly MemoRow[];
  readonly form: MemoFormModel;
  readonly writingMemo: boolean;
  /** Text of a new memo that was not saved waits for its form. */
  readonly hasDraft: boolean;
  readonly newMemo: () => void;
  readonly retryMemos: () => void;
}

/** The performer's memos on this customer. @spec §3 Memo */
export const ClientMemos = observer(function ClientMemos({ model }: { readonly model: ClientMemosModel }) {
  const { t } = useTranslation();
  // The form takes the place of its button, and gives the focus back when it closes.
  const [wasWritten, setWritten] = useState(false);
  const write = (): void => {
    setWritten(true);
    model.newMemo();
  };
  return (
    <Panel aria-labelledby="memos-title">
      <PanelHead id="memos-title" title={t('memos.title')}>
        {!model.writingMemo && (
          <Button ref={wasWritten ? takeFocus : undefined} onClick={write}>
            {t(model.hasDraft ? 'memos.continueDraft' : 'memos.add')}
          </Button>
        )}
      </PanelHead>
      {model.writingMemo && <MemoForm model={model.form} />}
      {model.memosView === 'loading' && <Loading label={t('list.loading')} />}
      {model.memosView === 'empty' && !model.writingMemo && <p className="quiet">{t('memos.noneYet')}</p>}
      {model.memosView === 'failed' && (
        <Notice
          tone="stop"
          data-announce="assertive"
          actions={<Button onClick={model.retryMemos}>{t('common.tryAgain')}</Button>}
        >
          {t('error.memos.notLoaded')}
        </Notice>
      )}
      <MemoList rows={model.memos} form={model.form} />
    </Panel>
  );
});
