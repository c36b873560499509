import { english } from '#languages/from-source.ts'
import { periodName } from '#domain/message/value.ts'
import { SECTIONS } from '#sections/sections.ts'
import { type InteractionRow, interactionRow } from '#contract/activity/activity.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'

interface StoredView {
  readonly id: number
  readonly viewed_at: Date
  readonly built_in: string | null
  readonly public_id: string | null
  readonly is_private: boolean | null
  readonly dashboard_title: string | null
  readonly section: string
  readonly indicator: number | null
  readonly indicator_name: string | null
  readonly datasource: number | null
  readonly source_name: string | null
  /** The source's names of its periods. */
  readonly period_labels: Readonly<Record<string, string>> | null
  readonly location: number | null
  readonly location_name: string | null
  readonly period: string
}

/** A person's history, with names as they are today. */
export const HISTORY: ListTable<StoredView, InteractionRow> = {
  name: 'history',
  wire: interactionRow,
  columns: `t.id, t.viewed_at, d.name as built_in, c.public_id, c.visibility <> 'public' as is_private, coalesce(d.title, c.title) as dashboard_title,
    t.section, t.indicator, i.full_name as indicator_name, t.datasource, s.datasource as source_name, s.period_labels,
    t.location, l.shown_name as location_name, t.period`,
  from: `user_interaction t
    left join every_dashboard d on d.name = t.dashboard and not d.is_private
    left join live_document c on c.public_id = t.dashboard
      and (c.owner = t.user_id or (c.visibility = 'public'
        and not exists (select from account o where o.id = c.owner and not o.is_active) and exists (select from review r
        where r.subject_kind = 'document' and r.subject = c.id and r.state = 'approved')))
    left join indicator i on i.id = t.indicator
    left join datasource s on s.id = t.datasource
    left join location l on l.id = t.location`,
  toRow: (stored) => ({
    id: stored.id,
    viewed_at: wireTime(stored.viewed_at) ?? '',
    dashboard: stored.dashboard_title ?? '',
    section: SECTIONS.find(({ slug }) => slug === stored.section)?.name ?? '',
    indicator: stored.indicator_name ?? '',
    datasource: stored.source_name ?? '',
    year: periodText(stored),
    location: stored.location_name ?? '',
    link: linkOf(stored),
  }),
}

/** The period as its page calls it: the survey of 2024 is that of 2023–24. */
function periodText({ period, period_labels: labels }: StoredView): string {
  const code = parsePeriod(period)
  return code === null ? '' : english.text(periodName(code, { periodLabels: labels ?? {} }))
}

function linkOf(stored: StoredView): string {
  const path = pathOf(stored)
  const parameters = {
    section: stored.section,
    indicator: stored.indicator,
    datasource: stored.datasource,
    location: stored.location,
    period: stored.period,
  }
  const said = Object.entries(parameters).filter(([, value]) => value !== null && value !== '')
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return path === '' || query === '' ? path : `${path}?${query}`
}

function pathOf({ built_in, public_id, is_private }: StoredView): string {
  if (built_in !== null) return `/dashboard/${encodeURIComponent(built_in)}`
  return public_id === null ? '' : `/custom/${is_private ? 'private' : 'public'}/${public_id}`
}
