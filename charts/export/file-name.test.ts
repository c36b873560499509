import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['DPT 3 / Penta 3 coverage in Nigeria', '', 'msdat-dpt-3-penta-3-coverage-in-nigeria.csv'],
  ['DPT 3 / Penta 3 coverage in Nigeria', '-table', 'msdat-dpt-3-penta-3-coverage-in-nigeria-table.csv'],
  ['…', '-table', 'msdat-figure-table.csv'],
] as const)('the file of %s%s is %s', (title, kind, name) => {
  expect(fileName(title, 'csv', kind)).toBe(name)
})
