import { LEVELS } from '#domain/location/location.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { JudgedIndicator } from './judged-indicator.ts'
import { othersThan, type TriangulationQuestion } from './question.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'

/** A source's contribution to the other chosen ones, over all indicators looked at. Source: methods 1.5. */
export function additionsOf(
  question: TriangulationQuestion,
  indicators: readonly JudgedIndicator[],
  source: DataSource,
) {
  const others = othersThan(question, source)
  const setsOf = ({ id }: DataSource) => indicators.flatMap(({ sources }) => sources.get(id)?.sets ?? [])
  const yearsOf = (sources: readonly DataSource[]) =>
    new Set(sources.flatMap((one) => setsOf(one).flatMap(({ years }) => [...years.keys()].map(Number))))
  const [own, elsewhere] = [yearsOf([source]), yearsOf(others)]
  const unique = [...own].filter((year) => !elsewhere.has(year)).sort((a, b) => a - b)
  const [first, last] = [Math.min(...elsewhere), Math.max(...elsewhere)]
  const newest = (sources: readonly DataSource[]) => newestYear(indicators, sources)
  const [latest, latestElsewhere] = [newest([source]), newest(others)]
  const features = (sources: readonly DataSource[]) =>
    new Map(
      sources.flatMap((one) => setsOf(one).flatMap(({ design, methodology }) => [...design, ...methodology])),
    )
  const usual = features(others)
  return {
    unique_years: unique,
    gap_years_filled: unique.filter((year) => year > first && year < last),
    latest_year: latest,
    timeliness_gain_years: latest === null || latestElsewhere === null ? null : latest - latestElsewhere,
    unique_locations_by_level: uniquePlaces(question, indicators, source),
    unique_indicators: uniqueIndicators(question, source),
    unique_features: [...features([source])].filter(([key]) => !usual.has(key)).map(([, label]) => label),
  }
}

function newestYear(indicators: readonly JudgedIndicator[], sources: readonly DataSource[]): number | null {
  const years = indicators.flatMap((judged) =>
    sources.flatMap(({ id }) => judged.sources.get(id)?.newestYear ?? []),
  )
  return years.length === 0 ? null : Math.max(...years)
}

function uniquePlaces(
  question: TriangulationQuestion,
  indicators: readonly JudgedIndicator[],
  source: DataSource,
) {
  const levels = ([1, 2, 3, 4, 5] as const).map((level) => {
    const placesOf = ({ id }: DataSource) =>
      indicators.flatMap(({ sources }) => [...(sources.get(id)?.sets.places.get(level)?.keys() ?? [])])
    const elsewhere = new Set(othersThan(question, source).flatMap(placesOf))
    const n = [...new Set(placesOf(source))].filter((id) => !elsewhere.has(id)).length
    return { level, name: LEVELS[level], n }
  })
  return levels.filter(({ n }) => n > 0)
}

function uniqueIndicators(question: TriangulationQuestion, source: DataSource) {
  const { holdings, reference } = question
  const elsewhere = new Set(othersThan(question, source).flatMap(({ id }) => [...(holdings.get(id) ?? [])]))
  return [...(holdings.get(source.id) ?? [])]
    .filter((id) => !elsewhere.has(id) && reference.indicators.has(id))
    .map((id) => ({ id, name: byId(reference.indicators, id).shortName }))
}
