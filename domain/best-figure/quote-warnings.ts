import type { Rhythm } from '#domain/data-source/rhythm.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import { noIntervalOf } from '#domain/reference/no-interval.ts'
import { isSuperseded } from '#domain/reference/origins.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { ReadFigure } from './pooled-sources.ts'
import { smallPlaceWords } from './quote-words.ts'
import type { QuotingRule } from './quoted.ts'

const OLD_YEARS = 5

/**
 * The warnings beside a quoted figure, as sentences with a full stop: remarks of its publisher, that it is
 * weak, old, of a source that is overdue or of an edition that later ones replace, that it has no interval, and that it does not fit its
 * place.
 */
export function quoteWarnings(
  quoted: ReadFigure | null,
  {
    rule,
    year,
    location,
    reference,
    rhythm,
  }: {
    readonly rule: QuotingRule
    readonly year: number
    readonly location: Location
    readonly reference: ReferenceData
    readonly rhythm: Rhythm | null
  },
): Message[] {
  if (!quoted) return [message('quote.nobody-published')]
  const { figure, estimate } = quoted
  const { source, point } = figure
  const age = year - estimate.year
  const small = smallPlaceWords(location, quoted)
  const isSampled = estimate.class === 'survey' || estimate.class === 'estimate'
  return [
    ...[...figure.notes, ...(small === null ? [] : [small])].map((said) =>
      message('quote.sentence', { said }),
    ),
    ...(rule === 'weak_newest' ? [message('quote.weak')] : []),
    ...(age > OLD_YEARS ? [message('quote.old', { years: `${age}` })] : []),
    ...(rhythm?.state === 'overdue'
      ? [message('quote.overdue', { source: sourceName(source), next: `${rhythm.next}` })]
      : []),
    ...(isSuperseded(source)
      ? [message('quote.earlier-edition', { edition: source.vintage.replace(/\.$/, '') })]
      : []),
    ...(isSampled && point.lower === null ? [noIntervalOf(reference, point)] : []),
    ...(rule === 'complete_routine' ? [message('quote.completeness-of-records')] : []),
  ]
}
