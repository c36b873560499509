import { OFFERED_SECTIONS, sectionsNamed } from '#sections/find-section.ts'
import { embedFields, withEmbeds } from '#contract/custom-dashboards/earlier-embeds.ts'
import { withSections } from '#contract/custom-dashboards/earlier-fields.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { blocksOf } from '#domain/document/blocks.ts'
import { isEmbeddable } from '#domain/document/blocks/embed/embed-block.ts'
import { type Document, EMPTY_DASHBOARD, type Subject } from '#domain/document/document.ts'
import { type Level, NATION } from '#domain/location/location.ts'

/** What somebody chooses in the five steps. */
export interface WizardValues {
  readonly name: string
  readonly description: string
  readonly category: string
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  /** Empty: all levels that the sources have. */
  readonly levels: readonly Level[]
  /** Empty: all years. */
  readonly years: readonly number[]
  /** With which it opens. */
  readonly place: number
  /** Slugs of all sections that can be had, in the chosen order. */
  readonly order: readonly string[]
  /** Slugs of the sections that are shown. */
  readonly sections: readonly string[]
  readonly embeds: EmbedValues
  readonly visibility: DocumentSummary['visibility']
  readonly reason: string
  readonly organization: string
}

/** Pages of other sites as they are typed, whether they can be embedded yet or not. */
export interface EmbedValues {
  readonly link: string
  readonly linkTitle: string
  /** An address, or the code of a frame that other sites offer for copying. */
  readonly frame: string
  readonly frameTitle: string
  readonly frameDescription: string
}

/** What stands beside a stored dashboard. */
export type BesideDocument = Pick<DocumentSummary, 'category' | 'reason' | 'organization' | 'visibility'>

/** Sections that a new dashboard begins with: the five of the earlier client. */
const USUAL_SECTIONS = 5

const SLUGS = OFFERED_SECTIONS.map(({ slug }) => slug)

/** What the steps begin with for a new dashboard. */
export function newValues(visibility: WizardValues['visibility']): WizardValues {
  const beside = { category: '', reason: '', organization: '', visibility }
  return { ...valuesOf(EMPTY_DASHBOARD, beside), sections: SLUGS.slice(0, USUAL_SECTIONS) }
}

/** What the steps begin with for a stored one. */
export function valuesOf(document: Document, beside: BesideDocument): WizardValues {
  const { title, description, subject, blocks } = document
  const { category, reason, organization, visibility } = beside
  const sections = sectionsNamed(blocksOf(blocks, 'section').map(({ section }) => section)).map(
    ({ slug }) => slug,
  )
  const embeds = embedFields(blocks)
  return {
    ...{ name: title, description, category, reason, organization, visibility },
    indicators: subject.indicators,
    sources: subject.sources,
    levels: subject.levels,
    years: subject.years,
    place: placeOf(subject),
    order: [...sections, ...SLUGS.filter((slug) => !sections.includes(slug))],
    sections,
    embeds: {
      link: embeds.embedded_url ?? '',
      linkTitle: embeds.embedded_url_title ?? '',
      frame: embeds.embedded_iframe ?? '',
      frameTitle: embeds.embedded_iframe_title ?? '',
      frameDescription: embeds.embedded_dashboard_description ?? '',
    },
  }
}

/** The document that was chosen, made of the one from which the steps began: what they do not speak of stays. */
export function documentOf(values: WizardValues, before: Document): Document {
  const { link, linkTitle, frame, frameTitle, frameDescription } = values.embeds
  const sections = withSections(
    before.blocks,
    values.order.filter((slug) => values.sections.includes(slug)),
  )
  return {
    ...before,
    title: values.name.trim(),
    description: values.description.trim(),
    subject: {
      ...before.subject,
      indicators: values.indicators,
      sources: values.sources,
      levels: values.levels,
      years: values.years,
      opening:
        values.place === placeOf(before.subject)
          ? before.subject.opening
          : { ...before.subject.opening, location: values.place },
    },
    blocks: withEmbeds(sections, {
      embedded_url: embeddable(link),
      embedded_url_title: linkTitle.trim() || null,
      embedded_iframe: embeddable(frame),
      embedded_iframe_title: frameTitle.trim() || null,
      embedded_dashboard_description: frameDescription.trim() || null,
    }),
  }
}

/** A place that the address chooses is left as it is until somebody chooses one here. */
function placeOf({ opening }: Subject): number {
  return typeof opening.location === 'number' ? opening.location : NATION
}

/** What is sent: the document, and what a person may set beside it. What is still being made (`step`) is private. */
export function bodyOf(values: WizardValues, before: Document, step: number | null) {
  const { category, reason, organization, visibility } = values
  return {
    document: { ...documentOf(values, before) },
    ...{ category: category.trim(), reason, organization, step },
    visibility: step === null ? visibility : ('private' as const),
  }
}

/** The address in what was typed, if it can be embedded: of a frame's code that of its page. */
export function embeddable(typed: string): string | null {
  const text = typed.trim()
  const address =
    /<iframe\b[^>]*?\ssrc\s*=\s*(["'])(.*?)\1/is.exec(text)?.[2]?.replaceAll('&amp;', '&') ?? text
  return isEmbeddable(address) ? address : null
}
