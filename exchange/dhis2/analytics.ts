import { message } from '#domain/message/message.ts'
import type { Budget } from '#exchange/reading/limits.ts'
import type { Companions } from '#exchange/reading/source-file.ts'
import { Unreadable } from '#exchange/reading/unreadable.ts'
import { type Json, type JsonObject, listIn, objectIn, objectsIn, textIn } from '#exchange/markup/json.ts'
import { Records } from '#exchange/markup/records.ts'
import { given, Heads, knownTable } from '#exchange/table/known-table.ts'
import type { Layout } from '#exchange/table/layout.ts'
import type { Table } from '#exchange/table/table.ts'
import { isTotal } from '#exchange/values/category.ts'
import { POINT_STYLE } from '#exchange/values/number.ts'

/** Columns that are no dimensions of a group. */
const KNOWN =
  /^(dx|ou|pe|value|numerator|denominator|factor|multiplier|divisor|ouname|oucode|hierarchy|ounamehierarchy)$/

/** Names of codes and the dimensions that were asked for, of `metaData` in the file of the figures or in another one. */
export function analyticsMetadata(document: Json): Pick<Companions, 'names' | 'filters'> {
  const metadata = objectIn(objectIn(document)?.metaData) ?? {}
  const names = new Map<string, string>()
  for (const [code, item] of Object.entries(objectIn(metadata.items) ?? {})) {
    const name = textIn(objectIn(item)?.name)
    if (name !== '') names.set(code, name)
  }
  // Before 2.27 names stood in a list of their own.
  for (const [code, name] of Object.entries(objectIn(metadata.names) ?? {})) names.set(code, textIn(name))
  const filters = new Map<string, string[]>()
  for (const [dimension, codes] of Object.entries(objectIn(metadata.dimensions) ?? {})) {
    filters.set(dimension, listIn(codes).map(textIn))
  }
  for (const dimension of ['pe', 'ou', 'dx']) {
    if (!filters.has(dimension) && metadata[dimension] !== undefined)
      filters.set(dimension, listIn(metadata[dimension]).map(textIn))
  }
  return { names, filters }
}

/** The answer of DHIS2 to a question for analytics: rows under headers. */
export function analyticsTable(document: Json, companions: Companions, budget: Budget): Table {
  const root = objectIn(document) ?? {}
  const headers = objectsIn(root.headers)
  const names = headers.map(({ name }) => textIn(name))
  if (!names.includes('value')) throw new Unreadable(message('exchange.no-value-column'))
  const records = new Records(budget, names)
  for (const row of listIn(root.rows)) {
    const cells = listIn(row)
    records.add(Object.fromEntries(names.map((name, at) => [name, cellOf(cells[at])])))
  }
  const { heads, rows } = records
  const at = new Heads(heads)
  const filter = (dimension: string) =>
    at.at(dimension) === undefined ? onlyOne(companions.filters.get(dimension)) : undefined
  const indicator = filter('dx')
  const place = filter('ou')
  const period = filter('pe')
  return knownTable(
    { sheet: '', heads, rows, style: POINT_STYLE },
    {
      indicator: { code: at.list('dx'), name: [] },
      place: { code: at.or('ou'), name: at.or('ouname'), within: null },
      period: { whole: at.list('pe') },
      measures: [
        {
          value: at.at('value') ?? 0,
          ...given('numerator', at.at('numerator')),
          ...given('denominator', at.at('denominator')),
        },
      ],
      groups: headers.flatMap((header, column) => groupOf(header, column, companions)),
      notes: at.list('factor'),
      constants: {
        ...(indicator !== undefined && {
          indicator: { code: indicator, name: companions.names.get(indicator) ?? '' },
        }),
        ...(place !== undefined && { place: { code: place, name: companions.names.get(place) ?? '' } }),
        ...(period !== undefined && { period }),
      },
    },
    true,
  )
}

function cellOf(value: Json | undefined): string | number {
  return typeof value === 'number' ? value : textIn(value)
}

function onlyOne(codes: readonly string[] | undefined): string | undefined {
  return codes?.length === 1 ? codes[0] : undefined
}

function groupOf(
  { name, column: title, meta }: JsonObject,
  at: number,
  { names }: Companions,
): Layout['groups'] {
  const id = textIn(name)
  if (meta === false || KNOWN.test(id)) return []
  return [{ category: at, dimension: names.get(id) ?? (textIn(title) || id), mayDefine: false }]
}

/** Dimensions that stand in no row and narrow all of them: the figures are of facilities or people of one kind alone. */
export function narrowedBy(
  document: Json,
  { filters, names }: Companions,
): { dimension: string; category: string }[] {
  const heads = objectsIn(objectIn(document)?.headers).map(({ name }) => textIn(name))
  return [...filters].flatMap(([dimension, codes]) => {
    const code = onlyOne(codes)
    if (code === undefined || KNOWN.test(dimension) || heads.includes(dimension)) return []
    const category = names.get(code) ?? code
    return isTotal(code) || isTotal(category)
      ? []
      : [{ dimension: names.get(dimension) ?? dimension, category }]
  })
}
