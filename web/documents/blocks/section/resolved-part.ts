import type { View } from '#charts/view.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { FilledBlockOf } from '#domain/document/blocks.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import type { Language } from '#domain/message/language.ts'
import type { Value } from '#domain/message/message.ts'
import type { Segment } from '#domain/message/segment.ts'
import { openingState } from '#sections/definition/opening-state.ts'
import { documentGround } from '#sections/document-dashboard.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { SECTION_WORDS } from '#web/controls/section-words.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { readSectionFile } from '#web/queries/section-files.ts'

/** What a section of a document says and shows, as paper has it. */
export interface SectionInDocument {
  readonly answer: Value | readonly Segment[]
  readonly views: readonly View[]
}

interface InDocument {
  readonly subject: FilledDocument['subject']
  readonly catalogue: Catalogue
  readonly language: Language
}

/**
 * The section of a block in the state in which it is printed; null for one that nothing fills, or whose answer is worked out for
 * seconds. Throws a LoadError when its figures do not come.
 */
export async function resolvedPart(
  block: FilledBlockOf<'section'>,
  { subject, catalogue, language }: InDocument,
): Promise<SectionInDocument | null> {
  const section = OFFERED_SECTIONS.find(({ slug }) => slug === block.section)
  if (!section) return null
  const words = SECTION_WORDS[section.slug] ?? []
  const own = documentGround({ title: '', description: '', subject, blocks: [block] }, '', catalogue)
  if (!own.dashboard.sections.includes(section.slug)) return null
  const [{ default: definition }] = await Promise.all([
    section.load(),
    ...words.map((group) => loadGroup(language.code, group)),
  ])
  if (definition.work) return null
  const state = definition.state.parse(new URLSearchParams(block.state))
  const wanted = openingState(state, own.dashboard, own.catalogue)
  const shown = await resolveSection(definition, { ...own, wanted, language }, readSectionFile)
  const empty = definition.empty?.(shown)
  if (empty) return { answer: empty.title, views: [] }
  const { main, side = [], below = [] } = definition.views(shown)
  return {
    answer: definition.lead(shown).answer,
    views: [...main, ...side, ...below].flatMap((one) =>
      one.block === 'figure' ? [one.view] : one.block === 'panel' ? (one.views ?? []) : [],
    ),
  }
}
