import { given, type Headed, Heads, knownTable, type KnownTable } from '#exchange/table/known-table.ts'
import type { GroupColumn } from '#exchange/table/layout.ts'
import type { Table } from '#exchange/table/table.ts'

/** Figures of the Global Health Observatory of WHO: from OData, from HDX and from data.who.int, in any order of columns. */
export const ghoTable: KnownTable = {
  format: 'gho',
  knows: (heads) => {
    const at = new Heads(heads)
    return (
      at.hasAll('GHO (CODE)', 'Numeric') ||
      at.hasAll('IndicatorCode', 'SpatialDim', 'NumericValue') ||
      at.hasAll('IndicatorCode', 'FactValueNumeric')
    )
  },
  table,
}

function table(headed: Headed): Table {
  const at = new Heads(headed.heads)
  return knownTable(headed, {
    indicator: { code: at.list('GHO (CODE)', 'IndicatorCode'), name: at.list('GHO (DISPLAY)', 'Indicator') },
    place: {
      code: at.or('COUNTRY (CODE)', 'SpatialDim', 'SpatialDimValueCode'),
      name: at.or('COUNTRY (DISPLAY)', 'Location'),
      within: null,
    },
    period: { whole: at.list('YEAR (DISPLAY)', 'TimeDim', 'Period') },
    measures: [
      {
        value: at.at('Numeric', 'NumericValue', 'FactValueNumeric') ?? 0,
        ...given('lower', at.at('FactValueNumericLow', 'Low')),
        ...given('upper', at.at('FactValueNumericHigh', 'High')),
      },
    ],
    groups: [
      ...dimension(at, ['DIMENSION (CODE)', 'DIMENSION (NAME)'], 'DIMENSION (TYPE)'),
      ...[1, 2, 3].flatMap((number) =>
        dimension(at, [`Dim${number}ValueCode`, `Dim${number}`], `Dim${number}Type`),
      ),
    ],
    source: at.or('DataSourceDim', 'DataSource'),
    notes: at.list('Comments').concat(at.list('Value')),
  })
}

/** A dimension whose name stands in a column beside its category. */
function dimension(at: Heads, categories: readonly string[], type: string): GroupColumn[] {
  const [category, label] = categories.flatMap((name) => at.list(name))
  if (category === undefined) return []
  return [{ category, ...(label !== undefined && { label }), dimension: at.at(type) ?? '', namesWhole: true }]
}
