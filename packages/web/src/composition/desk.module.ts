import type { InboxController } from '@greenroom/core/inbox/inbox.controller';
import { ContainerModule } from 'inversify';
import { InboxViewModel } from '../inbox/inbox.view-model.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** The pages of what she looks after beside the sessions. */
export const deskModule = new ContainerModule(({ bind }) => {
  bind(VIEW_MODELS.inbox)
    .toResolvedValue((inbox: InboxController) => new InboxViewModel(inbox), [TOKENS.inbox])
    .inSingletonScope();
});
