/**
 * What a custom dashboard shows, as its `config` holds it: JSON text in the form of earlier clients (indicators in
 * `composedData`, sources in `surveyArray`, sections with their order in `sectionsArray`).
 */
export interface DashboardConfig {
  readonly name: string
  readonly description: string
  readonly category: string
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  /** Titles of sections in their order; matched without regard to upper and lower case. */
  readonly sections: readonly string[]
}

/** The longest text of a `config`, in characters. */
export const LONGEST_CONFIG = 64_000

/** Reads the text. Null when it is no JSON of that form; parts that it lacks are empty. */
export function readDashboardConfig(text: string): DashboardConfig | null {
  const whole = parsed(text)
  if (!isRecord(whole)) return null
  const details = isRecord(whole.dashboardDetails) ? whole.dashboardDetails : {}
  return {
    name: textOf(details.name),
    description: textOf(details.description),
    category: textOf(details.category),
    indicators: selectedIds(whole.composedData),
    sources: selectedIds(whole.surveyArray),
    sections: records(whole.sectionsArray)
      .filter(({ isShow }) => isShow !== false)
      .map(({ name }) => textOf(name)),
  }
}

/** The text of a configuration, as earlier clients read it. */
export function writeDashboardConfig(config: DashboardConfig): string {
  const { name, description, category, indicators, sources, sections } = config
  const children = (ids: readonly number[]) => ids.map((id) => ({ id, selected: true }))
  return JSON.stringify({
    dashboardDetails: { name, description, category },
    composedData: [{ parent: { isChildSelected: true }, children: children(indicators) }],
    surveyArray: [{ children: children(sources) }],
    sectionsArray: sections.map((title, id) => ({ id, name: title, active: false, isShow: true })),
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function selectedIds(groups: unknown): number[] {
  const children = records(groups).flatMap((group) => records(group.children))
  const ids = children.filter(({ selected }) => selected !== false).map(({ id }) => id)
  return [...new Set(ids.filter((id) => typeof id === 'number' && Number.isSafeInteger(id)))].map(Number)
}

function records(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
