import { DENOMINATOR, LOWER_BOUND, NUMERATOR, UPPER_BOUND } from './value-type.ts'

/** How a number is kept: with decimals, as a whole number, or as a small whole number. */
type NumberType = 'decimal' | 'whole' | 'small'

/**
 * The unit of a number beside the value: a bound of it, how far it may be off, a part of it (a count, or an
 * amount where the figure is one), per cent of confidence, or cases. An import checks it accordingly.
 */
export type NumberUnit = 'bound' | 'spread' | 'part' | 'confidence' | 'cases'

interface NumberColumn {
  /** In a point and in a table of observations. */
  readonly field: string
  /** In files of figures, in the store, in files of releases and in the API. */
  readonly name: string
  readonly type: NumberType
  readonly unit: NumberUnit
  /** The store keeps it in a row of its own under this value type; absent: beside the remarks on the figure. */
  readonly valueType?: number
}

/** The columns by which a figure is known. */
export const KEY_COLUMNS = [
  { field: 'indicator', name: 'indicator' },
  { field: 'source', name: 'datasource' },
  { field: 'location', name: 'location' },
  { field: 'period', name: 'period' },
] as const

/**
 * The numbers that a figure may have beside its value, in the order of a file of figures. All code that
 * reads, keeps, sends or shows a figure follows this list: a line more here is a column more there.
 */
export const NUMBER_COLUMNS = [
  { field: 'lower', name: 'lower', type: 'decimal', unit: 'bound', valueType: LOWER_BOUND },
  { field: 'upper', name: 'upper', type: 'decimal', unit: 'bound', valueType: UPPER_BOUND },
  { field: 'intervalLevel', name: 'interval_level', type: 'small', unit: 'confidence' },
  { field: 'se', name: 'se', type: 'decimal', unit: 'spread' },
  { field: 'numerator', name: 'numerator', type: 'decimal', unit: 'part', valueType: NUMERATOR },
  { field: 'denominator', name: 'denominator', type: 'decimal', unit: 'part', valueType: DENOMINATOR },
  { field: 'sampleSize', name: 'sample_size', type: 'whole', unit: 'cases' },
] as const satisfies readonly NumberColumn[]

/** The publication that a value was read in. No file of figures has it: it follows from the list of citations. */
const CITATION_COLUMN = { field: 'citation', name: 'citation', type: 'whole' } as const

type Listed = (typeof NUMBER_COLUMNS)[number]
type InRows = Extract<Listed, { readonly valueType: number }>

/** Numbers beside a value that the store keeps in rows of their own, each under its value type. */
export const NUMBERS_IN_ROWS = NUMBER_COLUMNS.filter((column): column is InRows => 'valueType' in column)

/** Numbers that it keeps in the note on a figure. */
export const NUMBERS_IN_NOTES = [
  ...NUMBER_COLUMNS.filter((column): column is Exclude<Listed, InRows> => !('valueType' in column)),
  CITATION_COLUMN,
]

/**
 * Every number of a figure but its key and its value, in the order of files and digests of releases: those of earlier releases
 * are made again byte for byte.
 */
export const NUMBERS_BESIDE = [...NUMBERS_IN_ROWS, ...NUMBERS_IN_NOTES]

export type NumberField = (typeof NUMBER_COLUMNS)[number]['field']
export type BesideField = (typeof NUMBERS_BESIDE)[number]['field']
export type BesideName = (typeof NUMBERS_BESIDE)[number]['name']

/** Something for each name of a list. */
export function byColumn<Name extends string, Content>(
  names: readonly Name[],
  content: (name: Name) => Content,
): Record<Name, Content> {
  return Object.fromEntries(names.map((name) => [name, content(name)])) as Record<Name, Content>
}

/** The same by the names of columns, made of the columns themselves. */
export function byName<Column extends { readonly name: string }, Content>(
  columns: readonly Column[],
  content: (column: Column) => Content,
): Record<Column['name'], Content> {
  return Object.fromEntries(columns.map((column) => [column.name, content(column)])) as Record<
    Column['name'],
    Content
  >
}

/** Of a figure beside whose value nothing is published. */
export const NO_NUMBERS: { readonly [Field in NumberField]: null } = byColumn(
  NUMBER_COLUMNS.map(({ field }) => field),
  () => null,
)
