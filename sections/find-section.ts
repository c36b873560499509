import { DASHBOARD_SECTIONS } from '#catalogue/dashboard-sections.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { Section } from './definition/section-definition.ts'
import { SECTIONS } from './sections.ts'

/**
 * The section that an address asks for: by slug, by name in any spelling of spaces, or by position from 0 (earlier links).
 * Falls back to the first section.
 */
export function findSection(sections: readonly Section[], wanted: string | null): Section | undefined {
  return (wanted === null ? undefined : sectionAsked(sections, wanted)) ?? sections[0]
}

/** The section that is asked for, by slug, name or position; undefined where there is none. */
export function sectionAsked(sections: readonly Section[], wanted: string): Section | undefined {
  const word = normal(wanted)
  const byName = sections.find((section) => section.slug === word || normal(section.name) === word)
  if (byName) return byName
  if (!/^\d+$/.test(wanted)) return undefined
  const index = Number(wanted)
  return sections.find((section) => section.index === index) ?? sections[index]
}

/** The sections of these slugs in their order; those that there are not are left out. */
export function sectionsOf(slugs: readonly string[]): readonly Section[] {
  return slugs.flatMap((slug) => SECTIONS.find((section) => section.slug === slug) ?? [])
}

/** Sections that a custom dashboard or a site dashboard may have; those of Advanced Analytics stay together. */
export const OFFERED_SECTIONS: readonly Section[] = SECTIONS.filter(({ advanced }) => !advanced)

/**
 * The offered sections of these slugs in their order; or of these names, by which the earlier API calls them. Case does not
 * matter, unknown names are left out, none comes twice.
 */
export function sectionsNamed(names: readonly string[]): readonly Section[] {
  const found = names.flatMap((name) => {
    const wanted = name.toLowerCase()
    return OFFERED_SECTIONS.find(({ slug, name }) => slug === wanted || name.toLowerCase() === wanted) ?? []
  })
  return [...new Set(found)]
}

/** The sections of a dashboard in the order of its tabs: built-in ones have those of the product, all others name theirs. */
export function sectionsIn({
  name,
  sections,
}: Pick<CatalogueDashboard, 'name' | 'sections'>): readonly Section[] {
  const own = DASHBOARD_SECTIONS[name]
  return own ? sectionsOf(own) : sectionsNamed(sections)
}

function normal(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}
