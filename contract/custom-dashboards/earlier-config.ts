import { isRecord } from '#domain/form/is-record.ts'

/**
 * The `config` of a custom dashboard: JSON text in the form of earlier clients, with indicators in
 * `composedData`, sources in `surveyArray` and sections with their order in `sectionsArray`.
 */
export interface EarlierConfig {
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  /** Titles of the sections that are shown, in their order. */
  readonly sections: readonly string[]
}

/** The fields beside it in `dashboardDetails`. */
export interface EarlierDetails {
  readonly name: string
  readonly description: string
  readonly category: string
}

/** The longest text of a `config`, in characters. */
export const LONGEST_CONFIG = 64_000

/** Reads the text. Null when it is no JSON of that form; parts that it lacks are empty. */
export function readEarlierConfig(text: string): EarlierConfig | null {
  const whole = parsed(text)
  if (!isRecord(whole)) return null
  return {
    indicators: selectedIds(whole.composedData),
    sources: selectedIds(whole.surveyArray),
    sections: records(whole.sectionsArray)
      .filter(({ isShow }) => isShow !== false)
      .map(({ name }) => textOf(name)),
  }
}

/**
 * The text of a configuration, as earlier clients read it. `over`: the text that it takes the place of;
 * members that only earlier clients understand are taken over from there, and a part that says the same
 * already stays as it is.
 */
export function writeEarlierConfig(config: EarlierConfig, details: EarlierDetails, over = '{}'): string {
  const whole = parsed(over)
  const before = isRecord(whole) ? whole : {}
  const said = readEarlierConfig(over)
  const part = (key: string, says: keyof EarlierConfig, fresh: () => unknown) =>
    Object.hasOwn(before, key) && said && isSame(said[says], config[says]) ? before[key] : fresh()
  return JSON.stringify({
    ...before,
    dashboardDetails: { ...(isRecord(before.dashboardDetails) && before.dashboardDetails), ...details },
    composedData: part('composedData', 'indicators', () => [
      { parent: { isChildSelected: true }, children: chosen(config.indicators, before.composedData) },
    ]),
    surveyArray: part('surveyArray', 'sources', () => [
      { children: chosen(config.sources, before.surveyArray) },
    ]),
    sectionsArray: part('sectionsArray', 'sections', () => shown(config.sections, before.sectionsArray)),
  })
}

/** Whether two lists hold the same in the same order. */
export function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function selectedIds(groups: unknown): number[] {
  const children = childrenOf(groups).filter(({ selected }) => selected !== false)
  const ids = children.map(({ id }) => id)
  return [...new Set(ids.filter((id) => typeof id === 'number' && Number.isSafeInteger(id)))].map(Number)
}

function childrenOf(groups: unknown): Readonly<Record<string, unknown>>[] {
  return records(groups).flatMap((group) => records(group.children))
}

/** Children of these ids, each with its earlier members. */
function chosen(ids: readonly number[], before: unknown): object[] {
  const known = new Map(childrenOf(before).map((child) => [child.id, child]))
  return ids.map((id) => ({ ...known.get(id), id, selected: true }))
}

/** Sections of these titles, each with its earlier members, and behind them those that are hidden now. */
function shown(titles: readonly string[], before: unknown): object[] {
  const known = new Map(records(before).map((section) => [textOf(section.name), section]))
  const hidden = [...known].filter(([title]) => !titles.includes(title)).map(([, section]) => section)
  return [
    ...titles.map((name, id) => ({ id, name, active: false, ...known.get(name), isShow: true })),
    ...hidden.map((section) => ({ ...section, isShow: false })),
  ]
}

function records(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
