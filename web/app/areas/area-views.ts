import { AREA_PAGES } from '#catalogue/area-pages.ts'
import { AREA_GROUPS, type AreaGroup, type AreaPage } from '#catalogue/page.ts'
import { type Holder, meets } from '#domain/account/capability.ts'

/** The views of an area that somebody may see, in the order of its menu. */
export function viewsFor(area: AreaPage['area'], holder: Holder | null): readonly AreaPage[] {
  return AREA_PAGES.filter((view) => view.area === area && meets(holder, view.permission))
}

/** The view that is named, in whatever capitals; else the one that somebody comes to the area for. */
export function openedView(views: readonly AreaPage[], slug: string): AreaPage | undefined {
  const named = views.find((view) => view.slug.toLowerCase() === slug.toLowerCase())
  return named ?? views.find(({ first }) => first) ?? views.find(({ aside }) => aside !== true) ?? views[0]
}

/** The entries of a menu below their headings; those above all headings come first, below none. */
export function inGroups(
  views: readonly AreaPage[],
): readonly { readonly group: AreaGroup | null; readonly views: readonly AreaPage[] }[] {
  return [null, ...AREA_GROUPS]
    .map((group) => ({ group, views: views.filter((view) => (view.group ?? null) === group) }))
    .filter((found) => found.views.length > 0)
}

/** The view that the hash of an address names: `#/settings` → `settings`. */
export function slugIn(hash: string): string {
  return hash.replace(/^#\/?/, '').split(/[/?]/)[0] ?? ''
}
