import type { SqlRunner } from '#server/platform/database/database.ts'
import {
  type ChangedColumns,
  type ChangeDigests,
  readChangedColumns,
} from '#server/release/changed-columns.ts'

/**
 * The figures of one indicator as the store tells them: fields with commas, rows with semicolons. Text crosses from the store
 * to the thread that audits without being made into rows on the way, so that no reader waits for it.
 */
export interface StoredFigures {
  readonly indicator: number
  /** Source, place, period, value type, value. */
  readonly values: string
  /** Source, place, period, sample size, interval level, coordinates, flags with spaces. */
  readonly notes: string
  /** What a change would make of figures; null where it is silent. */
  readonly changes: ChangedColumns | null
}

/**
 * Reads the figures of some indicators in a release, of every source and level. Those without any are left out. With `digests`: as
 * the changes that the transaction holds would leave them, which are noted there.
 */
export async function readStoredFigures(
  runner: SqlRunner,
  release: number,
  indicators: readonly number[],
  digests: ChangeDigests | null,
): Promise<StoredFigures[]> {
  const parameters = [indicators, release]
  const values = textById(await runner.query<Told>(VALUES, parameters))
  const notes = textById(await runner.query<Told>(NOTES, parameters))
  const changed = digests === null ? [] : await readChangedColumns(runner, indicators)
  digests?.note(changed)
  const changes = new Map(changed.map((columns) => [columns.indicator, columns]))
  return indicators
    .filter((id) => values.has(id) || changes.has(id))
    .map((indicator) => ({
      indicator,
      values: values.get(indicator) ?? '',
      notes: notes.get(indicator) ?? '',
      changes: changes.get(indicator) ?? null,
    }))
}

/** How much text there is of them. */
export function lengthOf({ values, notes, changes }: StoredFigures): number {
  const lists = Object.values(changes?.lists ?? {})
  return lists.reduce((sum, list) => sum + list.length, values.length + notes.length)
}

interface Told {
  readonly indicator: number
  readonly text: string
}

function textById(rows: readonly Told[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ indicator, text }) => [indicator, text]))
}

/** A row as text, in the order of the fields. */
function told(...fields: readonly string[]): string {
  return `concat(${fields.join(`, ',', `)})`
}

const KEY = ['datasource', 'location', 'period'] as const

const OF_RELEASE = `where indicator = any($1::int[]) and release_added <= $2::int and release_removed > $2::int
  group by indicator`

// In the order of the covering index, so that nothing is sorted.
const VALUES = `select indicator, string_agg(${told(...KEY, 'value_type', 'value')}, ';'
    order by datasource, location, value_type, period) as text
  from observation ${OF_RELEASE}`

const ABOUT = ['sample_size', 'interval_level', 'coordinates', `array_to_string(flags, ' ')`] as const

const NOTES = `select indicator, string_agg(${told(...KEY, ...ABOUT)}, ';' order by datasource, location, period) as text
  from observation_note ${OF_RELEASE}`
