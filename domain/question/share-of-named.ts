import { readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { tokensOf } from './tokens.ts'

const SHARE_OF =
  /\b(share|proportion|percent(?:age)?|fraction|part|%) of (?:(?:the|all|these|those|our) )*(\S.{2,60}?),? (?:(?:who|that|which|wey) )?(?:is|are|was|were|has|have|had|be|been|also|got|get|gets|die|died|end|ended|turn|turned|lead|led|result|resulted)\b/i

/**
 * The word for a share in `what share of A is B`, where A is a figure by itself and one of those that would be told: its own figure beside that of B
 * answers nothing of what was asked. Null for any other text.
 */
export function shareOfNamed(
  text: string,
  told: readonly { readonly indicator: number | null }[],
  { lexicon, currentYear }: Reader,
): string | null {
  const [, share, of] = told.length > 1 ? (SHARE_OF.exec(text) ?? []) : []
  if (share === undefined || of === undefined) return null
  const { indicator } = readPart(tokensOf(of), lexicon, currentYear)
  return indicator !== null && told.some((one) => one.indicator === indicator) ? share.toLowerCase() : null
}
