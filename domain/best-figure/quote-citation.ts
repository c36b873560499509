import type { DataSource } from '#domain/data-source/data-source.ts'
import { midSentence, properRanges } from '#domain/message/indicator-words.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { valueInWords } from '#domain/narrative/stated-figure.ts'
import { formatValue } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { interval } from '#domain/observation/point.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { joinedNames } from '#domain/triangulation/joined-names.ts'
import type { PooledSources } from './pooled-sources.ts'
import type { UsableFigure } from './usable-figures.ts'

interface Cited {
  readonly indicator: Indicator
  readonly location: Location
  readonly reference: ReferenceData
  /** The published figure that comes second; null without one. */
  readonly second: UsableFigure | null
}

/** A published figure to copy into a text, with its publisher and the figure that comes second. No address, no release. */
export function quoteCitation(
  figure: UsableFigure,
  { indicator, location, reference, second }: Cited,
): string {
  const { source, point } = figure
  const measure = reference.measures.get(measureKey(indicator.id, source.id))
  const people = properRanges(measure?.denominator || indicator.denominator)
  const bounds = interval(point)
  const details = [
    people === '' ? '' : midSentence(people),
    sourceAndPeriod(source, point),
    bounds === null
      ? ''
      : `${bounds.level}% interval ${formatValue(bounds.lower, indicator)} to ${formatValue(bounds.upper, indicator)}`,
    ...figure.notes.map(midSentence),
  ].filter((detail) => detail !== '')
  const said = `${subject(indicator, location)} ${valueInWords(point.value, indicator)} (${details.join('; ')}).`
  return [said, `${publisherOf(source)}.`, ...secondSentence(second, indicator)].join(' ')
}

/** A pooled value to copy: that nobody published it comes first. */
export function pooledCitation(pooled: PooledSources, { indicator, location }: Cited): string {
  const names = pooled.members.map(({ figure }) => sourceAndPeriod(figure.source, figure.point))
  const [low, high] = pooled.figure.ci95
  const [from, to] = [aboutNumber(low, indicator), aboutNumber(high, indicator)]
  const range = `95% interval ${formatValue(from, indicator)} to ${formatValue(to, indicator)}`
  const value = valueInWords(aboutNumber(pooled.figure.value, indicator), indicator)
  return `${subject(indicator, location)} about ${value} in ${pooled.year} (${range}). This is no published figure: MSDAT pooled it from ${joinedNames(names)}.`
}

function secondSentence(second: UsableFigure | null, indicator: Indicator): string[] {
  if (!second) return []
  return [
    `${sourceAndPeriod(second.source, second.point)} gives ${valueInWords(second.point.value, indicator)}.`,
  ]
}

/** Names of quantities that a figure `was`; names of people and cases stand before a colon. */
const QUANTITY =
  /\b(coverage|rate|rates|prevalence|ratio|incidence|index|expectancy|population|share|\w+ing)\b/i

function subject(indicator: Indicator, location: Location): string {
  const named = `${indicator.shortName} in ${placeWords(location)}`
  return QUANTITY.test(indicator.shortName) ? `${named} was` : `${named}:`
}

/** A pooled plain number with the three digits that pooling can support; shares and rates as they are. */
export function aboutNumber(value: number, { factor }: Pick<Indicator, 'factor'>): number {
  return factor === 4 && Math.abs(value) >= 1000 ? Number(value.toPrecision(3)) : value
}

/** Who published: the first words of the citation without what stands in brackets, else the custodian. */
function publisherOf({ citation, custodian, fullName }: DataSource): string {
  const [first = ''] = citation.replace(/\s*(\([^)]*\)|\[[^\]]*\])/g, '').split(/\. |, \d|\.$/)
  return first.trim() || custodian || fullName
}
