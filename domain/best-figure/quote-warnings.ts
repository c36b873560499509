import type { Location } from '#domain/location/location.ts'
import { isSuperseded } from '#domain/triangulation/origins.ts'
import type { ReadFigure } from './pooled-sources.ts'
import { smallPlaceWords } from './quote-words.ts'
import type { QuotingRule } from './quoted.ts'

const OLD_YEARS = 5

/**
 * What must be said beside a quoted figure, as sentences with a full stop: remarks of its publisher, that it is weak, old or
 * of an edition that later ones replace, that it has no interval, and what it cannot be for its place.
 */
export function quoteWarnings(
  quoted: ReadFigure | null,
  {
    rule,
    year,
    location,
  }: { readonly rule: QuotingRule; readonly year: number; readonly location: Location },
): string[] {
  if (!quoted) return ['Nobody published this figure: say that it is pooled, and from what.']
  const { figure, estimate } = quoted
  const { source, point } = figure
  const age = year - estimate.year
  const small = smallPlaceWords(location, quoted)
  const isSampled = estimate.class === 'survey' || estimate.class === 'estimate'
  return [
    ...figure.notes.map((note) => `${note}.`),
    ...(small === null ? [] : [`${small}.`]),
    ...(rule === 'weak_newest' ? ['Weak: name its year and its source whenever it is used.'] : []),
    ...(age > OLD_YEARS ? [`It is ${age} years old.`] : []),
    ...(isSuperseded(source)
      ? [`Held here in an earlier edition: ${source.vintage.replace(/\.$/, '')}.`]
      : []),
    ...(isSampled && point.lower === null ? [`${source.name} published no interval for it here.`] : []),
    ...(rule === 'complete_routine'
      ? ['Completeness is that of the records: how many reports were expected is not published.']
      : []),
  ]
}
