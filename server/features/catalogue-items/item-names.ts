import type { ItemKind, ItemValues } from '#domain/catalogue-item/fields.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { readItems } from './item-table.ts'

/** How a list calls something of the catalogue. */
export interface ItemNames {
  readonly name: string
  readonly full_name: string
  readonly group: string
}

/** The names of everything in the catalogue by its values: of a measure, those of what it is about. */
export async function itemNames(
  store: SqlRunner,
): Promise<(kind: ItemKind, values: ItemValues) => ItemNames> {
  const indicators = await readItems(store, 'indicator')
  const sources = await readItems(store, 'source')
  const indicatorOf = new Map(indicators.map(({ id, values }) => [String(id), values.short_name]))
  const sourceOf = new Map(sources.map(({ id, values }) => [String(id), values.datasource]))
  return (kind, values) => {
    if (kind !== 'measure') {
      return {
        name: values.short_name ?? values.datasource ?? '',
        full_name: values.full_name ?? '',
        group: values.program_area ?? values.classification ?? '',
      }
    }
    const { indicator = '', source = '', datasource_indicator: full = '' } = values
    return {
      name: indicatorOf.get(indicator) ?? indicator,
      full_name: full,
      group: sourceOf.get(source) ?? source,
    }
  }
}
