import { useBlocker } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';

interface Props {
  /** Something on this page is not saved. */
  readonly edited: boolean;
  readonly discard: () => void;
}

/** Asks before another page opens while something is not saved. One per page: the router knows one question at a time. */
export const LeaveQuestion = ({ edited, discard }: Props) => {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => edited && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = (): void => blocker.reset?.();
  const go = (): void => {
    discard();
    blocker.proceed?.();
  };
  return (
    <Modal
      name="leave"
      open={blocker.state === 'blocked'}
      title={t('form.leave.title')}
      close={{ label: t('form.leave.stay'), press: stay }}
      actions={
        <>
          <Button onClick={go}>{t('form.leave.discard')}</Button>
          <Button look="primary" data-autofocus="" onClick={stay}>
            {t('form.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('form.leave.text')}</p>
    </Modal>
  );
};
