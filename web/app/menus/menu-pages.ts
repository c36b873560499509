import { AREA_PAGES } from '#catalogue/area-pages.ts'
import type { MenuPlace } from '#catalogue/page.ts'
import type { Holder } from '#domain/account/capability.ts'
import { entriesOf, LISTED_PAGES, type MenuPage } from './menu-entries.ts'

export type { MenuPage } from './menu-entries.ts'

/**
 * The pages of a menu in its order, those inside areas too, as far as somebody may open them; null: nobody is signed in.
 * Rows and their places are in the catalogue.
 */
export function menuPages(menu: MenuPlace['menu'], holder: Holder | null): readonly MenuPage[] {
  const views = AREA_PAGES.map(({ area, slug, permission, menus }) => ({
    slug: `${area}/${slug}`,
    href: `/${area}#/${slug}`,
    permission,
    menus,
  }))
  return entriesOf([...LISTED_PAGES, ...views], menu, holder)
}
