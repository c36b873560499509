import type { SentFile } from '#contract/data-import/data-import.ts'
import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import { separated } from '#exchange/text/separated.ts'
import { Budget } from '#exchange/reading/limits.ts'
import { textOf } from '#exchange/reading/cell.ts'

/** A comment with which figures were sent back, and what the correction changed of their rows. */
export type Round = FigureSubmission['earlier'][number]

/** The columns by which a row of a file of figures is known; those that a file lacks do not count. */
const KEY = ['indicator', 'datasource', 'location', 'period', 'dimension', 'category']

/** What a correction changed: rows are the same figure by their key, whatever their order and their file. */
export function rowChanges(
  before: readonly SentFile[],
  after: readonly SentFile[],
): Pick<Round, 'added' | 'changed' | 'dropped'> {
  const [was, is] = [rowsByKey(before), rowsByKey(after)]
  const added = [...is.keys()].filter((key) => !was.has(key)).length
  const dropped = [...was.keys()].filter((key) => !is.has(key)).length
  const changed = [...is].filter(([key, row]) => was.has(key) && was.get(key) !== row).length
  return { added, changed, dropped }
}

function rowsByKey(files: readonly SentFile[]): Map<string, string> {
  const rows = new Map<string, string>()
  for (const { text } of files) {
    const { grid } = separated(text.replace(/^\uFEFF/, ''), new Budget())
    const [head, ...body] = grid.rows
    const names = (head?.cells ?? []).map(textOf)
    for (const { cells } of body) {
      // Columns without contents are left out, so that a file with more of them is the same.
      const filled = names.flatMap((name, at) => {
        const content = textOf(cells[at])
        return content === '' ? [] : [[name, content] as const]
      })
      const key = filled.filter(([name]) => KEY.includes(name))
      rows.set(JSON.stringify(key.toSorted()), JSON.stringify(filled.toSorted()))
    }
  }
  return rows
}
