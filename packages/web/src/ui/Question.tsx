import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';

interface QuestionProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The answer that does it. */
  readonly yes: { readonly label: ReactNode; readonly look?: 'primary' | 'stop'; readonly press: () => void };
  readonly no: () => void;
}

/** A question before something that is felt at once. */
export const Question = ({ open, title, children, yes, no }: QuestionProps) => {
  const { t } = useTranslation();
  return (
    <Modal
      name="question"
      open={open}
      size="sm"
      title={title}
      close={{ label: t('modal.close'), press: no }}
      actions={
        <>
          <Button onClick={no}>{t('clients.keep')}</Button>
          <Button look={yes.look ?? 'primary'} onClick={yes.press}>
            {yes.label}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
};
