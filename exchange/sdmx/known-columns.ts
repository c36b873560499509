import { type GridRow, textOf } from '#exchange/reading/cell.ts'
import type { GroupColumn } from '#exchange/table/layout.ts'

/** Columns that say something of an observation, and of no dimension. */
const ATTRIBUTE =
  /^(OBS_(?!VALUE).*|UNIT_.*|UNITS?|DECIMALS|DATA_SOURCE|SOURCE.*|.*_NOTES?|NOTE_?.*|.*FOOTNOTE.*|COMMENT.*|TITLE.*|COLL(ECTION|_.*)?|AVAILABILITY|CONF_.*|REF_PERIOD.*|COVERAGE_TIME|FREQ_COLL|TIME_(PERIOD_METHOD|FORMAT|DETAIL|COVERAGE)|SOWC_.*|CUSTODIAN|LAST_UPDATE|DATAFLOW|STRUCTURE.*|ACTION|FREQ|NATURE|REPORTING_TYPE|BASE_PER|EMBARGO.*|PRE_BREAK_VALUE|LOWER_BOUND|UPPER_BOUND|WGTD_SAMPL_SIZE|CIRCA|STD_ERR.*|GEO_INFO.*|UPPER|LOWER|CI_.*|.*_URL|MODEL|DATABASE_ID|TOPIC|INDICATOR_LABEL|SERIES_KEY)$/

/** True for a column that is a dimension of a series beside indicator, place and time. */
export function isDimension(id: string): boolean {
  return (
    !ATTRIBUTE.test(id) &&
    !/^(INDICATOR|SERIES|REF_AREA|GEO|LOCATION|COUNTRY|AREA|TIME_PERIOD|TIME|OBS_VALUE|VALUE)$/.test(id)
  )
}

/** The names that the dimensions of indicator, place and time have. */
export const INDICATOR_NAMES = ['INDICATOR', 'SERIES', 'KPI', 'GHO', 'IND']
export const AREA_NAMES = ['REF_AREA', 'GEO_PICT', 'GEO', 'GEOGRAPHIC_AREA', 'LOCATION', 'COUNTRY', 'AREA']
export const TIME_NAMES = ['TIME_PERIOD', 'TIME', 'YEAR']

/** The level of the intervals of a publisher whose files do not say it: those of child mortality (UN IGME) are of 90 per cent. */
export function knownLevel(
  rows: readonly GridRow[],
  indicator: number | undefined,
): { readonly level?: number } {
  const codes = indicator === undefined ? [] : rows.map(({ cells }) => textOf(cells[indicator]))
  return codes.length > 0 && codes.every((code) => code.startsWith('CME_')) ? { level: 90 } : {}
}

/** A dimension of people in a table. */
export function dimensionColumn(id: string, category: number, label: number | undefined): GroupColumn {
  return { category, ...(label !== undefined && { label }), dimension: id, mayDefine: true }
}
