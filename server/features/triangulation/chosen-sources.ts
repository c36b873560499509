import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type FieldErrors, Problem } from '#domain/problem.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { PublishedSources } from '#contract/triangulation/by-ids.ts'

/** The names of a question's fields in a call, so that a problem speaks of those that were sent. */
export interface FieldNames {
  readonly primary: string
  readonly comparisons: readonly string[]
  readonly indicator: string
  readonly location: string
}

/** The things that the ids of a question stand for. */
export interface Chosen {
  readonly primary: DataSource
  readonly comparisons: readonly DataSource[]
  readonly indicator: Indicator | null
  readonly location: Location | null
}

/** Looks up the ids of the request. Throws `invalid-input` with a sentence for every id that is unknown or given twice. */
export function chosenBy(asked: PublishedSources, reference: ReferenceData, fields: FieldNames): Chosen {
  const errors: Record<string, string[]> = {}
  const found = <T>(
    map: ReadonlyMap<number, T>,
    id: number | null | undefined,
    field: string,
    what: string,
  ) => {
    if (id === null || id === undefined) return null
    const one = map.get(id)
    if (!one) errors[field] = [...(errors[field] ?? []), `There is no ${what} with the id ${id}.`]
    return one ?? null
  }
  const primary = found(reference.sources, asked.primary, fields.primary, 'data source')
  const comparisons = asked.comparisons.map((id, index) => {
    const field = fields.comparisons[index] ?? fields.primary
    if (id === asked.primary || asked.comparisons.indexOf(id) < index) {
      errors[field] = [
        ...(errors[field] ?? []),
        'A data source cannot be compared with itself: choose another one.',
      ]
    }
    return found(reference.sources, id, field, 'data source')
  })
  const indicator = found(reference.indicators, asked.indicator, fields.indicator, 'indicator')
  const location = found(reference.locations, asked.location, fields.location, 'location')
  const known = comparisons.filter((source) => source !== null)
  if (!primary || Object.keys(errors).length > 0) throw refusal(errors)
  return { primary, comparisons: known, indicator, location }
}

function refusal(errors: FieldErrors): Problem {
  const fields = Object.keys(errors).join(', ')
  return new Problem('invalid-input', `Look at ${fields}: ${Object.values(errors).flat().join(' ')}`, errors)
}
