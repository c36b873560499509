import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { csvRecords, csvRows } from './csv-records.ts'

function fileOf(content: string): string {
  const path = join(newTestFolder(), 'file.csv')
  writeFileSync(path, content)
  return path
}

/** The rows of a file: `line: cell|cell`. */
async function rowsOf(content: string): Promise<string[]> {
  const rows: string[] = []
  for await (const { line, cells } of csvRecords(fileOf(content))) rows.push(`${line}: ${cells.join('|')}`)
  return rows
}

const TAKEN_APART: readonly (readonly [title: string, content: string, rows: readonly string[]])[] = [
  ['line feeds', 'a,b\n1,2\n', ['1: a|b', '2: 1|2']],
  ['carriage returns', 'a,b\r1,2\r', ['1: a|b', '2: 1|2']],
  ['both', 'a,b\r\n1,2\r\n', ['1: a|b', '2: 1|2']],
  ['all three', 'a\r\nb\rc\nd', ['1: a', '2: b', '3: c', '4: d']],
  ['no end of the last line', 'a,b\n1,2', ['1: a|b', '2: 1|2']],
  ['empty lines, which count', '\n\na\n\r\n\r\rb\n\n', ['3: a', '7: b']],
  ['a line of spaces, which is a row', 'a\n \n', ['1: a', '2:  ']],
  ['empty cells', ',\n,,\na,\n,b\n', ['1: |', '2: ||', '3: a|', '4: |b']],
  ['more cells and fewer', 'a,b\n1\n1,2,3\n1,2\n', ['1: a|b', '2: 1', '3: 1|2|3', '4: 1|2']],
  ['a byte order mark', '\uFEFFa,b\n', ['1: a|b']],
  ['nothing', '', []],
  ['line ends alone', '\n\r\n\r', []],
  ['signs below the comma', "a!#$%&'()*+,b\t\n", ["1: a!#$%&'()*+|b\t"]],
  ['quotation marks', 'a,b\n"1,5","x""y"\n"2\n3",4\n5,6\n', ['1: a|b', '2: 1,5|x"y', '3: 2\n3|4', '5: 5|6']],
]

describe('a CSV file', () => {
  it.each(TAKEN_APART)('with %s is taken apart', async (_title, content, rows) => {
    expect(await rowsOf(content)).toEqual(rows)
  })

  // Lines of seven and of eleven bytes: what is read at once, some power of two, ends at each of their bytes sooner or later.
  it.each(['abc,d\r\n', 'abc,de\n', 'abcd,é\r', 'abc,defgh\r\n', 'é,ü\r\n\r\n'])(
    'of many %j loses no line where two parts of it meet',
    async (line) => {
      const many = 40_000
      const [cells = ''] = line.split(/[\r\n]/)
      const linesEach = line.split(/\r\n|\r|\n/).length - 1
      const rows = await rowsOf(line.repeat(many))
      expect(rows).toHaveLength(many)
      const odd = rows.findIndex((row, at) => row !== `${at * linesEach + 1}: ${cells.replace(',', '|')}`)
      expect(odd).toBe(-1)
    },
  )

  it('keeps its line numbers where quotation marks begin in its midst', async () => {
    const rows = await rowsOf(`${'abc,d\r\n\r\n'.repeat(20_000)}"x\ny",1\r\n${'"e",f\r\n'.repeat(3000)}`)
    expect(rows).toHaveLength(23_001)
    expect(rows.slice(19_999, 20_002)).toEqual(['39999: abc|d', '40001: x\ny|1', '40003: e|f'])
    expect(rows.at(-1)).toBe('43002: e|f')
  })

  it('keeps its line numbers when rows are not looked at', async () => {
    const firsts: number[] = []
    for await (const rows of csvRows(fileOf('abc,d\n'.repeat(60_000)))) {
      if (rows.next()) firsts.push(rows.line)
    }
    expect(firsts.length).toBeGreaterThan(1)
    expect(firsts.every((line, part) => part === 0 || line > (firsts[part - 1] ?? 0) + 1)).toBe(true)
    expect(firsts.at(-1)).toBeGreaterThan(50_000)
  })
})
