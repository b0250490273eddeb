import type { LoginController } from '@greenroom/core/login/login.controller';
import {
  emptyFields,
  missingParts,
  type EmptyField,
  type MissingPart,
} from '@greenroom/core/profile/profile-completeness';
import { read } from '../mobx/read.ts';

/** The missing parts of the profile. @spec §5 Profile completeness */
export const createCompletenessModel = ({ watch }: Pick<LoginController, 'watch'>) => ({
  get missing(): readonly MissingPart[] {
    const { account } = read(watch);
    return account === undefined ? [] : missingParts(account);
  },
  /** Other fields that customers see and that are empty. */
  get empty(): readonly EmptyField[] {
    const { account } = read(watch);
    return account === undefined ? [] : emptyFields(account);
  },
});

export type CompletenessModel = ReturnType<typeof createCompletenessModel>;
