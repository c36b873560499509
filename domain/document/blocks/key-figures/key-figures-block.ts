import { message } from '#domain/message/message.ts'
import type { FieldReader } from '../../field-reader.ts'
import { DOCUMENT_LIMITS } from '../../limits.ts'
import type { Hole } from '../../parameters.ts'
import { PROBLEM_TEXTS } from '../../problem-texts.ts'
import { defineBlock } from '../define-block.ts'
import { placeSlot } from '../place-slot.ts'
import { frozenIn, widthIn } from '../shared-fields.ts'

/** More numbers than this nobody takes in at a glance. */
export const MOST_KEY_FIGURES = 8

interface Beginning {
  readonly indicators: readonly number[]
  readonly location: number | Hole<'place'>
}

/**
 * The figures to quote for some indicators of a place, each with its source, period and interval, and how it has changed where
 * that can be compared. An empty title is none.
 */
export const keyFiguresBlock = defineBlock('key-figures', (fields) => ({
  title: fields.text('title', DOCUMENT_LIMITS.line),
  indicators: indicatorsIn(fields),
  location: fields.idOr('location', '{place}'),
  width: widthIn(fields),
  frozen: frozenIn(fields),
}))({
  name: message('blocks.key-figures'),
  begin: (about: Beginning) => ({ title: '', ...about, width: 'full', frozen: null }),
  fill: (block, closing) => ({
    ...block,
    title: closing.text(block.title),
    location: closing.id(block.location),
  }),
  says: ({ title }) => title,
  slots: (block) => [
    { path: 'indicators', ids: 'indicators', values: block.indicators, control: null },
    placeSlot(block),
  ],
  figures: ({ indicators }) => indicators.length,
})

function indicatorsIn(fields: FieldReader): readonly number[] {
  const indicators = fields.ids('indicators', MOST_KEY_FIGURES)
  if (indicators.length === 0) fields.refuse('indicators', PROBLEM_TEXTS.atLeastOneId)
  return indicators
}
