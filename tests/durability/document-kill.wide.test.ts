import { expect, test } from 'vitest'
import { newStore } from '#tests/builders/test-store.ts'
import { killedDocuments } from './killed-documents.ts'

test('kill -9 while documents are written, submitted and approved loses nothing acknowledged, and leaves nothing half done', async () => {
  const store = await newStore('embedded', 'tables')
  // `npm run bench -- kills` draws 200 moments.
  const { acknowledged, faults } = await killedDocuments(store, { rounds: 3, moment: () => 400 })
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
})
