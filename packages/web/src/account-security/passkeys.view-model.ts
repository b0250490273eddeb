import type { PasskeysController } from '@greenroom/core/account-security/passkeys.controller';
import { shortDate } from '@greenroom/core/formatting/dates';
import { read } from '../mobx/read.ts';
import { viewOf } from '../ui/query-view.ts';

/** The passkeys of the account. */
export const createPasskeysModel = ({ isAvailable, list, change, add, rename, remove }: PasskeysController) => {
  const shown = viewOf(list);
  return {
    /** False where this browser or this address cannot create passkeys. */
    isAvailable,
    get rows() {
      return shown.data?.map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        createdOn: shortDate(createdAt),
        usedOn: usedAt === undefined ? undefined : shortDate(usedAt),
      }));
    },
    get isNotLoaded(): boolean {
      return shown.data === undefined && shown.view !== 'loading';
    },
    get busy(): boolean {
      return read(change).busy;
    },
    get errorKey() {
      const { error } = read(change);
      return error === undefined ? undefined : (`error.${error}` as const);
    },
    add,
    rename,
    remove,
    retry: list.reload,
  };
};

export type PasskeysModel = ReturnType<typeof createPasskeysModel>;
export type PasskeyRow = NonNullable<PasskeysModel['rows']>[number];
