import { MENU, OTHER_DASHBOARDS, type MenuEntry, type MenuGroup } from '#catalogue/menu.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { siteFront } from '#web/memory/front.ts'
import type { MenuAdditions } from './menu-additions.ts'

const NO_ADDITIONS: MenuAdditions = { dashboards: [], tags: new Map(), made: [] }

/** Where an entry of the menu leads. */
export function entryAddress({ dashboard, address }: MenuEntry): string {
  return address ?? `/dashboard/${dashboard ?? ''}`
}

/**
 * The groups of the menu with the entries whose dashboard this release has and the site's front does not leave out, and dashboards that were made since under the
 * heading of their category; empty groups are left out.
 */
export function menuDashboards(catalogue: Catalogue, additions: MenuAdditions = NO_ADDITIONS): MenuGroup[] {
  const isHidden = (name: string) => siteFront.hidden_dashboards.includes(name)
  const names = new Set(catalogue.dashboards.map(({ name }) => name))
  const made = additions.dashboards
    .filter(({ name }) => !names.has(name) && !isHidden(name))
    .map(({ category, ...row }) => ({ ...row, heading: category || OTHER_DASHBOARDS }))
  const titles = new Set([...MENU.map(({ title }) => title), ...made.map(({ heading }) => heading)])
  return [...titles]
    .map((title) => ({
      title,
      entries: [
        ...(MENU.find((group) => group.title === title)?.entries ?? []).filter(
          ({ dashboard }) => dashboard === null || (names.has(dashboard) && !isHidden(dashboard)),
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
