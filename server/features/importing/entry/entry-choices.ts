import type { z } from 'zod'
import type { EntrySource, readEntryChoices } from '#contract/data-entry/entry-forms.ts'
import type { Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import { isoPeriod, type PeriodCode, periodKind } from '#domain/period/period.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { NOT_REMOVED } from '#server/release/current.ts'
import { IS_FIGURE } from '#server/release/stored-columns.ts'
import { openEntryRights } from '../may-enter.ts'
import { PUBLISHED_AT } from './form-lines.ts'

type Choices = z.input<(typeof readEntryChoices)['answer']>

const NATION = 1

/** The sources of which somebody may enter figures, and of one of them the places. */
export async function entryChoices(
  store: SqlRunner,
  asks: Account,
  source: number | undefined,
): Promise<Choices> {
  const rights = await openEntryRights(store, asks, 'submit')
  const corners = cornersOf(asks)
  const rows = await store.query<{ id: number; newest: PeriodCode | null; has_parts: boolean }>(
    `select m.datasource as id, bool_or(i.factor <> 4) as has_parts, max((select max(o.period) from observation o
       where o.indicator = m.indicator and o.datasource = m.datasource and o.location = any($1::int[])
         and o.${IS_FIGURE} and o.release_removed = ${NOT_REMOVED})) as newest
     from datasource_specific_indicator m join indicator i on i.id = m.indicator group by m.datasource order by m.datasource`,
    [[...new Set([NATION, ...corners])]],
  )
  const sources = rows
    .filter(({ id }) => corners.some((location) => rights.allows({ source: id, location })))
    .map(({ id, newest, has_parts }): EntrySource => {
      const kind = newest === null ? 'year' : periodKind(newest)
      return { id, kind, newest: newest === null ? null : isoPeriod(newest), has_parts }
    })
  if (source === undefined) return { sources, places: [] }
  const places = await placesOf(store, source)
  return { sources, places: places.filter(({ id }) => rights.allows({ source, location: id })) }
}

/** Places whose rights tell those of all that may be entered: the nation for whoever may enter everywhere, else those that are named. */
function cornersOf({ grants, ...account }: Account): readonly number[] {
  if (may({ ...account, grants }, 'figures.submit')) return [NATION]
  return [...new Set([NATION, ...grants.map(({ scope }) => scope.place ?? NATION)])]
}

/** The places about which a source publishes something, by level and name. */
function placesOf(store: SqlRunner, source: number): Promise<Choices['places']> {
  const levels = Object.entries(PUBLISHED_AT).map(([level, column]) => `(l.level = ${level} and ${column})`)
  return store.query(
    `select l.id, l.shown_name as name, l.level, l.parent from location l
     where exists (select from datasource_specific_indicator m where m.datasource = $1 and (${levels.join(' or ')}))
     order by l.level, l.shown_name`,
    [source],
  )
}
