import type { GridRow } from '#exchange/reading/cell.ts'
import { textOf } from '#exchange/reading/cell.ts'
import { given, type Headed, Heads, knownTable, type KnownTable } from '#exchange/table/known-table.ts'
import type { Table } from '#exchange/table/table.ts'

const ADDED = ['place', 'group', 'by', 'other'] as const

/** Figures of the DHS Program, from its interface or as a file, in any order of columns. */
export const dhsTable: KnownTable = {
  format: 'dhs',
  knows: (heads) => new Heads(heads).hasAll('IndicatorId', 'SurveyId', 'CharacteristicLabel', 'Value'),
  table,
}

function table(headed: Headed): Table {
  const at = new Heads(headed.heads)
  const first = headed.heads.length
  const text = (row: GridRow, name: string) => {
    const column = at.at(name)
    return column === undefined ? '' : textOf(row.cells[column])
  }
  const rows = headed.rows.map((row) => {
    const category = text(row, 'CharacteristicCategory')
    const isRegion = category === 'Region'
    const isAll = isRegion || category === 'Total' || category === ''
    const added = [
      isRegion ? text(row, 'CharacteristicLabel') : text(row, 'CountryName'),
      isAll || text(row, 'IsTotal') === '1' ? '' : text(row, 'CharacteristicLabel'),
      text(row, 'ByVariableLabel'),
      text(row, 'IsPreferred') === '0' ? '1' : '',
    ]
    const cells = Array.from({ length: first }, (_, column) => row.cells[column] ?? '')
    return { line: row.line, cells: [...cells, ...added] }
  })
  return knownTable(
    { ...headed, heads: [...headed.heads, ...ADDED], rows },
    {
      indicator: { code: at.list('IndicatorId'), name: at.list('Indicator') },
      place: { code: at.or('RegionId'), name: first, within: at.or('CountryName') },
      period: { whole: at.list('SurveyYear') },
      measures: [
        {
          value: at.at('Value') ?? 0,
          ...given('lower', at.at('CILow')),
          ...given('upper', at.at('CIHigh')),
          ...given('sampleSize', at.at('DenominatorUnweighted')),
        },
      ],
      groups: [
        { category: first + 1, dimension: at.at('CharacteristicCategory') ?? 'characteristic' },
        { category: first + 2, dimension: 'byVariable', namesWhole: true },
        { category: first + 3, dimension: 'notPreferred' },
      ],
      source: at.or('SurveyId'),
      notes: at.list('IndicatorType'),
      constants: { level: 95 },
    },
  )
}
