import { expect, test } from 'vitest'
import { newStore } from '#tests/builders/test-store.ts'
import { killedImports } from './killed-imports.ts'

/** While rows are written. `npm run bench -- kills` draws 200 others. */
const MOMENT = 0.9
const COUNTS = { indicator: 62, source: 6, places: [1, 8, 10] }

test('kill -9 during an import publishes all of it or nothing, and the next import goes on', async () => {
  const store = await newStore('embedded', 'made-up-files')
  const { before, after, faults } = await killedImports(store, COUNTS, {
    ...{ rounds: 1, moment: () => MOMENT },
  })
  expect(faults).toEqual([])
  expect(before + after).toBe(1)
})
