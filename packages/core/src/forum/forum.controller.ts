import { createDrafts, isSentDraft } from '../kernel/drafts.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { readOnly } from '../kernel/machine.ts';
import { seenLine, seenText } from '../kernel/outside-text.ts';
import type { Random } from '../kernel/random.port.ts';
import { createResource } from '../kernel/resource.ts';
import { createShownViews } from '../kernel/shown-views.ts';
import type { DraftStore } from '../kernel/storage.port.ts';
import type { ListPart } from '../kernel/units.ts';
import type {
  ForumApi,
  NewPost,
  NewThread,
  NewTopic,
  ThreadQuery,
  ThreadSearch,
  TopicQuery,
} from './forum-api.port.ts';
import type { ForumFront, ForumTopic, FoundThreads, ThreadPage, TopicPage } from './forum.ts';

/** A change of the subscription to a topic. */
export interface FollowOrder {
  readonly topic: string;
  readonly on: boolean;
}

/** Text that is being written: a post in a thread, or a new thread in a topic. */
export interface ForumDraft {
  readonly title: string;
  readonly content: string;
}

export interface ForumDeps {
  readonly api: ForumApi;
  readonly drafts: DraftStore;
  readonly random: Random;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

const NO_DRAFT: ForumDraft = { title: '', content: '' };

const toText = ({ title, content }: ForumDraft): string =>
  title === '' && content === '' ? '' : `${title.replaceAll('\n', ' ')}\n${content}`;
const toDraft = (text: string): ForumDraft => {
  const end = text.indexOf('\n');
  return end === -1 ? NO_DRAFT : { title: text.slice(0, end), content: text.slice(end + 1) };
};

/** Keeps the forum of the performers. @spec §2 /forum/, §3 Forum */
export const createForumController = ({ api, random, log, performerId, ...deps }: ForumDeps) => {
  const resource = createResource(log);
  const begun = resource.value<string | undefined>(undefined);
  const draft = resource.value<ForumDraft>(NO_DRAFT);
  const drafts = createDrafts(deps.drafts, random);
  const draftAbout = resource.value('');
  const forms = createShownViews<string | undefined>();
  const forgetDraft = (about: string, sent: ForumDraft): void => {
    const isDiscarded = drafts.discardSent(`forum ${about}`, (kept) => {
      const { title, content } = toDraft(kept);
      return isSentDraft(title, sent.title) && isSentDraft(content, sent.content);
    });
    if (isDiscarded && draftAbout.state() === about) draft.set(NO_DRAFT);
  };
  const topicDraft = (section: string): string => drafts.read(`forum section ${section}`);
  const writeTopic = (section: string, title: string): void => drafts.write(`forum section ${section}`, title);
  const front = resource.query<ListPart, ForumFront>('forum sections', (part) => api.front(performerId(), part));
  const followed = resource.query<'followed', readonly ForumTopic[]>('followed topics', () =>
    api.followed(performerId()),
  );
  const topic = resource.query<TopicQuery, TopicPage>('forum topic', (query) => api.topic(performerId(), query));
  const thread = resource.query<ThreadQuery, ThreadPage>('forum thread', (query) => api.thread(performerId(), query));
  const found = resource.query<ThreadSearch, FoundThreads>('forum search', (query) => api.search(performerId(), query));
  const following = resource.mutation<FollowOrder, undefined>(
    'following a topic',
    ({ topic: id, on }) => api.follow(performerId(), id, on),
    {
      onSuccess: () => {
        topic.reload();
        front.reload();
        followed.reload();
      },
    },
  );
  const creatingThread = resource.keyedMutation<string, NewThread, string>(
    'beginning a thread',
    ({ topic: id }) => id,
    (order) => api.createThread(performerId(), order),
    {
      onSuccess: ({ topic: id, title, content }, made) => {
        forgetDraft(`topic ${id}`, { title, content });
        // The form of another topic stays where it is.
        if (draftAbout.state() === `topic ${id}`) begun.set(made);
      },
    },
  );
  const creatingTopic = resource.keyedMutation<string, NewTopic, undefined>(
    'making a topic',
    ({ section }) => section,
    (order) => api.createTopic(performerId(), order),
    {
      onSuccess: ({ section, title }) => {
        drafts.discardSent(`forum section ${section}`, (kept) => isSentDraft(kept, title));
        front.reload();
      },
    },
  );
  const posting = resource.keyedMutation<string, NewPost, undefined>(
    'posting',
    ({ thread: id }) => id,
    (order) => api.createPost(performerId(), order),
    {
      onSuccess: ({ thread: id, content }) => {
        forgetDraft(`thread ${id}`, { title: '', content });
        if (thread.watch.state().key?.thread === id) thread.reload();
      },
    },
  );
  return {
    front,
    followed,
    topic,
    thread,
    found,
    following,
    /** By topic: one thread may be pending while another is started. */
    creatingThread,
    /** By section. */
    creatingTopic,
    /** By thread. */
    posting,
    /** Id of the thread that was just begun; the page goes there. */
    begun: readOnly(begun),
    draft: readOnly(draft),
    /** Restores the draft: `thread 5` for a post in a thread, `topic 3` for a new thread in a topic. */
    openDraft: (about: string) => {
      draftAbout.set(about);
      begun.set(undefined);
      posting.clearDone();
      creatingThread.clearDone();
      draft.set(toDraft(drafts.read(`forum ${about}`)));
    },
    write: (change: Partial<ForumDraft>) => {
      draft.set({ ...draft.state(), ...change });
      drafts.write(`forum ${draftAbout.state()}`, toText(draft.state()));
    },
    post: (id: string) => {
      const content = seenText(draft.state().content);
      if (content === '') return;
      posting.mutate({ thread: id, id: drafts.idOf(`forum thread ${id}`), content });
    },
    beginThread: (id: string) => {
      const [title, content] = [seenLine(draft.state().title), seenText(draft.state().content)];
      if (title === '' || content === '') return;
      const order = { topic: id, title, content };
      creatingThread.mutate({ ...order, id: drafts.idOf(`forum topic ${id}`) });
    },
    /**
     * Registers a visible form, which reports the outcome of its text. @returns unregisters it
     *
     * @param about `section 2` for a new topic; without it that of the open draft
     */
    show: (about?: string) => forms.add(about),
    /** Checks whether the form of a post, a thread or a topic is on the screen. */
    isShown: (about: string) => forms.has((form) => (form ?? draftAbout.state()) === about),
    createTopic: (section: string, title: string) => {
      creatingTopic.mutate({ section, id: drafts.idOf(`forum section ${section}`, title), title });
    },
    /** The title of a new topic in a section that was not sent. */
    topicDraft,
    writeTopic,
    reset: resource.reset,
  };
};

export type ForumController = ReturnType<typeof createForumController>;
