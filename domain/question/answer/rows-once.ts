import type { AnswerRow } from './answer.ts'

/**
 * The rows of an answer, each once. Two sentences may say the same figure, one of them held against a target: then it is the row
 * with the target.
 */
export function rowsOnce(rows: readonly AnswerRow[]): readonly AnswerRow[] {
  const same = Map.groupBy(rows, ({ target: _, ...row }) => JSON.stringify(row))
  return [...same.values()].flatMap((ones) => ones.find(({ target }) => target !== null) ?? ones.slice(0, 1))
}
