import { type GridRow, textOf } from '#exchange/reading/cell.ts'
import { given, Heads, knownTable, type KnownTable } from '#exchange/table/known-table.ts'

/** Results of the Global Burden of Disease study: pairs of identifiers and names, the upper bound before the lower one. */
export const ihmeTable: KnownTable = {
  format: 'ihme',
  knows: (heads) => {
    const at = new Heads(heads)
    const hasMeasure = at.at('measure_name', 'measure') !== undefined
    return (
      hasMeasure && at.at('location_name', 'location') !== undefined && at.at('val', 'mean') !== undefined
    )
  },
  table: (file) => {
    const at = new Heads(file.heads)
    const metric = at.at('metric_name', 'metric')
    const width = file.heads.length
    const headed = {
      ...file,
      heads: [...file.heads, 'unit'],
      rows: file.rows.map((row) => withUnit(row, metric, width)),
    }
    const parts = ['measure', 'cause', 'rei', 'metric']
    const names = parts.flatMap((part) => at.list(`${part}_name`, part))
    return knownTable(headed, {
      indicator: { code: [], name: names },
      place: { code: at.or('location_id'), name: at.or('location_name', 'location'), within: null },
      period: { whole: at.list('year', 'year_id') },
      measures: [
        {
          value: at.at('val', 'mean') ?? 0,
          ...given('lower', at.at('lower')),
          ...given('upper', at.at('upper')),
        },
      ],
      groups: ['sex', 'age'].flatMap((part) =>
        at
          .list(`${part}_name`, part)
          .map((category) => ({ category, dimension: part, mayDefine: part === 'age' })),
      ),
      unit: width,
      constants: { level: 95 },
    })
  },
}

/** What the study calls a metric, as a unit: a percent is written as a fraction, a rate is of 100,000 people. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['Percent', 'proportion'],
  ['Rate', 'per 100,000'],
  ['Number', 'number'],
])

function withUnit(row: GridRow, metric: number | undefined, width: number): GridRow {
  const name = metric === undefined ? '' : textOf(row.cells[metric])
  const cells = Array.from({ length: width }, (_, column) => row.cells[column] ?? '')
  return { line: row.line, cells: [...cells, UNITS.get(name) ?? name] }
}
