import { placeByWords } from '#domain/location/place-slug.ts'
import { Problem } from '#domain/problem.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import type { LiteOrder, MadeFile } from '../figure-order.ts'
import { liteDashboard } from './lite-dashboard.ts'
import { type LitePage, type LiteQuestion, litePageHtml } from './lite-page.ts'
import { liteProfile } from './lite-profile.ts'
import { liteStart } from './lite-start.ts'
import { liteWorkList } from './lite-work-list.ts'

/** Makes the lite form of a page. Throws `not-found` for a page that has none. */
export async function liteFile(order: LiteOrder, reader: ReleaseReader): Promise<MadeFile> {
  const found = await pageOf({ order, reader, page: new URL(order.page, 'http://localhost') })
  return { bytes: Buffer.from(litePageHtml(found, order.front)), name: 'lite.html' }
}

async function pageOf(asked: LiteQuestion): Promise<LitePage> {
  const { page, reader } = asked
  const { dashboards, reference } = await reader.catalogue()
  const [, kind = '', name = ''] = /^\/(dashboard|health-profiles)\/([^/]+)/.exec(page.pathname) ?? []
  if (page.pathname === '/') return liteStart(asked)
  if (page.pathname === '/work-list') return liteWorkList(asked)
  if (kind === 'dashboard') {
    const dashboard = dashboards.find((one) => encodeURIComponent(one.name) === name)
    if (dashboard) return liteDashboard(dashboard, asked)
  }
  const place =
    kind === 'health-profiles' && placeByWords(reference.locations.values(), decodeURIComponent(name))
  if (place) return liteProfile(place, asked)
  throw new Problem('not-found', 'This page has no lite form.')
}
