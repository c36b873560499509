import { given, type Headed, Heads, knownTable, type KnownTable } from '#exchange/table/known-table.ts'
import type { Table } from '#exchange/table/table.ts'
import {
  AREA_NAMES,
  dimensionColumn,
  INDICATOR_NAMES,
  isDimension,
  knownLevel,
  TIME_NAMES,
} from './known-columns.ts'

/** A column of codes, with that of their labels where one stands beside it. */
interface CodeColumn {
  readonly id: string
  readonly at: number
  readonly label: number | undefined
}

/** Columns of codes have heads in capitals; the label of each may stand to its right. `CODE: Label` is written in one by others. */
function codeColumns(heads: readonly string[]): CodeColumn[] {
  return heads.flatMap((head, at) => {
    const id = head.split(':')[0]?.trim() ?? ''
    if (!/^[A-Z][A-Z0-9_]*$/.test(id)) return []
    const next = heads[at + 1]
    const isLabel = next !== undefined && !/^[A-Z][A-Z0-9_]*$/.test(next) && !next.includes(':')
    return [{ id, at, label: isLabel ? at + 1 : undefined }]
  })
}

/** SDMX-CSV 1.0 and 2.0, with and without columns of labels, in any order. */
export const sdmxCsv: KnownTable = {
  format: 'sdmx-csv',
  knows: (heads) => {
    const ids = new Set(codeColumns(heads).map(({ id }) => id))
    return ids.has('OBS_VALUE') && (ids.has('TIME_PERIOD') || ids.has('REF_AREA') || ids.has('DATAFLOW'))
  },
  table: (headed) => sdmxTable(headed, codeColumns(headed.heads)),
}

function sdmxTable(headed: Headed, columns: readonly CodeColumn[]): Table {
  const find = (names: readonly string[]) =>
    names.map((name) => columns.find(({ id }) => id === name)).find((found) => found !== undefined)
  const indicator = find(INDICATOR_NAMES)
  const area = find(AREA_NAMES)
  const time = find(TIME_NAMES)
  const dimensions = columns.filter(({ id }) => isDimension(id))
  const heads = new Heads(headed.heads)
  const named = (names: readonly string[]) => find(names)?.at
  return knownTable(headed, {
    // Without an indicator among the dimensions, all of them together are the name of the series.
    indicator: indicator
      ? { code: [indicator.at], name: indicator.label === undefined ? [] : [indicator.label] }
      : { code: dimensions.map(({ at }) => at), name: [] },
    place: { code: area?.at ?? null, name: area?.label ?? null, within: null },
    period: { whole: time ? [time.at] : [] },
    measures: [
      {
        value: named(['OBS_VALUE']) ?? 0,
        ...given('lower', named(['LOWER_BOUND', 'LOWER', 'CI_LOWER'])),
        ...given('upper', named(['UPPER_BOUND', 'UPPER', 'CI_UPPER'])),
        ...given('sampleSize', named(['WGTD_SAMPL_SIZE'])),
      },
    ],
    groups: indicator ? dimensions.map(({ id, at, label }) => dimensionColumn(id, at, label)) : [],
    unit: named(['UNIT_MEASURE', 'UNIT']) ?? null,
    source: named(['DATA_SOURCE', 'SOURCE']) ?? null,
    constants: knownLevel(headed.rows, indicator?.at),
    notes: heads.list('OBS_STATUS').concat(heads.list('UNIT_MULT', 'UNIT_MULTIPLIER'), heads.list('ACTION')),
  })
}
