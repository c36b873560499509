import { OFFERED_SECTIONS, sectionsNamed } from '#sections/find-section.ts'
import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { configOf, documentOf, keptConfig, withSections } from '#contract/custom-dashboards/earlier-fields.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { blocksOf } from '#domain/document/blocks.ts'

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
  /** Slugs of all sections that can be had, in the chosen order. */
  order: readonly string[]
  /** Slugs of the sections that are shown. */
  sections: readonly string[]
}

/** Sections that a new dashboard begins with: the five of the earlier client. */
const USUAL_SECTIONS = 5

const SLUGS = OFFERED_SECTIONS.map(({ slug }) => slug)

/** The form for a custom dashboard, or for a new one. */
export function detailsOf(row: CustomDashboardRow | null, isPrivate: boolean): DetailsValues {
  const { subject, blocks } = documentIn(row)
  const shown = sectionsNamed(blocksOf(blocks, 'section').map(({ section }) => section))
  const sections = row ? shown.map(({ slug }) => slug) : SLUGS.slice(0, USUAL_SECTIONS)
  return {
    name_of_dashboard: row?.name_of_dashboard ?? '',
    description: row?.description ?? '',
    category: row?.category ?? '',
    reason: row?.reason ?? '',
    organization: row?.organization ?? '',
    is_private: row?.is_private ?? isPrivate,
    indicators: subject.indicators,
    sources: subject.sources,
    order: [...sections, ...SLUGS.filter((slug) => !sections.includes(slug))],
    sections,
  }
}

/** What is sent: the fields that a person may set, with the changed document in the words of the earlier API. */
export function bodyOf(values: DetailsValues, row: CustomDashboardRow | null) {
  const { name_of_dashboard, description, category, reason, organization, is_private } = values
  const before = documentIn(row)
  const document: Document = {
    ...before,
    title: name_of_dashboard.trim(),
    description: description.trim(),
    subject: { ...before.subject, indicators: values.indicators, sources: values.sources },
    blocks: withSections(
      before.blocks,
      values.order.filter((slug) => values.sections.includes(slug)),
    ),
  }
  const kept = row && keptConfig(before, { names: OFFERED_SECTIONS, category: row.category }, row.config)
  const words = { names: OFFERED_SECTIONS, category: category.trim() }
  return {
    ...{ name_of_dashboard, description, category, reason, organization, is_private },
    config: configOf(document, words, kept ?? undefined),
  }
}

function documentIn(row: CustomDashboardRow | null): Document {
  return row ? documentOf(row, EMPTY_DASHBOARD, OFFERED_SECTIONS) : EMPTY_DASHBOARD
}
