import type { Indicator } from '#domain/indicator/indicator.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { formatDifference, formatValue, formatWithUnit } from '#domain/number/format.ts'
import { FLAGS } from '#domain/observation/flag.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { AnnualFigure } from '#domain/triangulation/annual-figures.ts'
import { type ComparedPair, isFlagged } from '#domain/triangulation/figure-pairs.ts'
import type { EmptyFigure, KeyEntry, Mark } from '#charts/figure.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { joinedNames as joined } from '#domain/triangulation/joined-names.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import { EMPTY } from '#charts/words/empty-figure.ts'
import { type ComparedSource, shownComparisons, type SourcePairs } from './source-pairs.ts'
import type { PairsInput } from './view.ts'

/** `Penta 3 coverage in Aldovia, 2003 to 2018`. */
export function pairsSubject({ indicator, place, compared }: SourcePairs): string {
  const where = place ? ` in ${placeWords(place)}` : ', all places'
  const years = compared.flatMap(({ pairs }) => pairs.map(({ year }) => year))
  if (years.length === 0) return `${indicator.shortName}${where}`
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return `${indicator.shortName}${where}, ${first === last ? first : `${first} to ${last}`}`
}

/** A difference with its sign, in the digits of the indicator: `+1.8`, `−23.5`, `0.0`. */
export function signedValue(difference: number, indicator: Indicator): string {
  const text = formatValue(difference, indicator)
  return difference > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** `ICEH or GDL`. */
export function comparisonNames(model: SourcePairs): string {
  return shownComparisons(model)
    .map(({ source }) => source.name)
    .join(' or ')
}

/** A switch for each comparison, with the marker of its class. */
export function pairsKey({ compared }: SourcePairs): KeyEntry[] {
  return compared.map(({ source, pairs, hollow, hidden }) => {
    const { token, marker } = classLook(source.classification)
    const label = `${source.name} (${pairs.length})`
    return { label, colour: `--${token}`, marker, hollow, source: source.id, hidden }
  })
}

/** One mark a pair, of the series of its comparison. `at` gives its position. */
export function pairMarks(
  model: SourcePairs,
  reference: ReferenceData,
  at: (pair: ComparedPair) => readonly [number, number],
): Mark[] {
  const { indicator, primary } = model
  return shownComparisons(model).flatMap(({ source, pairs }, seriesIndex) =>
    pairs.map((pair, dataIndex) => {
      const place = reference.locations.get(pair.location)
      return {
        id: `${source.id}:${pair.location}:${pair.year}`,
        title: `${place?.name ?? ''} ${pair.year}`,
        value: `${signedValue(pair.b.value - pair.a.value, indicator)}${indicator.factor === 2 ? ' points' : ''}`,
        lines: [
          { text: figureWords(source.name, pair.b, indicator) },
          { text: figureWords(primary?.name ?? '', pair.a, indicator) },
          ...[...new Set([...pair.a.flags, ...pair.b.flags])].map((flag) => ({ text: FLAGS[flag] })),
        ],
        seriesIndex,
        dataIndex,
        at: at(pair),
      }
    }),
  )
}

function figureWords(name: string, { value, interval }: AnnualFigure, indicator: Indicator): string {
  const bounds = interval
    ? `, 95% interval ${formatValue(interval[0], indicator)} to ${formatValue(interval[1], indicator)}`
    : ''
  return `${name} ${formatWithUnit(value, indicator)}${bounds}`
}

/** What the pairs say of each comparison; a side is named only when the 95% interval of the mean difference has one. */
export function pairsSummary(model: SourcePairs): string {
  return shownComparisons(model)
    .map((one) => comparisonWords(one, model))
    .join(' ')
}

function comparisonWords({ source, pairs, agreement }: ComparedSource, model: SourcePairs): string {
  const { indicator, primary } = model
  const names = `${source.name} and ${primary?.name ?? ''}`
  const n = pairs.length
  if (n === 0) return `${names} have no figure of the same place and year.`
  if (!agreement) return `${names} have ${n === 1 ? 'one pair' : 'two pairs'} of figures, too few to compare.`
  const { bias, bias_ci95: ci } = agreement
  const unit = indicator.factor === 2 ? ' points' : ''
  const words = `over ${n} pairs (95% interval of the mean ${signedValue(ci[0], indicator)} to ${signedValue(ci[1], indicator)}${unit})`
  if (ci[0] <= 0 && ci[1] >= 0) {
    return `The mean difference of ${names} is ${signedValue(bias, indicator)}${unit} ${words}: neither lies clearly above the other.`
  }
  const side = bias > 0 ? 'above' : 'below'
  return `${source.name} lies ${side} ${primary?.name ?? ''} by ${formatDifference(bias, indicator)} on average ${words}.`
}

/** Which sources are not independent, projections among the pairs, levels that overlap, and comparisons without a pair. */
export function pairNotes(model: SourcePairs, input: PairsInput): string[] {
  const { primary, indicator, place } = model
  const compared = shownComparisons(model)
  const pairs = compared.flatMap((one) => one.pairs)
  const projected = pairs.filter((pair) => isFlagged(pair, 'projection')).length
  const levels = new Set(pairs.map(({ level }) => level))
  const without = compared.filter((one) => one.pairs.length === 0).map(({ source }) => source.name)
  const sources = [...(primary ? [primary] : []), ...compared.map(({ source }) => source)]
  return [
    ...(pairs.length > 0 ? dependenceNotes(sources, indicator.id, input) : []),
    ...(projected > 0 ? [`${projected} of ${pairs.length} pairs hold a projection.`] : []),
    ...(!place && levels.size > 1
      ? ['Pairs of all levels are drawn together: a nation and its zones and states overlap.']
      : []),
    ...(without.length > 0 && pairs.length > 0
      ? [`No figure of the same place and year: ${joined(without)}.`]
      : []),
  ]
}

const MOST_ALTERNATIVES = 6

/** Why no pair is drawn, and the sources that do have pairs with the primary one; null when there is one. */
export function noPairs(model: SourcePairs, { language }: PairsInput): EmptyFigure | null {
  const shown = shownComparisons(model)
  if (shown.some(({ pairs }) => pairs.length > 0)) return null
  const { primary, compared, others } = model
  const alternatives = others.slice(0, MOST_ALTERNATIVES).map(({ source, n }) => ({
    label: `${source.name} (${n} ${n === 1 ? 'pair' : 'pairs'})`,
    source: source.id,
  }))
  if (!primary || compared.length === 0) return { text: language.text(EMPTY), alternatives }
  if (shown.length === 0)
    return { text: 'All comparisons are hidden; choose one in the key', alternatives: [] }
  const names = joined([primary, ...shown.map(({ source }) => source)].map(({ name }) => name))
  return { text: `${names} have no figure for the same place and year`, alternatives }
}
