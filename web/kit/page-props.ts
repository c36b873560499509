import type { ComponentType } from 'react'
import type { Page } from '#catalogue/page.ts'

/** The properties of every page: its row of the catalogue, and the varying parts of its address. */
export interface PageProps {
  readonly page: Page
  readonly params: Readonly<Record<string, string | undefined>>
}

/** A file that draws a page. */
export interface PageModule {
  readonly default: ComponentType<PageProps>
}
