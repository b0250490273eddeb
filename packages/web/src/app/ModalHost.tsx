import { observer } from 'mobx-react-lite';
import type { ModalName } from '@greenroom/core/navigation/modals.machine';
import { NotApprovedModal } from '../account/NotApprovedModal.tsx';
import { PhoneModal } from '../account/PhoneModal.tsx';
import { VerificationModal } from '../account/VerificationModal.tsx';
import { CallerCard } from '../clients/CallerCard.tsx';
import { DeclinedNotice } from '../session/DeclinedNotice.tsx';
import { RequestModal } from '../session/RequestModal.tsx';
import type { ModalHostModel } from './modal-host.view-model.ts';
import { useModel } from './view-models-context.ts';

const isRequest = (name: ModalName | undefined): boolean => name === 'chat-request' || name === 'vip-request';

/** Shows the modal that the core has opened, at most one at a time. The window *session* is the summary in the studio. @spec §2 Modals */
export const ModalHost = observer(function ModalHost({ model }: { readonly model: ModalHostModel }) {
  const request = useModel('requestModal');
  const verification = useModel('verification');
  const caller = useModel('caller');
  const approval = useModel('approvalNotice');
  const phone = useModel('phoneModal');
  return (
    <>
      <NotApprovedModal open={model.open === 'notapproved'} close={model.close} model={approval} />
      <VerificationModal open={model.open === 'face-recog'} kind="face" model={verification} />
      <VerificationModal open={model.open === 'voice-recog'} kind="voice" model={verification} />
      <PhoneModal open={model.open === 'phone'} close={model.close} model={phone} />
      <DeclinedNotice model={request} />
      {isRequest(model.open) && <RequestModal model={request} about={<CallerCard model={caller} />} />}
    </>
  );
});
