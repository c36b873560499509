import { AREA_PAGES } from '#catalogue/area-pages.ts'
import type { Value } from '#domain/message/message.ts'
import type { MenuPlace } from '#catalogue/page.ts'
import { PAGES } from '#catalogue/pages.ts'
import { includesRole, type Role } from '#domain/account/role.ts'

/** A page as an entry of a menu. */
export interface MenuPage {
  /** The page's name: that of its row, or `account/settings` inside an area. */
  readonly slug: string
  readonly label: Value
  readonly href: string
  readonly startsGroup: boolean
}

/**
 * The pages of a menu in its order, as far as somebody with this role may open them; null: nobody is signed in.
 * Rows and their places are in the catalogue.
 */
export function menuPages(menu: MenuPlace['menu'], role: Role | null): readonly MenuPage[] {
  const pages = PAGES.map(({ slug, pattern, permission, menus }) => ({
    slug,
    href: pattern,
    needed: permission,
    menus,
  }))
  const views = AREA_PAGES.map(({ area, slug, needed, menus }) => ({
    slug: `${area}/${slug}`,
    href: `/${area}#/${slug}`,
    needed: needed ?? (area === 'admin' ? ('admin' as const) : ('user' as const)),
    menus,
  }))
  return [...pages, ...views]
    .filter(({ needed }) => needed === 'public' || (role !== null && includesRole(role, needed)))
    .flatMap(({ slug, href, menus = [] }) =>
      menus.filter((place) => place.menu === menu).map((place) => ({ ...place, slug, href })),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ slug, label, href, startsGroup = false }) => ({ slug, label, href, startsGroup }))
}
