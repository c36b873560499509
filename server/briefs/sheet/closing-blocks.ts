import type { Brief } from '#domain/brief/brief.ts'
import type { Language } from '#domain/message/language.ts'
import { message, type Value } from '#domain/message/message.ts'
import { figure, indicatorName, listOf, periodName, placeName } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { periodYear } from '#domain/period/period.ts'
import type { FacilityBlock, ListBlock } from './sheet.ts'
import { citedFigure, figureIn } from './writing.ts'

/** The public facilities that were counted. */
export function facilityBlock({ place, facilities }: Brief, language: Language): FacilityBlock {
  const title = language.text(message('brief.facilities-title'))
  if (!facilities) {
    const none = message('brief.facilities-none', { place: placeName(place) })
    return { title, lead: language.segments(none), tiers: [], note: '' }
  }
  const { all, density, nationDensity, tiers } = facilities
  const lead = message('brief.facilities', {
    all: figureIn(language, all.point, all.indicator),
    cited: citedFigure(all),
    dense: density ? 'yes' : 'no',
    density: density ? figureIn(language, density.point, density.indicator) : '',
    beside: density && nationDensity ? 'yes' : 'no',
    nation: density && nationDensity ? figureIn(language, nationDensity.point, density.indicator) : '',
  })
  return {
    title,
    lead: language.segments(lead),
    tiers: tiers.map(({ indicator, point }) => ({
      label: language.text(indicatorName(indicator), 'name'),
      value: language.text(figure(point.value, asPublished(point, { factor: 4, decimals: 0 }))),
    })),
    note: language.text(message('brief.facilities-note')),
  }
}

/** What is not known. */
export function gapBlock({ place, key, gaps }: Brief, language: Language): ListBlock {
  const text = (said: Value) => language.text(said)
  const level = place.level === 1 ? 'nation' : place.level === 2 ? 'zone' : 'state'
  const byYear = Map.groupBy(gaps.old, ({ point }) => periodYear(point.period))
  const old = [...byYear].map(([year, own]) =>
    message('brief.gap-old', {
      year: `${year}`,
      indicators: listOf(own.map(({ indicator }) => indicatorName(indicator))),
    }),
  )
  const unquoted = key.filter(({ stated }) => stated === null).map(({ indicator }) => indicator)
  const missing = [...new Set([...unquoted, ...gaps.none])].filter(
    (indicator) => !gaps.old.some((one) => one.indicator === indicator),
  )
  const none = listOf(missing.map(indicatorName))
  const { held, heldForNation } = gaps
  return {
    title: text(message('brief.gaps-title')),
    lines: [
      ...old.map(text),
      ...(missing.length > 0 ? [text(message('brief.gap-none', { level, indicators: none }))] : []),
      text(message('brief.gap-held', { level, place: placeName(place), held, heldForNation })),
    ],
  }
}

/** The sources whose figures stand in the brief, how to cite them, and what else must be said. */
export function sourceBlock({ sources }: Brief, language: Language): ListBlock {
  const lines = sources.map(({ source, periods }) => {
    const [first, last] = [periods[0] ?? 0, periods.at(-1) ?? 0]
    const span = periods.length > FEW_PERIODS ? [first, last] : periods
    const named = span.map((period) => language.text(periodName(period, source)))
    const years = named.join(periods.length > FEW_PERIODS ? '–' : ', ')
    return language.text(message('brief.cite', { source: source.name, years, citation: source.citation }))
  })
  return {
    title: language.text(message('brief.sources-title')),
    lines: [...lines, language.text(message('brief.boundaries'))],
  }
}

/** More periods than these are told by the first and the last. */
const FEW_PERIODS = 6
