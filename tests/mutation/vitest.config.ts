import { defineConfig } from 'vitest/config';

// The tests that state the rules of one machine; `main.ts` names them.
export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? 'packages/core/src/**/*.test.ts').split(','),
    environment: 'node',
  },
});
