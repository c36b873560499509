import { parse } from 'regexparam'
import { PAGE_DESCRIPTIONS } from '#catalogue/page-descriptions.ts'
import { MOVED_PAGES, PAGES } from '#catalogue/pages.ts'
import type { MovedPage, Page } from '#catalogue/page.ts'
import type { Message, Value } from '#domain/message/message.ts'
import { parseId } from '#domain/view/address-parts.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'

/** The content of an address of the product, as far as the server has to know. */
export type PageAddress =
  | {
      readonly kind: 'dashboard'
      readonly name: string
      readonly indicator: number | null
      /** It opens with its first section. */
      readonly isFirst: boolean
    }
  | {
      readonly kind: 'page'
      readonly slug: string
      readonly title: Message
      readonly description: Value
      /** Where whoever is not signed in, or is signed in already, is led instead. */
      readonly doors?: Doors
    }
  | { readonly kind: 'profile'; readonly place: string; readonly description: Value }
  | { readonly kind: 'unknown' }

export type Doors = Pick<Page, 'entrance' | 'inside'>

interface KnownRoute {
  readonly slug: string
  readonly title: Message
  readonly description: Value
  readonly doors: Doors | null
  /** The values of the varying parts of a path, or null when the path is not this route's. */
  partsOf(path: string): Readonly<Record<string, string>> | null
}

/** The routes of the catalogue in its order, read as the web's router reads them. */
const ROUTES: readonly KnownRoute[] = [...MOVED_PAGES, ...PAGES].map((route) => {
  const { keys, pattern } = parse(route.pattern)
  const parts = 'parts' in route ? Object.entries(route.parts ?? {}) : []
  return {
    slug: route.slug,
    title: route.title,
    description: PAGE_DESCRIPTIONS[route.slug] ?? '',
    doors: doorsOf(route),
    partsOf: (path) => {
      const match = pattern.exec(path)
      if (!match) return null
      const found = Object.fromEntries(keys.map((key, index) => [key, decoded(match[index + 1] ?? '')]))
      return parts.every(([name, values]) => values.test(found[name] ?? '')) ? found : null
    },
  }
})

/** Reads the path and query of a page; `first` is the dashboard that a site opens with; null: it opens with the first page. Malformed parts count as not said. */
export function pageAddress(url: string, first: string | null = null): PageAddress {
  const { pathname, searchParams } = new URL(requestTarget(url), 'http://localhost')
  const indicator = parseId(searchParams.get('indicator')) ?? null
  // The store does not take the character 0, not even to look for it.
  if (pathname.includes('%00')) return { kind: 'unknown' }
  for (const { slug, title, description, doors, partsOf } of ROUTES) {
    const parts = partsOf(pathname)
    if (!parts) continue
    if (slug === 'home' && first !== null) return { kind: 'dashboard', name: first, indicator, isFirst: true }
    if (slug === 'dashboard')
      return { kind: 'dashboard', name: parts.name ?? '', indicator, isFirst: !parts.id }
    if (slug === 'health-profile') return { kind: 'profile', place: parts.state ?? '', description }
    return { kind: 'page', slug, title, description, ...(doors && { doors }) }
  }
  return { kind: 'unknown' }
}

function doorsOf(route: Page | MovedPage): Doors | null {
  if (!('entrance' in route || 'inside' in route)) return null
  const { entrance, inside } = route
  return { ...(entrance && { entrance }), ...(inside && { inside }) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
