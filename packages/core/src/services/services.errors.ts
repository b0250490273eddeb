/** Reasons for which a service cannot be switched on. @spec §5 Phone services, §4 Account approval */
export type ServiceBlockCode =
  | 'services.accountNotApproved'
  | 'services.surinameseNumber'
  | 'services.phoneNameMissing'
  | 'services.phoneAdvertisementMissing'
  | 'services.phoneWelcomeMissing';

/** Errors of a toggle: the save failed, or a reason blocks the service. @spec §8 — a failed services save reverts the flags */
export type ServicesErrorCode = 'services.saveFailed' | ServiceBlockCode;
