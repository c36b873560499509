import { AREA_PAGES } from '#catalogue/area-pages.ts'
import type { Value } from '#domain/message/message.ts'
import type { MenuPlace } from '#catalogue/page.ts'
import { PAGES } from '#catalogue/pages.ts'
import { type Holder, meets } from '#domain/account/capability.ts'

/** A page as an entry of a menu. */
export interface MenuPage {
  /** The page's name: that of its row, or `account/settings` inside an area. */
  readonly slug: string
  readonly label: Value
  readonly href: string
  readonly startsGroup: boolean
}

/**
 * The pages of a menu in its order, as far as somebody may open them; null: nobody is signed in.
 * Rows and their places are in the catalogue.
 */
export function menuPages(menu: MenuPlace['menu'], holder: Holder | null): readonly MenuPage[] {
  const pages = PAGES.map(({ slug, pattern, permission, menus }) => ({
    slug,
    href: pattern,
    permission,
    menus,
  }))
  const views = AREA_PAGES.map(({ area, slug, permission, menus }) => ({
    slug: `${area}/${slug}`,
    href: `/${area}#/${slug}`,
    permission,
    menus,
  }))
  return [...pages, ...views]
    .filter(({ permission }) => permission === 'public' || meets(holder, permission))
    .flatMap(({ slug, href, menus = [] }) =>
      menus.filter((place) => place.menu === menu).map((place) => ({ ...place, slug, href })),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ slug, label, href, startsGroup = false }) => ({ slug, label, href, startsGroup }))
}
