import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GROUP_COLUMNS } from '#server/dataset/group-row.ts'
import { OBSERVATION_COLUMNS } from '#server/dataset/observation-row.ts'

function linesOf(path: string): string[] {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
}

describe('the files that docs/data/import.md names', () => {
  it.each([
    ['template-observations.csv', OBSERVATION_COLUMNS],
    ['template-disaggregated.csv', GROUP_COLUMNS],
  ])('%s has every column and no row', (file, { required, optional }) => {
    const [header = '', ...rows] = linesOf(`docs/data/${file}`)
    expect(header.split(',').sort()).toEqual([...required, ...optional].sort())
    expect(rows).toEqual([])
  })

  it('example-observations.csv holds published figures of the NDHS', () => {
    const published = new Set(linesOf('datasets/observations/ndhs.csv'))
    const example = linesOf('docs/data/example-observations.csv')
    expect(example.length).toBeGreaterThan(10)
    expect(example.filter((line) => !published.has(line))).toEqual([])
  })
})
