import { message } from '#domain/message/message.ts'
import type { FieldReader } from '../../field-reader.ts'
import { DOCUMENT_LIMITS } from '../../limits.ts'
import type { Hole } from '../../parameters.ts'
import { PROBLEM_TEXTS } from '../../problem-texts.ts'
import { defineBlock } from '../define-block.ts'
import { placeSlot } from '../place-slot.ts'
import { frozenIn, widthIn } from '../shared-fields.ts'

interface Beginning {
  readonly indicator: number
  readonly location: number | Hole<'place'>
}

/**
 * The figure to quote for an indicator in a place, with the reasons. A year answers for then; null for now.
 */
export const quoteBlock = defineBlock('quote', (fields) => ({
  indicator: fields.wholeNumber('indicator'),
  location: fields.idOr('location', '{place}'),
  year: yearIn(fields),
  width: widthIn(fields),
  frozen: frozenIn(fields),
}))({
  name: message('blocks.quote'),
  begin: (about: Beginning) => ({ ...about, year: null, width: 'full', frozen: null }),
  fill: (block, closing) => ({
    ...block,
    location: closing.id(block.location),
    year: block.year === null ? null : closing.value(block.year).slice(0, 4),
  }),
  slots: (block) => [
    { path: 'indicator', ids: 'indicators', values: [block.indicator], control: null },
    placeSlot(block),
    {
      path: 'year',
      ids: null,
      values: block.year === null ? [] : [block.year],
      control: { name: 'period', with: ([year]) => ({ ...block, year: yearOf(year) }) },
    },
  ],
  figures: () => 1,
})

function yearOf(period: number | string | undefined): string | null {
  if (period === undefined || period === '{period}') return period ?? null
  return String(period).slice(0, 4)
}

function yearIn(fields: FieldReader): string | null {
  if (fields.raw('year') === null) return null
  const year = fields.text('year', DOCUMENT_LIMITS.line)
  if (year !== '{period}' && !/^\d{4}$/.test(year)) fields.refuse('year', PROBLEM_TEXTS.year)
  return year
}
