import { expect, test } from 'vitest'
import { newStore } from '#tests/builders/test-store.ts'
import { killedImports } from './killed-imports.ts'

/** Early, while rows are read, and while they are written; `npm run bench -- kills` draws 200 others. */
const MOMENTS = [0.5, 0.8, 0.97]

test('kill -9 during an import publishes all of it or nothing, and the next import goes on', async () => {
  const moments = MOMENTS.values()
  const store = await newStore('embedded', 'made-up-files')
  const { before, after, faults } = await killedImports(
    store,
    MOMENTS.length,
    () => moments.next().value ?? 1,
  )
  expect(faults).toEqual([])
  expect(before + after).toBe(MOMENTS.length)
})
