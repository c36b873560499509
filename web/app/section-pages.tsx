import { type ComponentType, lazy } from 'react'
import type { SectionPageProps } from '#web/controls/section-frame.tsx'

type PageModule = { readonly default: ComponentType<SectionPageProps> }

/** The pages of the sections that are more than declared figures; each is loaded when a reader first opens it. */
export const SECTION_PAGES: Readonly<Record<string, ComponentType<SectionPageProps>>> = {
}

function sectionPage(load: () => Promise<PageModule>): ComponentType<SectionPageProps> {
  return lazy(load)
}
