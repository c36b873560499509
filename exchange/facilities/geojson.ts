import type { Budget } from '#exchange/reading/limits.ts'
import { type Json, objectIn, objectsIn, textIn } from '#exchange/markup/json.ts'
import { Records } from '#exchange/markup/records.ts'
import { knownTable } from '#exchange/table/known-table.ts'
import type { Table } from '#exchange/table/table.ts'
import { POINT_STYLE } from '#exchange/values/number.ts'

/** The features of a map: facilities or boundaries. They are places and hold no figures. */
export function geojsonTable(document: Json, budget: Budget): Table {
  const records = new Records(budget)
  for (const feature of objectsIn(objectIn(document)?.features)) {
    const properties = Object.entries(objectIn(feature.properties) ?? {})
    records.add(Object.fromEntries(properties.map(([name, value]) => [name, textIn(value)])))
  }
  const { heads, rows } = records
  const name = heads.findIndex((head) => /name/i.test(head))
  return {
    ...knownTable(
      { sheet: '', heads, rows, style: POINT_STYLE },
      { place: { code: null, name: name < 0 ? null : name, within: null } },
      true,
    ),
    kind: 'places',
  }
}
