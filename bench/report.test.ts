import { describe, expect, test } from 'vitest'
import { budgetTable } from './budgets.ts'
import { withSection } from './report.ts'
import { quantile } from './sample.ts'

describe('results.md', () => {
  test('gets a section it did not have', () => {
    expect(withSection('# Results\n', 'B', '## B\n\nnew\n')).toBe('# Results\n\n## B\n\nnew\n')
  })

  test('has a section replaced and the others kept, in the order of their titles', () => {
    const before = '# Results\n\n## A\n\nold a\n\n## B\n\nold b\n'
    expect(withSection(before, 'A', '## A\n\nnew a\n')).toBe('# Results\n\n## A\n\nnew a\n\n## B\n\nold b\n')
  })
})

test('the table of all budgets names what missed its own, and counts the others', () => {
  const results =
    '## Control changes\n\n| what | measured | budget | kept |\n|---|---|---|---|\n| a: requests | 0 | 0 | yes |\n| b: requests | 3 | 0 | **no** |\n'
  const table = budgetTable(results)
  expect(table).toContain(
    '| requests after a change of a control | 0 | b: requests: 3; 1 more | **no** (1 of 2) |',
  )
  expect(table).toContain('| repaint after a change of a control | ≤ 100 ms | – |  |')
})

test.each([
  [[5], 0.5, 5],
  [[3, 1, 2], 0.5, 2],
  [[4, 3, 2, 1], 0.5, 2],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95, 10],
])('quantile of %j at %d is %d', (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected)
})
