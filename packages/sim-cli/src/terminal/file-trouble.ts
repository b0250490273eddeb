const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'a part of the path is no folder',
  EISDIR: 'it is a folder',
  EEXIST: 'it is no folder',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

/** Says in plain words why a file could not be opened; an unknown error keeps the words of the system. */
export const fileTrouble = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error ? SENTENCES[String(error.code)] : undefined) ?? error.message;
};
