import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { message } from '#domain/message/message.ts'
import { FILE_COLUMNS } from '#domain/observation/import-file.ts'
import { english } from '#languages/from-source.ts'
import { GROUP_COLUMNS } from '#server/dataset/group-row.ts'
import { OBSERVATION_COLUMNS } from '#server/dataset/observation-row.ts'

function linesOf(path: string): string[] {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
}

/** The contents of a file's rows, whatever the order of its columns and whichever of them are empty. */
function cellsOf(path: string): string[] {
  const [header = '', ...rows] = linesOf(path)
  const names = header.split(',')
  return rows.map((row) =>
    row
      .split(',')
      .flatMap((cell, at) => (cell === '' ? [] : [`${names[at]}=${cell}`]))
      .sort()
      .join(' '),
  )
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

  it('import.md describes each column of a file of figures, in their order', () => {
    const rows = linesOf('docs/data/import.md').filter((line) => line.startsWith('| `'))
    const expected = FILE_COLUMNS.map(({ name, need }) => {
      const [needed, holds] = [need, name].map((word) => english.text(message(`import-columns.${word}`)))
      return `| \`${name}\` | ${needed} | ${holds} |`
    })
    expect(rows).toEqual(expected)
  })

  it('example-observations.csv holds published figures of the NDHS', () => {
    const published = new Set(cellsOf('datasets/observations/ndhs.csv'))
    const example = cellsOf('docs/data/example-observations.csv')
    expect(example.length).toBeGreaterThan(10)
    expect(example.filter((cells) => !published.has(cells))).toEqual([])
  })
})
