import { observer } from 'mobx-react-lite';
import { NotApprovedModal } from '../account/NotApprovedModal.tsx';
import { PhoneModal } from '../account/PhoneModal.tsx';
import { RequestModal } from '../session/RequestModal.tsx';
import { SessionSummaryModal } from '../session/SessionSummaryModal.tsx';
import type { ModalHostModel } from './frame-models.ts';
import { useModel } from './view-models-context.ts';

/** Every window over the page. A request and a session's summary open by their own state. @spec §2 Modals */
export const ModalHost = observer(function ModalHost({ model }: { readonly model: ModalHostModel }) {
  return (
    <>
      <NotApprovedModal open={model.open === 'notapproved'} close={model.close} />
      <PhoneModal open={model.open === 'phone'} close={model.close} />
      <SessionSummaryModal model={useModel('sessionSummary')} />
      <RequestModal model={useModel('requestModal')} />
    </>
  );
});
