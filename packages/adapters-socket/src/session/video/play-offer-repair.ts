/** Baseline, the highest profile every browser can play. */
const BASELINE = 0x42;
const PROFILE_LEVEL_ID = /(profile-level-id=)([\da-f]{2})([\da-f]{2})([\da-f]{2})/gi;

/**
 * Media servers describe H.264 in ways that browsers refuse although they could play it. A profile above baseline is called
 * constrained baseline 3.1, and constraints of none become those of constrained baseline.
 */
export const repairPlayOffer = (offer: string): string =>
  offer.replace(PROFILE_LEVEL_ID, (_, name: string, profile: string, constraints: string, level: string) => {
    if (Number.parseInt(profile, 16) > BASELINE) return `${name}42e01f`;
    return `${name}${profile}${constraints === '00' ? 'e0' : constraints}${level}`;
  });
