import { IconPlus } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MAX_REPLIES } from '@greenroom/core/chat/quick-replies/quick-reply-book';
import { LeaveDialog } from '../forms/LeaveDialog.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import type { QuickReplyEditorModel } from './quick-reply-editor.view-model.ts';
import { QuickReplyFields } from './QuickReplyFields.tsx';

const Saved = observer(function Saved({ model }: { readonly model: QuickReplyEditorModel }) {
  const { t } = useTranslation();
  return (
    <div data-announce="polite">
      {model.isSaved && <Notice tone="good">{t('quickReplies.saved')}</Notice>}
      {model.isFailed && <Notice tone="stop">{t('error.account.settingsNotSaved')}</Notice>}
    </div>
  );
});

/** Lets the performer write, order and delete quick replies for each language. @spec §4 Chat */
export const QuickReplyEditor = observer(function QuickReplyEditor({
  model,
}: {
  readonly model: QuickReplyEditorModel;
}) {
  const { t } = useTranslation();
  const full = useId();
  const list = useRef<HTMLOListElement>(null);
  /** Takes the focus along before the row goes: to the row that takes its place, else to the one above or the list. */
  const remove = (index: number): void => {
    const rows = list.current?.querySelectorAll('li');
    (rows?.[index + 1] ?? rows?.[index - 1] ?? list.current)?.focus();
    model.remove(index);
  };
  const add = (): void => {
    flushSync(model.add);
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  };
  const save = (): void => {
    flushSync(model.save);
    // What is wrong may be far above the button.
    list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <>
      <Modal
        name="quick-replies"
        open={model.isOpen}
        size="lg"
        title={t('common.quickReplies')}
        close={{ label: t('common.close'), press: model.close }}
        actions={
          <>
            <Button onClick={model.close}>{t('common.close')}</Button>
            <Button look="primary" busy={model.isSaving} onClick={save}>
              {t('common.save')}
            </Button>
          </>
        }
      >
        <p>{t('quickReplies.intro')}</p>
        <RadioGroup
          label={t('quickReplies.language')}
          choices={model.languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          chosen={model.language}
          onChoose={(value) => {
            const language = model.languages.find((each) => each === value);
            if (language !== undefined) model.choose(language);
          }}
        />
        {model.replies.length === 0 && <p>{t('quickReplies.none')}</p>}
        <ol ref={list} tabIndex={-1} className="stack gap-3" aria-label={t('common.quickReplies')}>
          {model.replies.map((reply, index) => (
            <li key={reply.key} tabIndex={-1}>
              <QuickReplyFields
                reply={reply}
                isFirst={index === 0}
                isLast={index === model.replies.length - 1}
                write={(part) => model.write(index, part)}
                move={(by) => model.move(index, by)}
                remove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
        <Button
          icon={<IconPlus size={20} aria-hidden="true" />}
          waits={!model.mayAdd}
          aria-describedby={model.mayAdd ? undefined : full}
          onClick={add}
        >
          {t('quickReplies.add')}
        </Button>
        {!model.mayAdd && <p id={full}>{t('quickReplies.full', { max: MAX_REPLIES })}</p>}
        <Saved model={model} />
      </Modal>
      <LeaveDialog open={model.isAsking} stay={model.stay} discard={model.discard} />
    </>
  );
});
