import { NATION } from '#domain/location/location.ts'
import { OFFERED_SECTIONS, sectionsNamed } from '#sections/find-section.ts'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import type { DashboardText } from '#contract/dashboards/write-dashboard.ts'

/** What the form of a dashboard holds. */
export type DashboardValues = {
  title: string
  category: string
  description: string
  indicators: number[]
  default_indicators: number[]
  data_sources: number[]
  initial_indicator: number | null
  initial_datasource: number | null
  initial_location: number
  show_table_related_indicator: boolean
  visibility: 'public' | 'private'
  /** Slugs of those that are chosen; `order` says in which order all of them stand. */
  sections: string[]
  order: string[]
}

const SLUGS = OFFERED_SECTIONS.map(({ slug }) => slug)

/** The form as it opens: for a dashboard, or empty. */
export function dashboardValues(row: DashboardRow | undefined): DashboardValues {
  const sections = row ? sectionsNamed(row.sections).map(({ slug }) => slug) : SLUGS.slice(0, 1)
  return {
    title: row?.title ?? '',
    category: row?.category ?? '',
    description: row?.description ?? '',
    indicators: row ? [...row.indicators] : [],
    default_indicators: row ? [...row.defaultIndicators] : [],
    data_sources: row ? [...row.dataSources] : [],
    initial_indicator: row?.initialIndicator ?? null,
    initial_datasource: row?.initialDataSource ?? null,
    initial_location: row?.initialLocation ?? NATION,
    show_table_related_indicator: row?.showTableRelatedIndicator ?? true,
    visibility: row?.is_private ? 'private' : 'public',
    sections,
    order: [...sections, ...SLUGS.filter((slug) => !sections.includes(slug))],
  }
}

/** What is sent. A first indicator and source that were not chosen are the first of the lists. */
export function dashboardText({ order, ...values }: DashboardValues): DashboardText {
  const [firstIndicator = 0] = values.indicators
  const [firstSource = 0] = values.data_sources
  return {
    ...values,
    initial_indicator: values.initial_indicator ?? firstIndicator,
    initial_datasource: values.initial_datasource ?? firstSource,
    sections: order.filter((slug) => values.sections.includes(slug)),
  }
}

/** A choice of indicators or sources, with what depended on those that were taken away. */
export function withIndicators(values: DashboardValues, indicators: readonly number[]): DashboardValues {
  return {
    ...values,
    indicators: [...indicators],
    default_indicators: values.default_indicators.filter((id) => indicators.includes(id)),
    initial_indicator: indicators.find((id) => id === values.initial_indicator) ?? null,
  }
}

export function withSources(values: DashboardValues, sources: readonly number[]): DashboardValues {
  return {
    ...values,
    data_sources: [...sources],
    initial_datasource: sources.find((id) => id === values.initial_datasource) ?? null,
  }
}
