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
  table: (headed) => {
    const at = new Heads(headed.heads)
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
      unit: at.or('metric_name', 'metric'),
      constants: { level: 95 },
    })
  },
}
