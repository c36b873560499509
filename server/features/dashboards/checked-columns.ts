import { headingLike } from '#catalogue/menu.ts'
import { sectionsNamed } from '#sections/find-section.ts'
import type { DashboardText } from '#contract/dashboards/write-dashboard.ts'
import { type FieldErrors, Problem } from '#domain/problem.ts'
import type { SqlRunner, SqlValue } from '#server/platform/database/database.ts'
import { refuseUnknownIds } from '#server/platform/reference/unknown-ids.ts'

/**
 * The stored values of a dashboard, in the order of its columns. Throws `invalid-input` with a sentence for
 * each field whose values do not fit the catalogue or each other.
 */
export async function checkedColumns(store: SqlRunner, text: DashboardText): Promise<readonly SqlValue[]> {
  const indicators = [...new Set(text.indicators)]
  const sources = [...new Set(text.data_sources)]
  const defaults = [...new Set(text.default_indicators)]
  const sections = sectionsNamed(text.sections)
  const errors = errorsOf(text, sections.length)
  if (Object.keys(errors).length > 0) {
    throw new Problem('invalid-input', Object.values(errors).flat().join(' '), errors)
  }
  await refuseUnknownIds(store, 'indicator', 'indicators', indicators)
  await refuseUnknownIds(store, 'datasource', 'data_sources', sources)
  await refuseUnknownIds(store, 'location', 'initial_location', [text.initial_location])
  return [
    text.title,
    // One heading in the menu, however its name is typed.
    headingLike(text.category),
    text.description,
    indicators,
    defaults.length > 0 ? defaults : [text.initial_indicator],
    sources,
    text.initial_indicator,
    text.initial_datasource,
    text.initial_location,
    text.show_table_related_indicator,
    sections.map(({ slug }) => slug),
    text.visibility === 'private',
  ]
}

function errorsOf(text: DashboardText, knownSections: number): FieldErrors {
  const { indicators, default_indicators, data_sources, initial_indicator, initial_datasource } = text
  const errors: Record<string, string[]> = {}
  if (!indicators.includes(initial_indicator)) {
    errors.initial_indicator = ['Choose one of the indicators of the dashboard.']
  }
  if (default_indicators.some((id) => !indicators.includes(id))) {
    errors.default_indicators = ['Choose among the indicators of the dashboard.']
  }
  if (!data_sources.includes(initial_datasource)) {
    errors.initial_datasource = ['Choose one of the data sources of the dashboard.']
  }
  if (knownSections < new Set(text.sections).size) {
    errors.sections = ['Choose among the sections that there are.']
  }
  return errors
}
