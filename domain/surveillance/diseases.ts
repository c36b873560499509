import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Curation, Disease, Measure } from '#domain/reference/curation.ts'

/** A disease and one of its counts. */
export interface DiseaseMeasure {
  readonly disease: Disease
  readonly measure: Measure
}

/** The disease and the weekly count that an indicator belongs to, the count of its year included; null for others. */
export function diseaseOf(
  indicator: number,
  { diseases }: Pick<Curation, 'diseases'>,
): DiseaseMeasure | null {
  for (const disease of diseases) {
    const own = disease.measures.find((measure) => measure.indicator === indicator)
    const measure = own ?? disease.measures.find(({ mapped }) => mapped === indicator)
    if (measure) return { disease, measure }
    const [first] = disease.measures
    if (first && disease.fatality?.published === indicator) return { disease, measure: first }
  }
  return null
}

/** A weekly indicator that no disease lists, such as one imported later: new cases, by its own name. */
export function countOf(indicator: Indicator): DiseaseMeasure {
  const measure: Measure = {
    indicator: indicator.id,
    nature: 'new',
    name: indicator.shortName,
    many: indicator.shortName,
    one: indicator.shortName,
    mapped: null,
  }
  return {
    disease: { name: indicator.shortName, measures: [measure], reports: indicator.id, fatality: null },
    measure,
  }
}

/** The diseases whose weeks an indicator counts, each with the counts that are among the indicators. */
export function diseasesAmong(
  indicators: readonly number[],
  { diseases }: Pick<Curation, 'diseases'>,
): readonly Disease[] {
  const chosen = new Set(indicators)
  return diseases
    .map((disease) => ({
      ...disease,
      measures: disease.measures.filter(({ indicator }) => chosen.has(indicator)),
    }))
    .filter(({ measures }) => measures.length > 0)
}
