import { DOCUMENT_LIMITS } from '../limits.ts'
import { PROBLEM_TEXTS } from '../problem-texts.ts'
import { defineBlock } from './define-block.ts'
import { frozenIn, widthIn } from './shared-fields.ts'
import type { FieldReader } from '../field-reader.ts'

/** Which figure to quote for an indicator in a place, with the reasons. A year answers for then; null for now. */
export const quoteBlock = defineBlock('quote', (fields) => ({
  indicator: fields.wholeNumber('indicator'),
  location: fields.idOr('location', '{place}'),
  year: yearIn(fields),
  width: widthIn(fields),
  frozen: frozenIn(fields),
}))

function yearIn(fields: FieldReader): string | null {
  if (fields.raw('year') === null) return null
  const year = fields.text('year', DOCUMENT_LIMITS.line)
  if (year !== '{period}' && !/^\d{4}$/.test(year)) fields.refuse('year', PROBLEM_TEXTS.year)
  return year
}
