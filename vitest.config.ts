import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { seenTokens } from './bench/mutations/seen-tokens.ts'
import { SEEN_FOLDER } from './bench/mutations/token-marks.ts'
import { bundledTexts } from './languages/bundled-texts.ts'
import { callShapes } from './contract/call-shapes.ts'
import LongestFirst from './tests/longest-first.ts'
import { icons } from './web/kit/icon-modules.ts'
import { ONE_FAULT, oneFault } from './tests/one-fault.ts'
import { WIDE } from './tests/wide-run.ts'

/** Then several at a time only keep each other waiting. */
const ONE_CORE = availableParallelism() === 1

/** Tests that need a browser and the running product. */
const JOURNEYS = [
  'tests/journeys/**/*.test.ts',
  'tests/accessibility/**/*.test.ts',
  'tests/load/**/*.test.ts',
]
/** Variations, which a wide run walks too. */
const VARIATIONS = WIDE ? [] : ['**/*.wide.test.ts']
/** Parts of pages, drawn without a server and a browser. */
const COMPONENTS = ['web/**/*.test.tsx', 'plugins/**/*.test.tsx']
/** Folders whose tests may open a database. */
const NEED_DATABASE = ['server', 'tests', 'datasets', 'bench']
/** Tests of the code as text: no database. */
const CODE = [
  'tests/architecture.test.ts',
  'tests/architecture/*.test.ts',
  'tests/licences.test.ts',
  'tests/documents.test.ts',
]
/** Sentences and drawings of made-up countries: no database either. */
const MADE_UP = ['bench/{sentences,mutations}/*.test.ts', 'tests/{analyses,drawings,sections}/**/*.test.ts']

/** Tests make much that lives for a moment: with room for it a twentieth of the processor's time is not spent on looking through it. */
const ROOM = ['--max-semi-space-size=64']

/** What Vite does to a module: the ring of components has JSX, and in the others tokens may be made wrong. */
const byVite = () => ({ plugins: [oneFault(), seenTokens(), bundledTexts(), callShapes(), icons()] })

/**
 * Modules of the other rings are imported by Node itself: in a fresh clone Vite's runner takes a third of the time of a ring, and reads of an
 * import take a call.
 */
const byNode = {
  execArgv: [...ROOM, '--import', './tests/node-imports.ts'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

/** Whose plugins a run needs: tokens are made wrong, and noted, in what Vite reads. */
const IS_OF_TOKENS = [ONE_FAULT, SEEN_FOLDER].some((name) => process.env[name] !== undefined)

// The rings, one after the other where a run names files of several. Run one with `npm test -- --project=unit`.
export default defineConfig({
  test: {
    reporters: ['default', './tests/count-reporter.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...(IS_OF_TOKENS && byVite()),
        test: {
          name: 'unit',
          ...(!IS_OF_TOKENS && byNode),
          sequence: { groupOrder: 0 },
          // Every area, also one that is new, unless it needs a database.
          exclude: COMPONENTS,
          include: [
            `!(${NEED_DATABASE.join('|')}|node_modules|dist)/**/*.test.{ts,tsx}`,
            ...CODE,
            ...MADE_UP,
          ],
          environment: 'node',
          // Files share a process: what a test puts in place of something ends with it, or the next would meet it.
          isolate: false,
          unstubGlobals: true,
          // Long enough for a machine that does something else, and said here alone.
          testTimeout: 120_000,
          // The first that asks for the data that ship reads them.
          hookTimeout: 180_000,
        },
      },
      {
        ...byVite(),
        test: {
          name: 'components',
          sequence: { groupOrder: 0 },
          include: COMPONENTS,
          execArgv: ROOM,
          setupFiles: ['tests/components/what-the-dom-lacks.ts', 'tests/components/each-part.ts'],
          environment: 'happy-dom',
          isolate: false,
          // Read anew with each file, as our own modules: toasts of one are no longer drawn by the pages of all files before it.
          server: { deps: { inline: ['react-hot-toast'] } },
          unstubGlobals: true,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...(IS_OF_TOKENS && byVite()),
        test: {
          name: 'server',
          ...(!IS_OF_TOKENS && byNode),
          sequence: { groupOrder: 1 },
          setupFiles: ['tests/compiled-once.ts'],
          include: [`{${NEED_DATABASE.join(',')}}/**/*.test.ts`],
          exclude: [...JOURNEYS, ...CODE, ...MADE_UP, ...VARIATIONS],
          environment: 'node',
          globalSetup: ['tests/global-setup.ts', 'tests/bundled-server.ts'],
          // Half of the time they wait for disks, timers and processes of their own.
          maxWorkers: ONE_CORE ? 1 : 2,
          isolate: false,
          // What a thread or a process makes may take its time on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          // Many start processes of the product, several at a time on a busy machine.
          testTimeout: 180_000,
          // The first that asks for a store makes it, and on a busy machine that takes a while.
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'journeys',
          ...byNode,
          sequence: { groupOrder: 2 },
          // A slow machine may take a while to draw what a reader waits for.
          expect: { poll: { timeout: 60_000 } },
          include: JOURNEYS,
          exclude: VARIATIONS,
          environment: 'node',
          globalSetup: ['tests/global-setup.ts', 'tests/running-product.ts'],
          // Each worker has a browser and a product of its own, and waits for them half of the time: two kept one core busy.
          maxWorkers: ONE_CORE ? 1 : 3,
          isolate: false,
          // Keeping a state on a device takes half of it on two idle cores.
          testTimeout: 360_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
