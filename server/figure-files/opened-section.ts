import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { Language } from '#domain/message/language.ts'
import type { Value } from '#domain/message/message.ts'
import type { Segment } from '#domain/message/segment.ts'
import { languageOf } from '#languages/from-source.ts'
import { openingState } from '#sections/definition/opening-state.ts'
import type { Section, SectionDefinition, ResolvedSection } from '#sections/definition/section-definition.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import { findSection, OFFERED_SECTIONS, sectionsIn } from '#sections/find-section.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { unmet } from '#sections/unmet.ts'
import { openedHere, shownSections, type SiteChoices } from '#sections/site-choices.ts'
import type { FigureOrder } from './figure-order.ts'

/** A section of a dashboard, resolved as its address asks. */
export interface OpenedSection {
  readonly section: Section
  /** All sections of the dashboard, in the order of its tabs. */
  readonly sections: readonly Section[]
  readonly definition: SectionDefinition
  readonly shown: ResolvedSection<object, unknown>
  /** The wishes in the address that the dashboard cannot meet, one sentence each. */
  readonly unmet: readonly Value[]
}

/** In whose words, and of which release, a section is opened. */
interface From {
  readonly order: Pick<FigureOrder, 'language'>
  readonly reader: ReleaseReader
  /** Absent: as the dashboard says itself. */
  readonly site?: SiteChoices
}

/** The section that a dashboard is opened at by the query of its address; null where it has none. */
export async function openedSection(
  declared: CatalogueDashboard,
  query: URLSearchParams,
  { order, reader, site }: From,
): Promise<OpenedSection | null> {
  const dashboard = site ? openedHere(declared, site) : declared
  const own = sectionsIn(dashboard)
  const sections = own.length > 0 ? own : OFFERED_SECTIONS
  const wanted = query.get('section') ?? query.get('index')
  const section = findSection(wanted === null && site ? shownSections(sections, site) : sections, wanted)
  if (!section) return null
  const { default: definition } = await section.load()
  const catalogue = await reader.catalogue()
  const asked = {
    wanted: openingState(definition.state.parse(query), dashboard, catalogue),
    language: languageOf(order.language),
    ...{ dashboard, catalogue },
  }
  return {
    ...{ section, sections, definition },
    shown: await resolveSection(definition, asked, reader.file),
    unmet: unmet({ query, dashboard, catalogue, sections, section }),
  }
}

/** The sentence of a section in pieces, of which the figures are strong. */
export function answerIn(language: Language, answer: Value | readonly Segment[]): readonly Segment[] {
  return isSegments(answer) ? answer : language.segments(answer)
}

function isSegments(answer: Value | readonly Segment[]): answer is readonly Segment[] {
  return Array.isArray(answer)
}
