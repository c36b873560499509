import { expect, test } from 'vitest'
import { FILE_COLUMNS } from './import-file.ts'

test('an interval comes as a whole or not at all, and so does a period of reference', () => {
  const names = FILE_COLUMNS.filter(({ need }) => need === 'together').map(({ name }) => name)
  expect(names).toEqual(['lower', 'upper', 'interval_level', 'reference_start', 'reference_end'])
})
