import type { Budget } from '#exchange/reading/limits.ts'
import { Records } from '#exchange/markup/records.ts'
import { readXml } from '#exchange/markup/xml.ts'
import { Heads, knownTable } from '#exchange/table/known-table.ts'
import type { Table } from '#exchange/table/table.ts'
import { POINT_STYLE } from '#exchange/values/number.ts'

const KNOWN = new Set([
  'dataElement',
  'orgUnit',
  'period',
  'dataSet',
  'value',
  'comment',
  'completeDate',
  'annotation',
  'mediatype',
  'exported',
])

/** ADX: groups of values, each attribute of any other name a group of people. Throws Unreadable. */
export function adxTable(text: string, budget: Budget): Table {
  const found: Record<string, string>[] = []
  let group: Readonly<Record<string, string>> = {}
  let value: Record<string, string> | null = null
  let isRemark = false
  readXml(
    text,
    {
      open: ({ name, attributes }) => {
        if (name === 'group') group = attributes
        if (name === 'dataValue') value = { ...group, ...attributes }
        isRemark = name === 'annotation'
      },
      text: (remark) => {
        if (isRemark && value) value.annotation = (value.annotation ?? '') + remark
      },
      close: (name) => {
        if (name === 'annotation') isRemark = false
        if (name !== 'dataValue' || !value) return
        found.push(value)
        value = null
      },
    },
    budget,
  )
  const records = new Records(budget, ['value', 'dataElement', 'orgUnit', 'period', 'annotation'])
  // A remark on a value of 0 is the value itself, a text.
  for (const one of found)
    records.add({ ...one, value: one.annotation !== undefined ? one.annotation : (one.value ?? '') })
  const { heads, rows } = records
  const at = new Heads(heads)
  return knownTable(
    { sheet: '', heads, rows, style: POINT_STYLE },
    {
      indicator: { code: at.list('dataElement'), name: [] },
      place: { code: at.or('orgUnit'), name: null, within: null },
      period: { whole: at.list('period') },
      measures: [{ value: 0 }],
      groups: heads.flatMap((head, column) =>
        KNOWN.has(head) ? [] : [{ category: column, dimension: head }],
      ),
      notes: at.list('dataSet').concat(at.list('comment')),
    },
    true,
  )
}
