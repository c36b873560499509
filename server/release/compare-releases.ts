import type { ChangedSeries } from '#contract/releases/history.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { LOWER_BOUND, UPPER_BOUND } from '#domain/observation/value-type.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { IS_FIGURE, KEY, KEY_LIST } from './stored-columns.ts'

/** A figure that two releases do not say alike. `was` and `is` are null where it is not there. */
export interface MovedFigure {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly location_name: string
  readonly period: PeriodCode
  readonly was: number | null
  readonly is: number | null
  readonly kind: 'changed' | 'withdrawn' | 'interval' | 'added'
}

/** How many figures a release holds, and of how many indicators and sources. */
export interface ReleaseSize {
  readonly indicators: number
  readonly sources: number
  readonly figures: number
}

type Counts = Pick<ChangedSeries, 'added' | 'changed' | 'withdrawn' | 'intervals'>

/** One source for one indicator in two releases. */
export interface MovedSeries extends Counts {
  readonly indicator: number
  readonly datasource: number
  readonly isNewSource: boolean
  readonly largest: MovedFigure | null
}

/** The difference between two releases. */
export interface ComparedReleases {
  readonly before: ReleaseSize
  readonly after: ReleaseSize
  readonly series: readonly MovedSeries[]
  /** Figures that were there before: in order of indicator, source, place and period. */
  readonly figures: readonly MovedFigure[]
}

/** Rows that were current at release $1 and are not at $2, and the other way round. */
const ENDED = 'release_added <= $1::int and release_removed > $1::int and release_removed <= $2::int'
const STARTED = 'release_added > $1::int and release_added <= $2::int and release_removed > $2::int'

const rowsOf = (which: string, where: string) => `
  select ${KEY_LIST}, value from observation where ${which} and ${where}`

/** Figures whose value differs, `was` or `is` null where there is none. */
const MOVED = `
  select ${KEY_LIST}, e.value as was, s.value as is
  from (${rowsOf(ENDED, IS_FIGURE)}) e full join (${rowsOf(STARTED, IS_FIGURE)}) s using (${KEY_LIST})
  where e.value is distinct from s.value`

/** Figures whose bounds differ, whatever became of their values. */
const WITH_OTHER_BOUNDS = [LOWER_BOUND, UPPER_BOUND]
  .map(
    (type) => `
  select ${KEY_LIST} from (${rowsOf(ENDED, `value_type = ${type}`)}) e
    full join (${rowsOf(STARTED, `value_type = ${type}`)}) s using (${KEY_LIST})
  where e.value is distinct from s.value`,
  )
  .join(' union ')

/** Compares two releases by the rows that came and went between them; no other row is read but to count. */
export async function compareReleases(
  database: SqlRunner,
  since: number,
  release: number,
): Promise<ComparedReleases> {
  const between = [since, release]
  const [figures, added, before, after] = await Promise.all([
    database.query<MovedFigure>(
      `with moved as (${MOVED}),
         bounds as (
           select ${KEY_LIST}, o.value from (${WITH_OTHER_BOUNDS}) b join observation o using (${KEY_LIST})
           where o.${IS_FIGURE} and o.release_added <= $1::int and o.release_removed > $2::int
         )
       select f.*, l.shown_name as location_name
       from (
         select ${KEY_LIST}, was, "is", case when "is" is null then 'withdrawn' else 'changed' end as kind
           from moved where was is not null
         union all select ${KEY_LIST}, value, value, 'interval' from bounds
       ) f join location l on l.id = f.location
       order by ${KEY.map((name) => `f.${name}`).join(', ')}`,
      between,
    ),
    database.query<AddedRow>(
      `select indicator, datasource, count(*) as added from (${MOVED}) m where was is null group by 1, 2`,
      between,
    ),
    sizeOf(database, since),
    sizeOf(database, release),
  ])
  const known = new Set(before.sources)
  return {
    before: { ...before, sources: known.size },
    after: { ...after, sources: after.sources.length },
    series: seriesOf(figures, added, known),
    figures,
  }
}

/** More new figures are not listed: their release is a data set, which is read as a whole. */
const MOST_ADDED = 200_000

/** The figures that a release has and an earlier one had not: in order of indicator, source, place and period. */
export function addedFigures(database: SqlRunner, since: number, release: number): Promise<MovedFigure[]> {
  return database.query<MovedFigure>(
    `select f.*, 'added' as kind, l.shown_name as location_name
     from (select * from (${MOVED}) m where was is null) f join location l on l.id = f.location
     order by ${KEY.map((name) => `f.${name}`).join(', ')} limit ${MOST_ADDED}`,
    [since, release],
  )
}

interface AddedRow {
  readonly indicator: number
  readonly datasource: number
  readonly added: number
}

interface StoredSize extends Omit<ReleaseSize, 'sources'> {
  readonly sources: readonly number[]
}

async function sizeOf(database: SqlRunner, release: number): Promise<StoredSize> {
  const [found] = await database.query<StoredSize>(
    `select count(*) as figures, count(distinct indicator) as indicators,
       coalesce(array_agg(distinct datasource), '{}') as sources
     from observation where ${IS_FIGURE} and release_added <= $1::int and release_removed > $1::int`,
    [release],
  )
  return found ?? { figures: 0, indicators: 0, sources: [] }
}

function seriesOf(
  figures: readonly MovedFigure[],
  added: readonly AddedRow[],
  known: ReadonlySet<number>,
): MovedSeries[] {
  const keyOf = ({ indicator, datasource }: Pick<MovedFigure, 'indicator' | 'datasource'>) =>
    `${indicator} ${datasource}`
  const moved = Map.groupBy(figures, keyOf)
  const grown = new Map(added.map((row) => [keyOf(row), row.added]))
  return [...new Set([...moved.keys(), ...grown.keys()])].map((key) => {
    const own = moved.get(key) ?? []
    const [indicator = 0, datasource = 0] = key.split(' ').map(Number)
    const count = (kind: MovedFigure['kind']) => own.filter((figure) => figure.kind === kind).length
    return {
      indicator,
      datasource,
      isNewSource: !known.has(datasource),
      added: grown.get(key) ?? 0,
      changed: count('changed'),
      withdrawn: count('withdrawn'),
      intervals: count('interval'),
      largest: largestOf(own),
    }
  })
}

/** The change of value that is largest in parts of the value before. */
function largestOf(figures: readonly MovedFigure[]): MovedFigure | null {
  const shareOf = ({ was, is }: MovedFigure) =>
    Math.abs((is ?? 0) - (was ?? 0)) / Math.max(Math.abs(was ?? 0), 1e-9)
  return figures
    .filter(({ kind }) => kind === 'changed')
    .reduce<MovedFigure | null>(
      (largest, figure) => (largest === null || shareOf(figure) > shareOf(largest) ? figure : largest),
      null,
    )
}
