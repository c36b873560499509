import type { Budget } from '#exchange/reading/limits.ts'
import { type Json, objectIn, objectsIn, textIn } from '#exchange/markup/json.ts'
import { Records } from '#exchange/markup/records.ts'
import { readXml } from '#exchange/markup/xml.ts'
import { type Headed, Heads, knownTable, type KnownTable } from '#exchange/table/known-table.ts'
import type { Table } from '#exchange/table/table.ts'
import { POINT_STYLE } from '#exchange/values/number.ts'

/** The fields of a value that say of what it is; the rest is about who keyed it in. */
const FIELDS = [
  'dataElement',
  'period',
  'orgUnit',
  'categoryOptionCombo',
  'attributeOptionCombo',
  'value',
  'deleted',
  'comment',
  'followup',
]

/** A value as JSON or XML have it, with what its set says of all of them. */
function recordOf(
  value: Readonly<Record<string, string>>,
  set: Readonly<Record<string, string>>,
): Record<string, string> {
  const record: Record<string, string> = {}
  for (const field of FIELDS) record[field] = value[field] ?? set[field] ?? ''
  return record
}

/** The value sets of DHIS2 in JSON. */
export function dataValuesJson(document: Json, budget: Budget): Table {
  const root = objectIn(document) ?? {}
  const records = new Records(budget, FIELDS)
  const set = {
    period: textIn(root.period),
    orgUnit: textIn(root.orgUnit),
    attributeOptionCombo: textIn(root.attributeOptionCombo),
  }
  for (const value of objectsIn(root.dataValues)) {
    records.add(
      recordOf(Object.fromEntries(Object.entries(value).map(([field, text]) => [field, textIn(text)])), set),
    )
  }
  return tableOf({ sheet: '', heads: records.heads, rows: records.rows, style: POINT_STYLE }, true)
}

/** The same in XML. Throws Unreadable. */
export function dataValuesXml(text: string, budget: Budget): Table {
  const records = new Records(budget, FIELDS)
  let set: Readonly<Record<string, string>> = {}
  readXml(
    text,
    {
      open: ({ name, attributes }) => {
        if (name === 'dataValueSet') set = { ...attributes, comment: '' }
        if (name === 'dataValue') records.add(recordOf(attributes, set))
      },
    },
    budget,
  )
  return tableOf({ sheet: '', heads: records.heads, rows: records.rows, style: POINT_STYLE }, true)
}

/** The same as a table, with the columns in any order. */
export const dataValuesCsv: KnownTable = {
  format: 'dhis2-data-values',
  knows: (heads) => new Heads(heads).hasAll('dataelement', 'period', 'orgunit', 'value'),
  table: (headed) => tableOf(headed, false),
}

function tableOf(headed: Headed, hasFields: boolean): Table {
  const at = new Heads(headed.heads)
  const combos = ['categoryOptionCombo', 'attributeOptionCombo', 'catOptCombo', 'attrOptCombo']
  return knownTable(
    headed,
    {
      indicator: { code: at.list('dataElement'), name: [] },
      place: { code: at.or('orgUnit'), name: null, within: null },
      period: { whole: at.list('period') },
      measures: [{ value: at.at('value') ?? 0 }],
      groups: combos.flatMap((name) => at.list(name).map((category) => ({ category, dimension: name }))),
      notes: at.list('comment').concat(at.list('deleted')),
    },
    hasFields,
  )
}
