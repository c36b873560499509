import type { Message } from '#domain/message/message.ts'
import type { FieldReader } from '../field-reader.ts'
import type { Hole } from '../parameters.ts'
import type { Closing } from './closing.ts'
import { placeSlot } from './place-slot.ts'
import { frozenIn, widthIn } from './shared-fields.ts'
import type { Slot } from './slot.ts'

/** Kinds of block that show findings of one place: together they are a brief. */
export const FINDING_KINDS = [
  'place',
  'key-table',
  'small-trends',
  'disagreement',
  'parts',
  'left-behind',
  'facilities',
  'gaps',
] as const

export type FindingKind = (typeof FINDING_KINDS)[number]

/** So many indicators a finding is made of at most. */
export const MOST_IN_FINDING = 20

interface Beginning {
  readonly location: number | Hole<'place'>
}

/** The members of a finding of a place. Without indicators it is about those of the briefs. */
export function findingFields(fields: FieldReader) {
  return {
    indicators: fields.ids('indicators', MOST_IN_FINDING),
    location: fields.idOr('location', '{place}'),
    width: widthIn(fields),
    frozen: frozenIn(fields),
  }
}

type Finding = ReturnType<typeof findingFields>

/** The text for a kind of finding. */
export function findingWords(name: Message) {
  return {
    name,
    begin: ({ location }: Beginning): Finding => ({ indicators: [], location, width: 'full', frozen: null }),
    fill: <Made extends Finding>(block: Made, closing: Closing) => ({
      ...block,
      location: closing.id(block.location),
    }),
    slots: <Made extends Finding>(block: Made): readonly Slot<Made>[] => [
      { path: 'indicators', ids: 'indicators', values: block.indicators, control: null },
      placeSlot(block),
    ],
    figures: () => 1,
  }
}
