import type { Message, Value } from '#domain/message/message.ts'
import type { Need } from '#domain/account/capability.ts'
import type { WaitingKind } from '#domain/waiting/waiting-kind.ts'

/** A way to a page in one of the menus. */
export interface MenuPlace {
  /**
   * `main`: in the header; `options`: behind the three dots; `account`: behind the picture of the person who
   * is signed in.
   */
  readonly menu: 'main' | 'options' | 'account'
  /** How the entry is called there. */
  readonly label: Value
  /** Position among the pages of that menu. */
  readonly order: number
  /** Draws a rule above the entry. */
  readonly startsGroup?: true
}

/** The members of every address of the product, whatever draws it. */
interface Route {
  /** Unique; never shown. */
  readonly slug: string
  /**
   * The path, with `:name` for a varying part and `:name?` for one that may be absent. A final slash is never
   * said and always allowed.
   */
  readonly pattern: string
  /** Values that a varying part may have; every value where it is not named. */
  readonly parts?: Readonly<Record<string, RegExp>>
}

/** A page of the product. Router, titles, status, menus, sitemap and the tests that visit every page are made from it. */
export interface Page extends Route {
  /** Stands in the header, and after the product's name in the title of the window. */
  readonly title: Message
  /** The file that draws it, without its ending: `help-page`. It stands in `web/features/*` or `web/app/pages`. */
  readonly module: string
  /** The capability that a visitor needs to see it; others are told why not. */
  readonly permission: 'public' | Need
  /** The page for visitors who are not signed in; absent: the start, with the door open. */
  readonly entrance?: string
  /** The page for people who are signed in already. */
  readonly inside?: string
  /** Search engines may show it: it is the same for everybody, and no step of a process. */
  readonly listed?: true
  /** True where the page also answers without scripts, at the same address behind `/lite`; all others have those as their lite form. */
  readonly lite: boolean
  readonly menus?: readonly MenuPlace[]
  /** The page puts itself into the frame of the product, because its title comes with its data. */
  readonly ownFrame?: true
  /** A real address for a pattern with varying parts, for the tests that visit every page. */
  readonly example?: string
}

/** An address of earlier versions, or one that only leads on. */
export interface MovedPage extends Route {
  readonly title: Message
  readonly movedTo: string
}

/** One view inside an area: `/account#/settings`. */
export interface AreaPage {
  /** The page that holds it. */
  readonly area: 'account' | 'admin'
  /** Behind the `#/` of the address, in the specification's spelling. Unique in its area. */
  readonly slug: string
  readonly title: string
  readonly module: string
  /** Name of its sign in the menu of the area. */
  readonly icon: AreaIcon
  /** The capability that seeing it needs, beside being let into the area. */
  readonly permission: Need
  /** Below which heading of the menu it stands; absent: above them all. */
  readonly group?: AreaGroup
  /** Kinds of work that wait for a decision there: their number stands beside the entry. */
  readonly waits?: readonly WaitingKind[]
  /** The view that opens when none is named, for people who may see it; the others get the first that is not `aside`. */
  readonly first?: true
  /** Beside the point of the area: whoever comes without naming a view begins with another. */
  readonly aside?: true
  readonly menus?: readonly MenuPlace[]
}

/** The headings of an area's menu, in its order. */
export const AREA_GROUPS = ['People', 'Content', 'Data', 'Site'] as const

export type AreaGroup = (typeof AREA_GROUPS)[number]

/** The signs that an area's menu can draw. */
export type AreaIcon =
  | 'assistant'
  | 'bell'
  | 'book'
  | 'catalogue'
  | 'dashboard'
  | 'form'
  | 'front'
  | 'help'
  | 'history'
  | 'inquiry'
  | 'key'
  | 'letter'
  | 'log'
  | 'megaphone'
  | 'people'
  | 'person'
  | 'puzzle'
  | 'plug'
  | 'requests'
  | 'server'
  | 'settings'
  | 'sliders'
  | 'tags'
  | 'waiting'
