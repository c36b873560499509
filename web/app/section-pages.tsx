import { type ComponentType, lazy } from 'react'
import type { PageName } from '#domain/section/section.ts'
import type { SectionPageProps } from '#web/controls/section-frame.tsx'

/** The pages of the sections that are more than declared figures; each is loaded when a reader first opens it. */
export const SECTION_PAGES: Readonly<Partial<Record<PageName, ComponentType<SectionPageProps>>>> = {}

/** A page by the module that exports it as default. */
export function sectionPage(load: () => Promise<{ readonly default: ComponentType<SectionPageProps> }>) {
  return lazy(load)
}
