import { expect, it } from 'vitest';
import { createDraftsRig } from '../../testing/kernel/drafts-rig.fake.ts';
import { done, err, NETWORK_TIMED_OUT, ok } from '../kernel/result.ts';
import type { ForumApi, NewPost } from './forum-api.port.ts';
import { createForumController } from './forum.controller.ts';

const setUp = () => {
  const rig = createDraftsRig();
  const calls: string[] = [];
  const posts: NewPost[] = [];
  const threads: string[] = [];
  const topics: string[] = [];
  const timesOut = async () => err(NETWORK_TIMED_OUT);
  const api: ForumApi = {
    front: async (_id, { limit, offset }) => {
      calls.push(`front ${limit} ${offset}`);
      return ok({ sections: [], total: 0 });
    },
    followed: async () => {
      calls.push('followed');
      return ok([]);
    },
    topic: timesOut,
    thread: async (_id, { thread, offset }) => {
      calls.push(`thread ${thread} ${offset}`);
      return err(NETWORK_TIMED_OUT);
    },
    search: timesOut,
    follow: async (_id, topic, on) => {
      calls.push(`follow ${topic} ${on}`);
      return done;
    },
    createThread: async (_id, { topic, id, title }) => {
      calls.push(`create ${topic} ${title}`);
      threads.push(id);
      const written = rig.written();
      return written.ok ? ok('t9') : written;
    },
    createTopic: async (_id, { id }) => {
      topics.push(id);
      return rig.written();
    },
    createPost: async (_id, post) => {
      posts.push(post);
      return rig.written();
    },
  };
  const load = () => createForumController({ api, ...rig.deps });
  const forum = load();
  return {
    load,
    forum,
    calls,
    posts,
    threads,
    topics,
    refuse: rig.refuse,
    settle: rig.settle,
  };
};

it('keeps a post until it has arrived and sends it again under the same id', async () => {
  const { forum, calls, posts, refuse, settle } = setUp();
  forum.thread.load({ thread: '5', limit: 20, offset: 0 });
  forum.openDraft('thread 5');
  forum.post('5');
  forum.write({ content: ' Hello ' });
  refuse(NETWORK_TIMED_OUT);
  forum.post('5');
  await settle();
  forum.openDraft('thread 6');
  expect(forum.draft.state().content).toBe('');
  forum.openDraft('thread 5');
  expect(forum.draft.state().content).toBe(' Hello ');
  refuse(undefined);
  forum.post('5');
  await settle();
  expect(posts.map(({ content }) => content)).toEqual(['Hello', 'Hello']);
  expect(posts[1]?.id).toBe(posts[0]?.id);
  expect(forum.draft.state().content).toBe('');
  expect(calls).toEqual(['thread 5 0', 'thread 5 0']);
});

it('begins a thread once it has title and text, and tells its id', async () => {
  const { forum, calls, settle } = setUp();
  forum.openDraft('topic 3');
  forum.write({ content: 'Which one do you use?' });
  forum.beginThread('3');
  forum.write({ title: 'Cameras' });
  forum.beginThread('3');
  await settle();
  expect([calls, forum.begun.state(), forum.draft.state().title]).toEqual([['create 3 Cameras'], 't9', '']);
  forum.openDraft('topic 3');
  expect(forum.begun.state()).toBeUndefined();
});

it('begins a thread again under the same id, also with another text, and another one under its own', async () => {
  const { forum, threads, refuse, settle } = setUp();
  forum.openDraft('topic 3');
  forum.write({ title: 'Cameras', content: 'Which one?' });
  refuse(NETWORK_TIMED_OUT);
  forum.beginThread('3');
  await settle();
  forum.beginThread('3');
  await settle();
  refuse(undefined);
  forum.write({ content: 'Which two?' });
  forum.beginThread('3');
  await settle();
  forum.write({ title: 'Lamps', content: 'Which?' });
  forum.beginThread('3');
  await settle();
  expect([threads[1], threads[2]]).toEqual([threads[0], threads[0]]);
  expect(threads[3]).not.toBe(threads[0]);
});

it('makes a topic again under the same id, and another one under its own', async () => {
  const { forum, topics, refuse, settle } = setUp();
  refuse(NETWORK_TIMED_OUT);
  forum.createTopic('1', 'Cameras');
  await settle();
  forum.createTopic('1', 'Cameras');
  await settle();
  forum.createTopic('1', 'Lamps');
  await settle();
  expect(topics[1]).toBe(topics[0]);
  expect(topics[2]).not.toBe(topics[0]);
});

it('makes a topic again under the same id after a reload, as long as its title is the same', async () => {
  const { forum, load, topics, refuse, settle } = setUp();
  refuse(NETWORK_TIMED_OUT);
  forum.createTopic('1', 'Cameras and lamps');
  await settle();
  load().createTopic('1', 'Cameras and lamps');
  await settle();
  refuse(undefined);
  load().createTopic('1', 'Cameras');
  await settle();
  load().createTopic('1', 'Cameras');
  await settle();
  expect(topics[1]).toBe(topics[0]);
  expect(new Set(topics).size).toBe(3);
});

it('keeps what was typed while a post was on its way', async () => {
  const { forum, posts, settle } = setUp();
  forum.openDraft('thread 5');
  forum.write({ content: 'Hello ' });
  forum.post('5');
  forum.write({ content: 'Hello everybody' });
  await settle();
  expect(forum.draft.state().content).toBe('Hello everybody');
  forum.openDraft('thread 5');
  forum.post('5');
  await settle();
  expect([posts.at(-1)?.content, forum.draft.state().content]).toEqual(['Hello everybody', '']);
});

it('keeps what was typed while a thread was on its way', async () => {
  const { forum, settle } = setUp();
  forum.openDraft('topic 3');
  forum.write({ title: 'Cameras ', content: 'Which one?' });
  forum.beginThread('3');
  forum.write({ title: 'Cameras and lenses' });
  await settle();
  expect([forum.begun.state(), forum.draft.state().title]).toEqual(['t9', 'Cameras and lenses']);
});

it('empties the drafts of posts and of a thread that arrive while another page of the forum is open', async () => {
  const { forum, posts, settle } = setUp();
  forum.openDraft('thread 5');
  forum.write({ content: 'Hello' });
  forum.post('5');
  forum.openDraft('thread 6');
  forum.write({ content: 'Bye' });
  forum.post('6');
  forum.openDraft('topic 3');
  forum.write({ title: 'Cameras', content: 'Which one?' });
  forum.beginThread('3');
  forum.openDraft('topic 4');
  await settle();
  expect([posts.map(({ thread }) => thread), forum.begun.state()]).toEqual([['5', '6'], undefined]);
  for (const about of ['thread 5', 'thread 6', 'topic 3']) {
    forum.openDraft(about);
    expect(forum.draft.state()).toEqual({ title: '', content: '' });
  }
});

it('reads the front page and the followed topics again after a topic was followed', async () => {
  const { forum, calls, settle } = setUp();
  forum.front.load({ limit: 20, offset: 0 });
  forum.followed.load('followed');
  forum.following.mutate({ topic: '3', on: true });
  await settle();
  expect(calls).toEqual(['front 20 0', 'followed', 'follow 3 true', 'front 20 0', 'followed']);
});

it('knows which form is on the screen, so that a failure is told elsewhere where it is not', () => {
  const { forum } = setUp();
  forum.openDraft('thread 5');
  expect(forum.isShown('thread 5')).toBe(false);
  const hide = forum.show();
  const hideTopic = forum.show('section 2');
  const shown = () => ['thread 5', 'topic 5', 'section 2'].map(forum.isShown);
  expect(shown()).toEqual([true, false, true]);
  forum.openDraft('topic 5');
  hideTopic();
  expect(shown()).toEqual([false, true, false]);
  hide();
  expect(shown()).toEqual([false, false, false]);
});

it('keeps the title of a new topic until the topic has arrived, and each section its own', async () => {
  const { forum, refuse, settle } = setUp();
  forum.writeTopic('1', 'Cameras');
  forum.writeTopic('2', 'Light');
  refuse(NETWORK_TIMED_OUT);
  forum.createTopic('1', 'Cameras');
  await settle();
  expect(forum.topicDraft('1')).toBe('Cameras');
  refuse(undefined);
  forum.createTopic('1', 'Cameras');
  await settle();
  expect([forum.topicDraft('1'), forum.topicDraft('2')]).toEqual(['', 'Light']);
});
