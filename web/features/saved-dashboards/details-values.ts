import { SECTION_CHOICES, sectionsByTitle } from '#catalogue/section-choices.ts'
import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { readDashboardConfig, writeDashboardConfig } from '#contract/custom-dashboards/dashboard-config.ts'

/** What the form of a dashboard holds. */
export interface DetailsValues extends Record<string, unknown> {
  name_of_dashboard: string
  description: string
  category: string
  reason: string
  organization: string
  is_private: boolean
  indicators: readonly number[]
  sources: readonly number[]
  /** Titles of all sections that can be had, in the chosen order. */
  order: readonly string[]
  /** Titles of the sections that are shown. */
  sections: readonly string[]
}

/** Sections that a new dashboard begins with: the five of the earlier client. */
const USUAL_SECTIONS = 5

/** The form for a saved dashboard, or for a new one. */
export function detailsOf(row: CustomDashboardRow | null, isPrivate: boolean): DetailsValues {
  const all = SECTION_CHOICES.map(({ title }) => title)
  const config = row ? readDashboardConfig(row.config) : null
  const sections = config
    ? sectionsByTitle(config.sections).map(({ title }) => title)
    : all.slice(0, USUAL_SECTIONS)
  return {
    name_of_dashboard: row?.name_of_dashboard ?? '',
    description: row?.description ?? '',
    category: row?.category ?? '',
    reason: row?.reason ?? '',
    organization: row?.organization ?? '',
    is_private: row?.is_private ?? isPrivate,
    indicators: config?.indicators ?? [],
    sources: config?.sources ?? [],
    order: [...sections, ...all.filter((title) => !sections.includes(title))],
    sections,
  }
}

/** What is sent: the fields that a person may set. */
export function bodyOf(values: DetailsValues) {
  const { name_of_dashboard, description, category, indicators, sources } = values
  return {
    name_of_dashboard,
    description,
    category,
    reason: values.reason,
    organization: values.organization,
    is_private: values.is_private,
    config: writeDashboardConfig({
      ...{ name: name_of_dashboard.trim(), description: description.trim(), category: category.trim() },
      ...{ indicators, sources },
      sections: values.order.filter((title) => values.sections.includes(title)),
    }),
  }
}
