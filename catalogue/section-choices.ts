import type { Section } from '#domain/section/section.ts'
import { SECTIONS } from './sections.ts'

/** Sections that a dashboard of somebody's own may have; those of Advanced Analytics stay together. */
export const SECTION_CHOICES: readonly Section[] = SECTIONS.filter(
  (section) => section.page === 'figures' || !section.advanced,
)

/** The sections of these titles in their order. Case does not matter, unknown titles are left out, none comes twice. */
export function sectionsByTitle(titles: readonly string[]): readonly Section[] {
  const wanted = titles.map((title) => title.toLowerCase())
  const found = wanted.flatMap(
    (title) => SECTION_CHOICES.find((section) => section.title.toLowerCase() === title) ?? [],
  )
  return [...new Set(found)]
}
