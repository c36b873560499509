import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { Front } from '#domain/front/front.ts'
import type { Section } from './definition/section-definition.ts'

/** The settings of a site's front for its dashboards. */
export type SiteChoices = Pick<Front, 'place' | 'source' | 'hidden_sections'>

/** A dashboard opens with the place and the source of the site's front, where it has the source. */
export function openedHere(
  dashboard: CatalogueDashboard,
  { place, source }: Pick<SiteChoices, 'place' | 'source'>,
): CatalogueDashboard {
  if (place === null && source === null) return dashboard
  const has = source !== null && dashboard.data_sources.includes(source)
  return {
    ...dashboard,
    initial_location: place ?? dashboard.initial_location,
    initial_datasource: has ? source : dashboard.initial_datasource,
  }
}

/** Without the sections that the site's front leaves out; all of a dashboard that would have none. */
export function shownSections(
  declared: readonly Section[],
  { hidden_sections }: Pick<SiteChoices, 'hidden_sections'>,
): readonly Section[] {
  const shown = declared.filter(({ slug }) => !hidden_sections.includes(slug))
  return shown.length > 0 ? shown : declared
}
