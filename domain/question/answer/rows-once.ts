import type { AnswerRow } from './answer.ts'

/**
 * The rows of an answer, each figure once. Two sentences may say the same figure, one of them held against a target: then it is
 * the row with the target. Two counts of the same number may be of different things.
 */
export function rowsOnce(rows: readonly AnswerRow[]): readonly AnswerRow[] {
  const keyOf = ({ target: _, ...row }: AnswerRow) => JSON.stringify(row)
  const same = Map.groupBy(rows, keyOf)
  const told = new Set<string>()
  return rows.flatMap((row) => {
    const key = keyOf(row)
    if (row.kind !== 'figure') return [row]
    if (told.has(key)) return []
    told.add(key)
    return [same.get(key)?.find(({ target }) => target !== null) ?? row]
  })
}
