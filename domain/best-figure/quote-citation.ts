import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message, type Sentences } from '#domain/message/message.ts'
import {
  figure as figureValue,
  indicatorName,
  listOf,
  placeName,
  sentences,
  term,
} from '#domain/message/value.ts'
import { citedFigure } from '#domain/observation/cited-figure.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { isModelled } from '#domain/reference/kinship.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { PooledSources } from './pooled-sources.ts'
import type { UsableFigure } from './usable-figures.ts'

interface Cited {
  readonly indicator: Indicator
  readonly location: Location
  readonly reference: ReferenceData
  /** The second source's figure of the same time; null without one. */
  readonly second: Pick<UsableFigure, 'source' | 'point'> | null
}

/** A published figure to copy into a text, with its publisher and the figure that comes second. No address, no release. */
export function quoteCitation(
  figure: UsableFigure,
  { indicator, location, reference, second }: Cited,
): Sentences {
  const { source, point } = figure
  const measure = reference.measures.get(measureKey(indicator.id, source.id))
  const people = measure?.denominator || indicator.denominator
  const bounds = interval(point)
  const details = [
    ...(people === '' ? [] : [term(people)]),
    nameOf(figure),
    ...editionOf(point, reference),
    ...(bounds ? [intervalWords([bounds.lower, bounds.upper], bounds.level, indicator)] : []),
    ...figure.notes.map((note) => message('quote.inside', { note })),
  ]
  const said = message('quote.citation', {
    subject: subject(indicator, location),
    figure: figureValue(point.value, indicator),
    details: listOf(details, 'apart'),
  })
  const publisher = message('quote.sentence', { said: publisherOf(source) })
  return sentences([said, publisher, ...secondSentence(second, indicator)])
}

/** The round or revision of a model: without it nobody can find the figure again once the next one is out. */
function editionOf(point: Point, reference: ReferenceData): Message[] {
  const { edition } = point.coordinates
  return edition !== '' && isModelled(point, reference) ? [message('quote.edition', { edition })] : []
}

/** A pooled value to copy: that nobody published it comes first. */
export function pooledCitation(pooled: PooledSources, { indicator, location }: Cited): Sentences {
  const said = message('quote.pooled-citation', {
    subject: subject(indicator, location),
    figure: figureValue(aboutNumber(pooled.figure.value, indicator), indicator),
    year: `${pooled.year}`,
    interval: pooledInterval(pooled, indicator),
    sources: listOf(pooled.members.map(({ figure }) => nameOf(figure))),
  })
  return sentences([said])
}

/** The 95% interval of a pooled value, with the digits that pooling can support. */
export function pooledInterval({ figure }: PooledSources, indicator: Indicator): Message {
  const [low, high] = figure.ci95
  return intervalWords([aboutNumber(low, indicator), aboutNumber(high, indicator)], 95, indicator)
}

/** Source and period of a figure: `NDHS 2023–24`. */
export function nameOf({ source, point }: { readonly source: DataSource; readonly point: Point }): Message {
  return message('quote.figure', { cited: citedFigure({ source, point }) })
}

function intervalWords(
  [lower, upper]: readonly [lower: number, upper: number],
  level: number,
  indicator: Indicator,
): Message {
  const bounds = { lower: figureValue(lower, indicator), upper: figureValue(upper, indicator) }
  return message('quote.interval', { ...bounds, level: `${level}` })
}

function secondSentence(second: Cited['second'], indicator: Indicator): Message[] {
  if (!second) return []
  const figure = figureValue(second.point.value, indicator)
  const born = second.point.coordinates.birthCohort
  if (born !== null)
    return [message('quote.second-gives-born', { cited: nameOf(second), figure, born: `${born}` })]
  return [message('quote.second-gives', { cited: nameOf(second), figure })]
}

/** Names of quantities that a figure `was`; names of people and cases stand before a colon. */
const QUANTITY =
  /\b(coverage|rate|rates|prevalence|ratio|incidence|index|expectancy|population|share|\w+ing)\b/i

function subject(indicator: Indicator, location: Location): Message {
  const said = { indicator: indicatorName(indicator), place: placeName(location) }
  return QUANTITY.test(indicator.shortName) ? message('quote.was', said) : message('quote.names', said)
}

/** A pooled plain number with the three digits that pooling can support; shares and rates as they are. */
export function aboutNumber(value: number, { factor }: Pick<Indicator, 'factor'>): number {
  return factor === 4 && Math.abs(value) >= 1000 ? Number(value.toPrecision(3)) : value
}

/** The publisher: the first words of the citation without the parts in brackets, else the custodian. */
function publisherOf({ citation, custodian, fullName }: DataSource): string {
  const [first = ''] = citation.replace(/\s*(\([^)]*\)|\[[^\]]*\])/g, '').split(/\. |, \d|\.$/)
  return first.trim() || custodian || fullName
}
