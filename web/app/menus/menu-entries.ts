import type { MenuPlace } from '#catalogue/page.ts'
import { PAGES } from '#catalogue/pages.ts'
import { type Holder, meets, type Need } from '#domain/account/capability.ts'
import type { Value } from '#domain/message/message.ts'

/** A page as an entry of a menu. */
export interface MenuPage {
  /** The page's name: that of its row, or `account/settings` inside an area. */
  readonly slug: string
  readonly label: Value
  readonly href: string
  readonly startsGroup: boolean
}

/** A thing that may be an entry, and its menus. */
interface Listed {
  readonly slug: string
  readonly href: string
  readonly permission: 'public' | Need
  readonly menus?: readonly MenuPlace[] | undefined
}

/** The pages of the catalogue. Those inside areas are not among them: no first view needs them. */
export const LISTED_PAGES: readonly Listed[] = PAGES.map(({ slug, pattern, permission, menus }) => ({
  slug,
  href: pattern,
  permission,
  menus,
}))

/** Those of a menu in its order, as far as somebody may open them; null: nobody is signed in. */
export function entriesOf(
  pages: readonly Listed[],
  menu: MenuPlace['menu'],
  holder: Holder | null,
): readonly MenuPage[] {
  return pages
    .filter(({ permission }) => permission === 'public' || meets(holder, permission))
    .flatMap(({ slug, href, menus = [] }) =>
      menus.filter((place) => place.menu === menu).map((place) => ({ ...place, slug, href })),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ slug, label, href, startsGroup = false }) => ({ slug, label, href, startsGroup }))
}
