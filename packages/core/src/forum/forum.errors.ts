/**
 * Every way the forum can fail.
 * @spec §8 Forum — loading sections, followed topics, topics, threads failed; creating thread, topic or post failed; forum blocked message
 */
export type ForumErrorCode =
  | 'forum.sectionsNotLoaded'
  | 'forum.followedNotLoaded'
  | 'forum.topicNotLoaded'
  | 'forum.threadsNotLoaded'
  | 'forum.threadNotCreated'
  | 'forum.topicNotCreated'
  | 'forum.postNotCreated'
  | 'forum.notFollowed'
  | 'forum.blocked';
