import type { NewsRow } from '#contract/news/news.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'

/**
 * Where an update about a dashboard leads: the dashboard that was chosen, else the one whose title or name is its title
 * (api-contract §11). Null for
 * other updates, and while no dashboard of that name is known.
 */
export function dashboardAddress(
  { category_name, title, link }: Pick<NewsRow, 'category_name' | 'title' | 'link'>,
  dashboards: readonly Pick<Catalogue['dashboards'][number], 'name' | 'title'>[],
): string | null {
  if (category_name !== 'Dashboard') return null
  if (link !== '') return link
  const wanted = plain(title)
  const found = dashboards.find((dashboard) => [dashboard.name, dashboard.title].map(plain).includes(wanted))
  return found ? `/dashboard/${encodeURIComponent(found.name)}` : null
}

function plain(text: string): string {
  return text
    .replaceAll(/[\s_/]+/g, ' ')
    .trim()
    .toLowerCase()
}
