import { defineConfig } from 'vitest/config'

/** Tests that need a browser and the running product. */
const JOURNEYS = [
  'tests/journeys/**/*.test.ts',
  'tests/accessibility/**/*.test.ts',
  'tests/load/**/*.test.ts',
]
/** Tests of the code as text: no database. */
const CODE = [
  'tests/architecture.test.ts',
  'tests/architecture/*.test.ts',
  'tests/licences.test.ts',
  'tests/documents.test.ts',
]

// The rings. Run one with `npm test -- --project=unit`.
export default defineConfig({
  test: {
    reporters: ['default', './tests/count-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,charts,catalogue,web,plugins,tools}/**/*.test.{ts,tsx}', ...CODE],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,tests,datasets,bench}/**/*.test.ts'],
          exclude: [...JOURNEYS, ...CODE],
          environment: 'node',
          globalSetup: ['tests/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          // A slow machine may take a while to draw what a reader waits for.
          expect: { poll: { timeout: 15_000 } },
          include: JOURNEYS,
          environment: 'node',
          globalSetup: ['tests/running-product.ts'],
          // One browser at a time: two would measure each other.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
