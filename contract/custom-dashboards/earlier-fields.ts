import { type Block, blocksOf, freeId } from '#domain/document/blocks.ts'
import type { Document } from '#domain/document/document.ts'
import type { CustomDashboardRow } from './custom-dashboard.ts'
import { type EarlierConfig, isSame, readEarlierConfig, writeEarlierConfig } from './earlier-config.ts'
import { embedFields, withEmbeds } from './earlier-embeds.ts'

/** Of a name that no section has. */
const LONGEST_NAME = 100

/** A document in the words of earlier clients. */
export type EarlierFields = Pick<
  CustomDashboardRow,
  | 'name_of_dashboard'
  | 'description'
  | 'config'
  | 'embedded_url'
  | 'embedded_url_title'
  | 'embedded_iframe'
  | 'embedded_iframe_title'
  | 'embedded_dashboard_description'
>

/** The name by which earlier clients call a section. */
export interface SectionName {
  readonly slug: string
  readonly name: string
}

/** The words that earlier clients need beside the document. */
export interface EarlierWords {
  readonly names: readonly SectionName[]
  /** Of the dashboard; it stands in the configuration too. */
  readonly category: string
}

/**
 * The document that earlier clients describe. `before`: the one that they change; parts that they have no
 * words for stay as they were there. A section that is not among the names keeps its name for a slug, so that
 * it can be named.
 */
export function documentOf(fields: EarlierFields, before: Document, names: readonly SectionName[]): Document {
  const said = saidIn(fields.config, names)
  const { subject } = before
  return {
    ...before,
    title: fields.name_of_dashboard,
    description: fields.description,
    subject: { ...subject, indicators: said.indicators, sources: said.sources },
    blocks: withEmbeds(withSections(before.blocks, said.sections), fields),
  }
}

/**
 * The document in the words of earlier clients: `documentOf` of them is the document again. `kept`: a
 * configuration that they sent; it comes back letter by letter as long as it agrees with the document, and
 * otherwise with the differences written anew.
 */
export function earlierFields(document: Document, words: EarlierWords, kept: string | null): EarlierFields {
  const { title, description, blocks } = document
  const isUpToDate = kept !== null && says(kept, document, words.names)
  return {
    name_of_dashboard: title,
    description,
    config: isUpToDate ? kept : configOf(document, words, kept ?? undefined),
    ...embedFields(blocks),
  }
}

/**
 * The text of a configuration to keep beside the document: null when the document alone is written like this.
 */
export function keptConfig(document: Document, words: EarlierWords, config: string): string | null {
  return configOf(document, words) === config ? null : config
}

/** The configuration of a document, written over one that it takes the place of. */
export function configOf(document: Document, { names, category }: EarlierWords, over?: string): string {
  const { title: name, description, subject, blocks } = document
  const { indicators, sources } = subject
  const sections = slugsOf(blocks).map((slug) => nameOf(slug, names))
  return writeEarlierConfig({ indicators, sources, sections }, { name, description, category }, over)
}

/** The content of a configuration, with slugs for the names and none of them twice. */
function saidIn(config: string, names: readonly SectionName[]): EarlierConfig {
  const said = readEarlierConfig(config) ?? { indicators: [], sources: [], sections: [] }
  return { ...said, sections: [...new Set(said.sections.map((name) => slugOf(name, names)))] }
}

function says(config: string, { subject, blocks }: Document, names: readonly SectionName[]): boolean {
  const said = saidIn(config, names)
  return (
    isSame(said.indicators, subject.indicators) &&
    isSame(said.sources, subject.sources) &&
    isSame(said.sections, slugsOf(blocks))
  )
}

/** Sections in another order or others than before; blocks of other kinds stay on their side of the sections. */
export function withSections(before: readonly Block[], slugs: readonly string[]): readonly Block[] {
  if (isSame(slugsOf(before), slugs)) return before
  const first = before.findIndex(({ kind }) => kind === 'section')
  const ahead = before.slice(0, Math.max(first, 0))
  const behind = before.slice(ahead.length).filter(({ kind }) => kind !== 'section')
  const known = blocksOf(before, 'section')
  const sections = slugs.map(
    (section): Block =>
      known.find((block) => block.section === section) ?? {
        kind: 'section',
        id: freeId(before, section),
        section,
        state: {},
      },
  )
  return [...ahead, ...sections, ...behind]
}

function slugsOf(blocks: readonly Block[]): readonly string[] {
  return [...new Set(blocksOf(blocks, 'section').map(({ section }) => section))]
}

/** Case does not matter. */
function slugOf(name: string, names: readonly SectionName[]): string {
  const wanted = name.toLowerCase()
  return names.find((each) => each.name.toLowerCase() === wanted)?.slug ?? name.slice(0, LONGEST_NAME)
}

function nameOf(slug: string, names: readonly SectionName[]): string {
  return names.find((each) => each.slug === slug)?.name ?? slug
}
