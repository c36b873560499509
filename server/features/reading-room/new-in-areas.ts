import { IS_FIGURE } from '#server/release/stored-columns.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, figure, indicatorName, placeName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { type Flag, isFlag } from '#domain/observation/flag.ts'
import { settledBy } from '#domain/observation/settled.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { Span } from './whats-new.ts'

/** The figures that releases brought or corrected in one followed program area. */
export interface AreaNews {
  readonly area: string
  /** The first of the figures, each in its words; none: nothing is new. */
  readonly figures: readonly Message[]
  /** How many figures there are beside them. */
  readonly more: number
}

/** Pairs of an indicator and a source that a letter names of one area. */
const MOST_NAMED = 5

/** Of one indicator by one source: the newest of the new figures of the widest place, and how many there are. */
export interface NewOfSource {
  readonly indicator: number
  readonly source: number
  readonly location: number
  readonly level: number
  readonly period: PeriodCode
  readonly value: number
  /** The value before; null: none. */
  readonly before: number | null
  readonly flags: readonly string[] | null
  readonly count: number
}

/** Figures of whole periods come before those of a part of one, and projections last, however far ahead they are. */
const NEW_OF_SOURCES = `with fresh as (
    select o.indicator, o.datasource as source, o.location, l.level, o.period, o.value, o.value_type, n.flags,
      case when 'projection' = any(n.flags) then 2 when 'partial_period' = any(n.flags) then 1 else 0 end as settled
    from observation o join indicator i on i.id = o.indicator join location l on l.id = o.location
      left join observation_note n on n.indicator = o.indicator and n.datasource = o.datasource
        and n.location = o.location and n.period = o.period and n.release_added <= $2 and n.release_removed > $2
    where o.release_added > $1 and o.release_added <= $2 and o.release_removed > $2
      and o.${IS_FIGURE} and i.program_area = any($3::text[])),
  newest as (
    select distinct on (indicator, source) *, count(*) over (partition by indicator, source) as count
    from fresh order by indicator, source, level, settled, period desc, location)
  select n.indicator, n.source, n.location, n.level, n.period, n.value, n.flags, n.count, b.value as before
  from newest n left join observation b on b.indicator = n.indicator and b.datasource = n.source
    and b.location = n.location and b.period = n.period and b.value_type = n.value_type
    and b.release_added <= $1 and b.release_removed > $1
  order by n.level, n.period desc, n.indicator, n.source`

/** The news of each area since the release that somebody heard of last; none where no release came since. */
export async function newInAreas(
  store: SqlRunner,
  reference: ReferenceData,
  areas: readonly string[],
  { fromRelease, toRelease }: Span,
): Promise<AreaNews[]> {
  if (toRelease <= fromRelease || areas.length === 0) return []
  const rows = await store.query<NewOfSource>(NEW_OF_SOURCES, [fromRelease, toRelease, areas])
  return areas.map((area) => {
    const inArea = rows.filter(({ indicator }) => byId(reference.indicators, indicator).programArea === area)
    const named = inArea.slice(0, MOST_NAMED)
    return {
      area,
      figures: named.map((row) => newsInWords(row, reference)),
      more: sum(inArea.map(({ count }) => count)) - sum(named.map(saidBy)),
    }
  })
}

/** A figure of the nation stands for itself alone; one known inside it only is counted. */
const saidBy = ({ level, count }: NewOfSource) => (level === 1 ? 1 : count)

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** What is new, as a letter says it. */
export function newsInWords(row: NewOfSource, { indicators, sources, locations }: ReferenceData): Message {
  const indicator = byId(indicators, row.indicator)
  const said = {
    indicator: indicatorName(indicator),
    cited: cited(byId(sources, row.source), row.period),
  }
  if (row.level > 1) return message('letters.inside-nation', { ...said, count: row.count })
  const flags: readonly Flag[] = row.flags?.filter(isFlag) ?? []
  const format = asPublished({ value: row.value, flags }, indicator)
  const told = {
    ...said,
    value: figure(row.value, format),
    place: placeName(byId(locations, row.location)),
    settled: settledBy(flags),
  }
  const isCorrected = row.before !== null && roundShown(row.before, format) !== roundShown(row.value, format)
  if (row.before === null || !isCorrected) return message('letters.new-figure', told)
  return message('letters.corrected-figure', { ...told, before: figure(row.before, indicator) })
}
