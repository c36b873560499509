import type { Budget } from '#exchange/reading/limits.ts'
import { type Json, listIn, objectIn, objectsIn, textIn } from '#exchange/markup/json.ts'
import { Records } from '#exchange/markup/records.ts'
import { knownTable } from '#exchange/table/known-table.ts'
import type { Table } from '#exchange/table/table.ts'
import { POINT_STYLE } from '#exchange/values/number.ts'

const FIELDS = [
  'indicator.id',
  'indicator.value',
  'countryiso3code',
  'country.value',
  'date',
  'value',
  'unit',
] as const

/** An answer of the World Bank: a head of the page, then its rows. */
export function worldBankTable(document: Json, budget: Budget): Table {
  const records = new Records(budget, FIELDS)
  for (const row of objectsIn(listIn(document)[1])) {
    const indicator = objectIn(row.indicator)
    const country = objectIn(row.country)
    records.add({
      'indicator.id': textIn(indicator?.id),
      'indicator.value': textIn(indicator?.value),
      countryiso3code: textIn(row.countryiso3code) || textIn(country?.id),
      'country.value': textIn(country?.value),
      date: textIn(row.date),
      value: typeof row.value === 'number' ? row.value : textIn(row.value),
      unit: textIn(row.unit),
    })
  }
  return knownTable(
    { sheet: '', heads: records.heads, rows: records.rows, style: POINT_STYLE },
    {
      indicator: { code: [0], name: [1] },
      place: { code: 2, name: 3, within: null },
      period: { whole: [4] },
      measures: [{ value: 5 }],
      unit: 6,
    },
    true,
  )
}
