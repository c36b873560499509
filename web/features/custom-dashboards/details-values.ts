import { OFFERED_SECTIONS, sectionsNamed } from '#sections/find-section.ts'
import { withSections } from '#contract/custom-dashboards/earlier-fields.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { blocksOf } from '#domain/document/blocks.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'

/** What the form of a dashboard holds. */
export interface DetailsValues extends Record<string, unknown> {
  name_of_dashboard: string
  description: string
  category: string
  reason: string
  organization: string
  visibility: DocumentSummary['visibility']
  indicators: readonly number[]
  sources: readonly number[]
  /** Slugs of all sections that can be had, in the chosen order. */
  order: readonly string[]
  /** Slugs of the sections that are shown. */
  sections: readonly string[]
}

/** A stored dashboard that is being edited: what stands beside it, and the document from which the editor began. */
export interface EditedDashboard {
  readonly summary: Pick<
    DocumentSummary,
    'id' | 'version' | 'category' | 'reason' | 'organization' | 'visibility'
  >
  readonly document: Document
}

/** Sections that a new dashboard begins with: the five of the earlier client. */
const USUAL_SECTIONS = 5

const SLUGS = OFFERED_SECTIONS.map(({ slug }) => slug)

const NOTHING = { category: '', reason: '', organization: '' }

/** The form for a dashboard, or for a new one. */
export function detailsOf(
  edited: EditedDashboard | null,
  visibility: DetailsValues['visibility'],
): DetailsValues {
  const { title, description, subject, blocks } = edited?.document ?? EMPTY_DASHBOARD
  const { category, reason, organization } = edited?.summary ?? NOTHING
  const shown = sectionsNamed(blocksOf(blocks, 'section').map(({ section }) => section))
  const sections = edited ? shown.map(({ slug }) => slug) : SLUGS.slice(0, USUAL_SECTIONS)
  return {
    ...{ name_of_dashboard: title, description, category, reason, organization },
    visibility: edited?.summary.visibility ?? visibility,
    indicators: subject.indicators,
    sources: subject.sources,
    order: [...sections, ...SLUGS.filter((slug) => !sections.includes(slug))],
    sections,
  }
}

/** The document that the form describes, made of the one from which it began: what the form has no field for stays. */
export function documentOf(values: DetailsValues, before: Document): Document {
  return {
    ...before,
    title: values.name_of_dashboard.trim(),
    description: values.description.trim(),
    subject: { ...before.subject, indicators: values.indicators, sources: values.sources },
    blocks: withSections(
      before.blocks,
      values.order.filter((slug) => values.sections.includes(slug)),
    ),
  }
}

/** What is sent: the document, and what a person may set beside it. */
export function bodyOf(values: DetailsValues, document: Document) {
  const { category, reason, organization, visibility } = values
  return { document: { ...document }, category, reason, organization, visibility }
}
