import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROJECT } from './source-files.ts'

interface TableRow {
  readonly number: string
  readonly file: string
  readonly title: string
}

/** Rows of the last table of docs/security.md: number, what is tried, file, words of the test's title or comment. */
const rows: readonly TableRow[] = readFileSync(join(PROJECT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| T\d+ \|/.test(line))
  .map((line) => {
    const cells = line.replace(/^\| | \|$/g, '').split(' | ')
    const [number = '', , file = '', title = ''] = cells
    return { number, file, title }
  })

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `T${first + index}`)

describe('the table of docs/security.md', () => {
  test('has every number that the product must answer', () => {
    const wanted = [...between(1, 53), ...between(55, 59), ...between(61, 66)]
    const there = new Set(rows.map(({ number }) => number))
    expect(wanted.filter((number) => !there.has(number))).toEqual([])
  })

  test.each(rows)('$number stands in $file', ({ number, file, title }) => {
    const path = join(PROJECT, file)
    expect(existsSync(path)).toBe(true)
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(new RegExp(`\\b${number}\\b`))
    expect(title).not.toBe('')
    expect(text).toContain(title)
  })
})
