/** For tests: throws whatever is read of it. */
export const BROKEN = new Proxy(
  {},
  {
    get: () => {
      throw new Error('broken');
    },
  },
);
