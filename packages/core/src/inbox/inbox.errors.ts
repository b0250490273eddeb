/** Every way the messages can fail. @spec §8 Messages — error sending, removing, loading; 'blocked you' and 'you blocked' texts */
export type InboxErrorCode =
  | 'inbox.notLoaded'
  | 'inbox.notSent'
  | 'inbox.notRemoved'
  | 'inbox.notRestored'
  | 'inbox.blockedYou'
  | 'inbox.youBlocked';
