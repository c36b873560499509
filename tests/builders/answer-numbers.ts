import type { Value } from '#domain/message/message.ts'
import type { Answer } from '#domain/question/answer/answer.ts'

/** Numbers that an answer says: values of the text, as numbers. */
function numbersIn(value: Value | number): number[] {
  if (typeof value !== 'object') return []
  if (value.kind === 'message') return Object.values(value.values).flatMap(numbersIn)
  if (value.kind === 'list' || value.kind === 'sentences') return value.items.flatMap(numbersIn)
  const isNumber =
    value.kind === 'figure' ||
    value.kind === 'difference' ||
    value.kind === 'number' ||
    value.kind === 'percentage'
  // How far two figures are apart is said without a sign.
  return isNumber ? [value.kind === 'difference' ? Math.abs(value.value) : value.value] : []
}

/** The numbers of an answer that no row of it has. */
export function strangers({ text, rows }: Pick<Answer, 'text' | 'rows'>): number[] {
  const held = rows.flatMap(({ value, lower, upper, target }) => [value, lower, upper, target])
  return numbersIn(text).filter(
    (number) =>
      !held.some((own) => own !== null && Math.abs(own - number) <= 1e-9 * Math.max(1, Math.abs(own))),
  )
}
