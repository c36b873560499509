import { Heads, knownTable, type KnownTable } from '#exchange/table/known-table.ts'
import { lookOf } from '#exchange/table/columns.ts'

/** Columns that are no figure: names, levels and times, and what a model made of the counts beside them. */
const OTHER =
  /^(area_.*|parent_area_id|sex|age_group|year|calendar_quarter|.*_adjusted|.*_adjustment_factor|source|notes?|iso3|spectrum_.*|center_.*|.*_lower|.*_upper|.*_se)$/

/** Programme tables of Naomi, the model of UNAIDS for districts. */
export const naomiTable: KnownTable = {
  format: 'unaids',
  knows: (heads) => {
    const at = new Heads(heads)
    return at.hasAll('area_id') && at.at('calendar_quarter', 'year') !== undefined
  },
  table: (headed) => {
    const { heads, rows, style } = headed
    const at = new Heads(heads)
    const figures = heads.flatMap((head, column) =>
      !OTHER.test(head) && lookOf(rows, column, style).figures >= 0.5 ? [column] : [],
    )
    return knownTable(headed, {
      place: { code: at.or('area_id'), name: at.or('area_name'), within: at.or('parent_area_id') },
      // The figure is the state at the end of a quarter, so the quarter is its period.
      period: { whole: [...at.list('calendar_quarter'), ...at.list('year')] },
      measures: figures.map((value) => boundsOf(at, heads, value)),
      groups: ['sex', 'age_group'].flatMap((name) =>
        at.list(name).map((category) => ({ category, dimension: name, mayDefine: name === 'age_group' })),
      ),
      notes: heads.flatMap((head, column) => (/_adjusted$|_adjustment_factor$/.test(head) ? [column] : [])),
    })
  },
}

function boundsOf(at: Heads, heads: readonly string[], value: number) {
  const head = heads[value] ?? ''
  const [lower, upper] = [at.at(`${head}_lower`), at.at(`${head}_upper`)]
  return { value, indicator: head, ...(lower !== undefined && upper !== undefined && { lower, upper }) }
}
