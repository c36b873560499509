import type { DataSource } from '#domain/data-source/data-source.ts'
import type { IndicatorSource } from '#domain/indicator/indicator.ts'

/** A field of a description under its name on the wire, with its text. */
export interface DocumentedField {
  readonly field: string
  readonly text: string
}

const LEVELS = ['national', 'zonal', 'state', 'senatorial', 'lga'] as const

/**
 * The fields that say how a source works and, with an indicator chosen (`measure` not null), how it measures that one. A
 * measure that is not described at all (`undefined`) has empty fields. Source: methods §1.4, documentation.
 */
export function documentedFields(
  source: DataSource,
  measure: IndicatorSource | undefined | null,
): DocumentedField[] {
  const ofSource = {
    full_name: source.fullName,
    description: source.description,
    methodology: source.methodology,
    classification: source.classification,
    year_available: source.yearsAvailable,
    link: source.link,
    subnational_data: source.subnational,
  }
  const ofMeasure =
    measure === null
      ? {}
      : {
          measurement_numerator: measure?.numerator,
          measurement_denominator: measure?.denominator,
          frequency: measure?.frequency,
          methodology_estimation: measure?.method,
          indicator_definition: measure?.definition,
          data_level: LEVELS.filter((level) => measure?.[level]).join(', '),
        }
  return Object.entries({ ...ofSource, ...ofMeasure }).map(([field, text]) => ({ field, text: text ?? '' }))
}
