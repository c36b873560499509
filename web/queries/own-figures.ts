import { CURATION } from '#catalogue/curation.ts'
import type { Catalogue, IndicatorData, LgaData } from '#contract/release-data.ts'
import { type OwnSheet, ownPoints, withOwnPoints, withOwnSources } from '#domain/number-check/own-sheet.ts'
import { isYear } from '#domain/period/period.ts'
import { keepSheetsText, keptSheetsText } from '#web/memory/own-sheets.ts'

/** The sheets that this device keeps. What an earlier version kept otherwise is left out. */
export function ownSheets(): readonly OwnSheet[] {
  try {
    const kept: unknown = JSON.parse(keptSheetsText() ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSheet) : []
  } catch {
    return []
  }
}

/** Keeps these sheets and no others. False where the device refuses to. */
export function keepOwnSheets(sheets: readonly OwnSheet[]): boolean {
  const text = sheets.length === 0 ? null : JSON.stringify(sheets)
  keepSheetsText(text)
  return keptSheetsText() === text
}

/** The catalogue with the sheets as sources. */
export function catalogueWithOwn(catalogue: Catalogue): Catalogue {
  return withOwnSources(catalogue, ownSheets())
}

/** The figures of an indicator with those of the sheets. */
export function indicatorWithOwn(data: IndicatorData): IndicatorData {
  const sheets = ownSheets()
  const points = ownPoints(sheets, data.id, { curation: CURATION, level: 'states' })
  const areas = ownPoints(sheets, data.id, { curation: CURATION, level: 'areas' })
  const lga = new Map(data.lga)
  for (const { source, period } of areas) {
    const periods = new Set([...(lga.get(source) ?? []), period])
    lga.set(
      source,
      [...periods].toSorted((a, b) => a - b),
    )
  }
  return { ...data, lga, table: withOwnPoints(data.table, points) }
}

/** The figures of areas below states with those of the sheets: by year, or by month those of one state. */
export function areasWithOwn(data: LgaData, state: number | null): LgaData {
  const sheets = ownSheets()
  const named = sheets.flatMap(({ areas }) => areas)
  const own = ownPoints(sheets, data.id, { curation: CURATION, level: 'areas' }).filter(
    ({ location, period }) =>
      state === null
        ? isYear(period)
        : !isYear(period) && named.some(({ id, parent }) => id === location && parent === state),
  )
  if (own.length === 0) return data
  const locations = new Map([...named, ...data.locations].map((place) => [place.id, place]))
  return { ...data, table: withOwnPoints(data.table, own), locations: [...locations.values()] }
}

function isSheet(value: unknown): value is OwnSheet {
  if (typeof value !== 'object' || value === null) return false
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return typeof fields.name === 'string' && Array.isArray(fields.figures) && Array.isArray(fields.areas)
}
