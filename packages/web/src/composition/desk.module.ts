import type { BlocksController } from '@greenroom/core/blocks/blocks.controller';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import type { TextsController } from '@greenroom/core/content/texts.controller';
import type { ForumController } from '@greenroom/core/forum/forum.controller';
import type { InboxController } from '@greenroom/core/inbox/inbox.controller';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { ContainerModule } from 'inversify';
import type { ModerationController } from '@greenroom/core/moderation/moderation.controller';
import { CallerViewModel } from '../clients/caller.view-model.ts';
import { ClientViewModel } from '../clients/client.view-model.ts';
import { ClientsViewModel } from '../clients/clients.view-model.ts';
import { FaqViewModel } from '../content/faq.view-model.ts';
import { TextViewModel } from '../content/text.view-model.ts';
import { ForumFrontViewModel } from '../forum/forum-front.view-model.ts';
import { NewThreadViewModel } from '../forum/new-thread.view-model.ts';
import { ThreadViewModel } from '../forum/thread.view-model.ts';
import { ThreadSearchViewModel } from '../forum/thread-search.view-model.ts';
import { TopicViewModel } from '../forum/topic.view-model.ts';
import { InboxViewModel } from '../inbox/inbox.view-model.ts';
import { MemosViewModel } from '../memos/memos.view-model.ts';
import { FlagViewModel } from '../moderation/flag.view-model.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** Bindings of the pages beside the sessions: customers, messages and forum. */
export const deskModule = new ContainerModule(({ bind }) => {
  bind(VIEW_MODELS.caller)
    .toResolvedValue(
      (clients: ClientsController, memos: MemosController) => new CallerViewModel(clients, memos),
      [TOKENS.clients, TOKENS.memos],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.client)
    .toResolvedValue(
      (
        clients: ClientsController,
        memos: MemosController,
        blocks: BlocksController,
        moderation: ModerationController,
      ) => new ClientViewModel({ clients, memos, blocks, moderation }),
      [TOKENS.clients, TOKENS.memos, TOKENS.blocks, TOKENS.moderation],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.clients)
    .toResolvedValue(
      (clients: ClientsController, blocks: BlocksController) => new ClientsViewModel(clients, blocks),
      [TOKENS.clients, TOKENS.blocks],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.flag)
    .toResolvedValue((moderation: ModerationController) => new FlagViewModel(moderation), [TOKENS.moderation])
    .inSingletonScope();
  bind(VIEW_MODELS.memos)
    .toResolvedValue((memos: MemosController) => new MemosViewModel(memos), [TOKENS.memos])
    .inSingletonScope();
  bind(VIEW_MODELS.forum)
    .toResolvedValue((forum: ForumController) => new ForumFrontViewModel(forum), [TOKENS.forum])
    .inSingletonScope();
  bind(VIEW_MODELS.newThread)
    .toResolvedValue((forum: ForumController) => new NewThreadViewModel(forum), [TOKENS.forum])
    .inSingletonScope();
  bind(VIEW_MODELS.thread)
    .toResolvedValue((forum: ForumController) => new ThreadViewModel(forum), [TOKENS.forum])
    .inSingletonScope();
  bind(VIEW_MODELS.threadSearch)
    .toResolvedValue((forum: ForumController) => new ThreadSearchViewModel(forum), [TOKENS.forum])
    .inSingletonScope();
  bind(VIEW_MODELS.topic)
    .toResolvedValue((forum: ForumController) => new TopicViewModel(forum), [TOKENS.forum])
    .inSingletonScope();
  bind(VIEW_MODELS.faq)
    .toResolvedValue((texts: TextsController) => new FaqViewModel(texts), [TOKENS.texts])
    .inSingletonScope();
  bind(VIEW_MODELS.text)
    .toResolvedValue((texts: TextsController) => new TextViewModel(texts), [TOKENS.texts])
    .inSingletonScope();
  bind(VIEW_MODELS.inbox)
    .toResolvedValue((inbox: InboxController) => new InboxViewModel(inbox), [TOKENS.inbox])
    .inSingletonScope();
});
