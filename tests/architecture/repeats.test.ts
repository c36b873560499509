import { expect, test } from 'vitest'
import { repeatedPassages } from './repeats.ts'
import { parseSource } from './source-files.ts'

const passage = Array.from({ length: 10 }, (_, index) => `const line${index} = ${index}`)

test('a passage of ten lines in two files is found once, at its beginning', () => {
  const one = parseSource('web/one.ts', ['const other = 1', ...passage, 'const end = 2'].join('\n'))
  const two = parseSource('web/two.ts', ['', '// said differently', ...passage, 'const rest = 3'].join('\n'))
  expect(repeatedPassages([one, two])).toEqual(['web/one.ts:2 = web/two.ts:3'])
})

test('nine equal lines are no passage', () => {
  const one = parseSource('web/one.ts', passage.slice(1).join('\n'))
  const two = parseSource('web/two.ts', [...passage.slice(1), 'const end = 2'].join('\n'))
  expect(repeatedPassages([one, two])).toEqual([])
})
