import { AREA_PAGES } from '#catalogue/area-pages.ts'
import type { AreaPage } from '#catalogue/page.ts'
import { type Holder, meets } from '#domain/account/capability.ts'

/** The views of an area that somebody may see, in the order of its menu. */
export function viewsFor(area: AreaPage['area'], holder: Holder | null): readonly AreaPage[] {
  return AREA_PAGES.filter((view) => view.area === area && meets(holder, view.permission))
}

/** The view that is named, in whatever capitals; else the first that somebody comes to the area for. */
export function openedView(views: readonly AreaPage[], slug: string): AreaPage | undefined {
  const named = views.find((view) => view.slug.toLowerCase() === slug.toLowerCase())
  return named ?? views.find(({ aside }) => aside !== true) ?? views[0]
}
