import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';

interface QuestionProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The answer that does it. */
  readonly yes: {
    readonly label: ReactNode;
    readonly look?: 'primary' | 'stop';
    /** True when Enter gives this answer. */
    readonly isMain?: true;
    readonly press: () => void;
  };
  /** The safe answer; *Cancel* without a label of its own. */
  readonly no: (() => void) | { readonly label: ReactNode; readonly press: () => void };
}

/** A question before something that is felt at once. */
export const Question = ({ open, title, children, yes, no }: QuestionProps) => {
  const { t } = useTranslation();
  const { label, press } = typeof no === 'function' ? { label: t('common.cancel'), press: no } : no;
  return (
    <Modal
      name="question"
      open={open}
      size="sm"
      title={title}
      close={{ label: t('common.close'), press }}
      actions={
        <>
          <Button onClick={press}>{label}</Button>
          <Button
            look={yes.look ?? 'primary'}
            data-autofocus={yes.isMain === true ? '' : undefined}
            onClick={yes.press}
          >
            {yes.label}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
};
