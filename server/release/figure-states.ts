import type { ObservationKey } from '#domain/observation/observation-id.ts'
import { LOWER_BOUND, UPPER_BOUND } from '#domain/observation/value-type.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { NOT_REMOVED } from './current.ts'
import type { Release } from './current-release.ts'
import { IS_FIGURE } from './stored-columns.ts'

/** A figure, whatever the value type of its value is. */
export type FigureKey = Omit<ObservationKey, 'valueType'>

/** A figure as a release left it; `value` null: withdrawn. */
export interface FigureState {
  readonly release: Release
  readonly value: number | null
  readonly lower: number | null
  readonly upper: number | null
}

interface StoredNumber {
  readonly kind: 'value' | 'lower' | 'upper'
  readonly value: number
  readonly from: number
  readonly to: number
}

/** The states of a figure in the releases that changed it, newest first; empty for one that was never published. */
export async function figureStates(
  database: SqlRunner,
  { indicator, source, location, period }: FigureKey,
): Promise<FigureState[]> {
  const numbers = await database.query<StoredNumber>(
    `select case value_type when ${LOWER_BOUND} then 'lower' when ${UPPER_BOUND} then 'upper' else 'value' end as kind,
       value, release_added as from, release_removed as to
     from observation
     where indicator = $1::int and datasource = $2::int and location = $3::int and period = $4::int
       and (${IS_FIGURE} or value_type in (${LOWER_BOUND}, ${UPPER_BOUND}))`,
    [indicator, source, location, period],
  )
  const moments = new Set(numbers.flatMap(({ from, to }) => [from, to]).filter((at) => at !== NOT_REMOVED))
  const releases = await database.query<Release>(
    `select number, hash, published_at, note from release where number = any($1::int[]) order by number desc`,
    [[...moments]],
  )
  return releases.map((release) => {
    const then = (kind: StoredNumber['kind']) =>
      numbers.find((one) => one.kind === kind && one.from <= release.number && release.number < one.to)
        ?.value ?? null
    return { release, value: then('value'), lower: then('lower'), upper: then('upper') }
  })
}
