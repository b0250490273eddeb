import { createForumApi, type forumCalls } from '@greenroom/adapters-http/forum/forum-api.http';
import { performerId } from '@greenroom/core/kernel/ids';
import { OK, type CallPayload } from './call-payload.ts';

const anna = performerId('1001');
const FORUM = '/api/performer/performer_accounts/1001/forum';
const TOPIC = '{"id":3,"title":"Technique","description":null,"threads":2,"followed":1}';
const topic = { id: '3', title: 'Technique', description: '', threads: 2, followed: true };
const THREAD =
  '{"id":5,"title":"Lamps","topic":{"id":3,"title":"Technique"},"author":"Mila","posts":2,"date":1767225600}';
const thread = {
  id: '5',
  title: 'Lamps',
  topic: { id: '3', title: 'Technique' },
  author: 'Mila',
  posts: 2,
  date: 1_767_225_600,
};

export const forumPayloads = {
  forumFront: {
    ask: (client) => createForumApi(client).front(anna, { limit: 20, offset: 0 }),
    request: `GET ${FORUM}/sections?limit=20&offset=0`,
    body: '',
    answer: `{"sections":[{"id":1,"title":"Work","topics":[${TOPIC}]}],"total":21}`,
    decoded: { sections: [{ id: '1', title: 'Work', topics: [topic] }], total: 21 },
  },
  followedTopics: {
    ask: (client) => createForumApi(client).followed(anna),
    request: `GET ${FORUM}/followed`,
    body: '',
    answer: `{"topics":[${TOPIC}]}`,
    decoded: [topic],
  },
  forumTopic: {
    ask: (client) => createForumApi(client).topic(anna, { topic: '3', limit: 20, offset: 20 }),
    request: `GET ${FORUM}/topics/3?limit=20&offset=20`,
    body: '',
    answer: `{"topic":${TOPIC},"threads":[${THREAD}],"total":21}`,
    decoded: { topic, threads: [thread], total: 21 },
  },
  forumThread: {
    ask: (client) => createForumApi(client).thread(anna, { thread: '5', limit: 20, offset: 0 }),
    request: `GET ${FORUM}/threads/5?limit=20&offset=0`,
    body: '',
    answer: `{"thread":${THREAD},"posts":[{"id":8,"author":"Mila","content":"Hi","date":1767225600}],"total":1}`,
    decoded: {
      thread,
      posts: [{ id: '8', author: 'Mila', own: false, content: 'Hi', date: 1_767_225_600 }],
      total: 1,
    },
  },
  searchThreads: {
    ask: (client) => createForumApi(client).search(anna, { search: 'ring lamp', limit: 20, offset: 0 }),
    request: `GET ${FORUM}/threads?limit=20&offset=0&search=ring+lamp`,
    body: '',
    answer: `{"threads":[${THREAD}],"total":1}`,
    decoded: { threads: [thread], total: 1 },
  },
  followTopic: {
    ask: (client) => createForumApi(client).follow(anna, '3', true),
    request: `PUT ${FORUM}/topics/3/followed`,
    body: '{"followed":true}',
    ...OK,
  },
  createThread: {
    ask: (client) =>
      createForumApi(client).createThread(anna, { topic: '3', id: 'p1', title: 'Lamps', content: 'Which?' }),
    request: `POST ${FORUM}/topics/3/threads`,
    body: '{"id":"p1","title":"Lamps","content":"Which?"}',
    answer: '{"id":9}',
    decoded: '9',
  },
  createTopic: {
    ask: (client) => createForumApi(client).createTopic(anna, { section: '1', id: 'o1', title: 'Sound' }),
    request: `POST ${FORUM}/sections/1/topics`,
    body: '{"id":"o1","title":"Sound"}',
    ...OK,
  },
  createPost: {
    ask: (client) => createForumApi(client).createPost(anna, { thread: '5', id: 'p1', content: 'A ring lamp.' }),
    request: `POST ${FORUM}/threads/5/posts`,
    body: '{"id":"p1","content":"A ring lamp."}',
    ...OK,
  },
} satisfies Record<keyof typeof forumCalls, CallPayload>;
