import { MENU, OTHER_DASHBOARDS, type MenuEntry, type MenuGroup } from '#catalogue/menu.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { MenuAdditions } from './menu-additions.ts'

const NO_ADDITIONS: MenuAdditions = { dashboards: [], tags: new Map() }

/** A dashboard or an indicator that answers a search, with the address it opens. */
export interface Finding {
  readonly kind: 'dashboard' | 'indicator'
  readonly title: string
  /** A word on what it is: the line of a dashboard, the program area of an indicator. */
  readonly detail: string
  readonly href: string
}

export interface Findings {
  readonly shown: readonly Finding[]
  /** How many more there are. */
  readonly more: number
}

/** How many findings fit into the menu. */
const MOST = 14

/**
 * Dashboards and indicators whose words hold every word of the query, in any order, without regard to case and accents.
 * Dashboards come first, then indicators whose name begins with the query. Indicators are found by their tags too.
 */
export function findInCatalogue(
  query: string,
  catalogue: Catalogue,
  additions: MenuAdditions = NO_ADDITIONS,
): Findings {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return { shown: [], more: 0 }
  const holds = (text: string) => words.every((word) => plain(text).includes(word))
  const dashboards = menuDashboards(catalogue, additions).flatMap(({ entries }) =>
    entries
      .filter((entry) => holds(`${entry.title} ${entry.description} ${entry.dashboard.replaceAll('_', ' ')}`))
      .map(
        (entry): Finding => ({
          kind: 'dashboard',
          title: entry.title,
          detail: entry.description,
          href: entryAddress(entry),
        }),
      ),
  )
  const start = words.join(' ')
  const tagsOf = (id: number) => additions.tags.get(id) ?? []
  const indicators = [...catalogue.reference.indicators.values()]
    .filter(({ id, fullName, shortName, programArea }) =>
      holds([fullName, shortName, programArea, ...tagsOf(id)].join(' ')),
    )
    .toSorted(
      (a, b) => beginsWith(b.fullName, b.shortName, start) - beginsWith(a.fullName, a.shortName, start),
    )
    .flatMap(({ id, fullName, programArea }): Finding[] => {
      const href = indicatorAddress(id, catalogue)
      const detail = [programArea, ...tagsOf(id)].join(' · ')
      return href ? [{ kind: 'indicator', title: fullName, detail, href }] : []
    })
  const all = [...dashboards, ...indicators]
  return { shown: all.slice(0, MOST), more: Math.max(0, all.length - MOST) }
}

/** Where an entry of the menu leads. */
export function entryAddress({ dashboard, address }: MenuEntry): string {
  return address ?? `/dashboard/${dashboard}`
}

/**
 * The groups of the menu with the entries whose dashboard this release has, and dashboards that were made since under the
 * heading of their category; empty groups are left out.
 */
export function menuDashboards(catalogue: Catalogue, additions: MenuAdditions = NO_ADDITIONS): MenuGroup[] {
  const names = new Set(catalogue.dashboards.map(({ name }) => name))
  const made = additions.dashboards
    .filter(({ name }) => !names.has(name))
    .map(({ category, ...row }) => ({ ...row, heading: category || OTHER_DASHBOARDS }))
  const titles = new Set([...MENU.map(({ title }) => title), ...made.map(({ heading }) => heading)])
  return [...titles]
    .map((title) => ({
      title,
      entries: [
        ...(MENU.find((group) => group.title === title)?.entries ?? []).filter(({ dashboard }) =>
          names.has(dashboard),
        ),
        ...made
          .filter(({ heading }) => heading === title)
          .map((row): MenuEntry => ({ dashboard: row.name, title: row.title, description: row.description })),
      ],
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Where an indicator is shown: the first dashboard that has it; null when it has no figures. */
export function indicatorAddress(id: number, catalogue: Catalogue, source?: number): string | null {
  if ((catalogue.coverage.get(id)?.size ?? 0) === 0) return null
  const home = catalogue.dashboards.find(
    (dashboard) => dashboard.waiting_for === '' && dashboard.indicators.includes(id),
  )
  if (!home) return null
  const chosen = source === undefined ? '' : `&datasource=${source}`
  return `/dashboard/${home.name}?indicator=${id}${chosen}`
}

function beginsWith(fullName: string, shortName: string, start: string): number {
  return plain(fullName).startsWith(start) || plain(shortName).startsWith(start) ? 1 : 0
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
