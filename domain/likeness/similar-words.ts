import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, headlineName, listOf } from '#domain/message/value.ts'
import type { Likeness, SimilarPlace } from './similar-places.ts'

/** Standard deviations by which two places differ in earnest. */
const FAR = 0.5

/** Where a similar place differs most, in a line: `lower: people, urban share`. */
export function whereDiffers({ beside }: SimilarPlace): Value {
  const far = beside
    .filter(({ away }) => Math.abs(away) >= FAR)
    .toSorted((a, b) => Math.abs(b.away) - Math.abs(a.away))
  const named = (isMore: boolean) =>
    far.filter(({ away }) => away > 0 === isMore).map(({ measure }) => headlineName(measure.indicator))
  const [more, less] = [named(true), named(false)]
  if (far.length === 0) return message('likeness.same')
  return message('likeness.differs', {
    ...{ more: listOf(more), less: listOf(less) },
    ...{ has_more: more.length > 0 ? 'yes' : 'no', has_less: less.length > 0 ? 'yes' : 'no' },
  })
}

/** By what places are found alike, with the sources. */
export function likenessMethod({ measures, without }: Likeness): Message {
  return message('likeness.method', {
    measures: listOf(measures.map(({ indicator }) => headlineName(indicator))),
    sources: listOf(measures.map(({ source, period }) => cited(source, period))),
    without: listOf(without.map(headlineName)),
    has_without: without.length > 0 ? 'yes' : 'no',
  })
}
