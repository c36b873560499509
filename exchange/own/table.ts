import { FILE_COLUMNS } from '#domain/observation/import-file.ts'
import { given, Heads, type KnownTable, knownTable } from '#exchange/table/known-table.ts'

const NEEDED = FILE_COLUMNS.filter(({ need }) => need === 'needed').map(({ name }) => name)

/** A file of figures in our own form, with our numbers for names: it needs no mapping. */
export const ownTable: KnownTable = {
  format: 'own',
  knows: (heads) => NEEDED.every((name) => heads.includes(name)),
  table: (headed) => {
    const at = new Heads(headed.heads)
    return knownTable(headed, {
      indicator: { code: at.list('indicator'), name: [] },
      place: { code: at.or('location'), name: null, within: null },
      period: { whole: at.list('period') },
      measures: [
        {
          value: at.at('value') ?? 0,
          ...given('lower', at.at('lower')),
          ...given('upper', at.at('upper')),
          ...given('numerator', at.at('numerator')),
          ...given('denominator', at.at('denominator')),
          ...given('sampleSize', at.at('sample_size')),
        },
      ],
      groups: at
        .list('category')
        .map((category) => ({ category, dimension: at.at('dimension') ?? 'category' })),
      source: at.or('datasource'),
      notes: at.list('flag'),
    })
  },
}
