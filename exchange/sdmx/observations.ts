import type { Budget } from '#exchange/reading/limits.ts'
import { Records } from '#exchange/markup/records.ts'
import { given, knownTable } from '#exchange/table/known-table.ts'
import type { Table } from '#exchange/table/table.ts'
import { POINT_STYLE } from '#exchange/values/number.ts'
import {
  AREA_NAMES,
  dimensionColumn,
  INDICATOR_NAMES,
  isDimension,
  knownLevel,
  TIME_NAMES,
} from './known-columns.ts'

/** An observation of SDMX-ML or SDMX-JSON: codes by their dimensions and attributes. */
export interface Observation {
  /** Dimensions of the series in their order; they are its key. */
  readonly key: Readonly<Record<string, string>>
  readonly attributes: Readonly<Record<string, string>>
  readonly value: string
}

const KEY = 'series key'

/** The figures of observations. Codes whose names are known get them from the structure. */
export function observationTable(observations: readonly Observation[], budget: Budget): Table {
  const records = new Records(budget, ['OBS_VALUE'])
  for (const { key, attributes, value } of observations) {
    const named = INDICATOR_NAMES.some((name) => key[name] !== undefined)
    records.add({
      ...attributes,
      ...key,
      OBS_VALUE: value,
      ...(!named && { [KEY]: keyText(key) }),
    })
  }
  const { heads, rows } = records
  const at = (names: readonly string[]) => {
    const found = names.find((name) => records.has(name))
    return found === undefined ? undefined : records.column(found)
  }
  const indicator = at(INDICATOR_NAMES) ?? at([KEY])
  const time = at(TIME_NAMES)
  const hasIndicator = at(INDICATOR_NAMES) !== undefined
  const dimensions = new Set(observations.flatMap(({ key }) => Object.keys(key)).filter(isDimension))
  return knownTable(
    { sheet: '', heads, rows, style: POINT_STYLE },
    {
      indicator: { code: indicator === undefined ? [] : [indicator], name: [] },
      place: { code: at(AREA_NAMES) ?? null, name: null, within: null },
      period: { whole: time === undefined ? [] : [time] },
      measures: [
        {
          value: 0,
          ...given('lower', at(['LOWER_BOUND', 'LOWER', 'CI_LOWER'])),
          ...given('upper', at(['UPPER_BOUND', 'UPPER', 'CI_UPPER'])),
        },
      ],
      groups: hasIndicator
        ? [...dimensions].map((id) => dimensionColumn(id, records.column(id), undefined))
        : [],
      constants: knownLevel(rows, indicator),
      unit: at(['UNIT_MEASURE']) ?? null,
      source: at(['DATA_SOURCE']) ?? null,
      notes: [at(['OBS_STATUS']), at(['UNIT_MULT', 'UNIT_MULTIPLIER'])].filter(
        (column) => column !== undefined,
      ),
    },
    true,
  )
}

function keyText(key: Readonly<Record<string, string>>): string {
  return Object.entries(key)
    .filter(([id]) => !TIME_NAMES.includes(id))
    .map(([, code]) => code)
    .join('.')
}
