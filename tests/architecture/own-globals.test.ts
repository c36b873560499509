import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** A test that puts something in place of a global by itself: whatever file comes next in the process meets it. */
const ASSIGNED = /\bglobalThis\.\w+ = |Reflect\.set\((?:globalThis|window)\b/

test('an assignment is told from a stub', () => {
  expect(`${['globalThis.fetch', '='].join(' ')} x`).toMatch(ASSIGNED)
  expect("vi.stubGlobal('fetch', x)").not.toMatch(ASSIGNED)
})

test('what a test puts in place of a global is taken back: it is stubbed, never assigned', () => {
  const found = readSourceFiles()
    .filter(({ path, text }) => /\.test\.tsx?$/.test(path) && ASSIGNED.test(text))
    .map(({ path }) => path)
  expect(found).toEqual([])
})
