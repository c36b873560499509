import { INTERVALS_PUBLISHED } from '#domain/indicator/indicator.ts'
import { CLASSIFICATIONS, LICENCE_CLASSES } from '#domain/data-source/data-source.ts'

/** The kinds of things in the catalogue that people make and edit: a measure is how a source measures an indicator. */
export const ITEM_KINDS = ['indicator', 'source', 'measure'] as const

export type ItemKind = (typeof ITEM_KINDS)[number]

/** How a field is typed and checked. All values travel as texts, as they stand in the files of the data set. */
export type ItemFieldType =
  | { readonly type: 'line' | 'text' | 'link'; readonly longest: number }
  | { readonly type: 'number' }
  | { readonly type: 'whole'; readonly least: number; readonly most: number }
  | { readonly type: 'choice'; readonly options: readonly string[] }
  | { readonly type: 'flag' }
  /** One of another kind, by its id. */
  | { readonly type: 'id'; readonly of: 'indicator' | 'source' }
  /** Ids of others of the kind, with semicolons between them. */
  | { readonly type: 'ids'; readonly most: number }
  /** Periods and their labels: `2024=2023–24; 2016=2016–17`. */
  | { readonly type: 'labels' }

export type ItemField = ItemFieldType & {
  readonly name: string
  readonly required?: true
  /** No other of the kind may have the same, without regard to capitals. */
  readonly unique?: true
}

const LINE = { type: 'line', longest: 300 } as const
const TEXT = { type: 'text', longest: 4000 } as const

/** The fields of an indicator, in the order of the form. */
export const INDICATOR_FIELDS = [
  { name: 'short_name', ...LINE, longest: 120, required: true, unique: true },
  { name: 'full_name', ...LINE, required: true },
  { name: 'code', ...LINE, longest: 40, required: true, unique: true },
  { name: 'program_area', ...LINE, longest: 120, required: true },
  { name: 'factor', type: 'choice', options: ['2', '1', '3', '4'], required: true },
  { name: 'decimals', type: 'whole', least: 0, most: 6, required: true },
  { name: 'desirable_slope', type: 'choice', options: ['', 'Positive', 'Negative'] },
  { name: 'indicator_type', type: 'choice', options: ['', 'Impact', 'Outcome', 'Output', 'Input'] },
  { name: 'definition', ...TEXT },
  { name: 'numerator', ...TEXT, longest: 1000 },
  { name: 'denominator', ...TEXT, longest: 1000 },
  { name: 'national_target', type: 'number' },
  { name: 'national_target_year', type: 'whole', least: 1990, most: 2150 },
  { name: 'national_source', ...LINE },
  { name: 'sdg_target', type: 'number' },
  { name: 'sdg_information', ...LINE, longest: 1000 },
  { name: 'related', type: 'ids', most: 4 },
] as const satisfies readonly ItemField[]

/** The fields of a data source, in the order of the form. */
export const SOURCE_FIELDS = [
  { name: 'datasource', ...LINE, longest: 60, required: true, unique: true },
  { name: 'full_name', ...LINE, required: true },
  { name: 'classification', type: 'choice', options: CLASSIFICATIONS, required: true },
  { name: 'description', ...TEXT },
  { name: 'methodology', ...TEXT },
  { name: 'custodian', ...LINE, required: true },
  { name: 'link', type: 'link', longest: 500 },
  { name: 'licence', ...LINE, longest: 1000, required: true },
  { name: 'licence_class', type: 'choice', options: LICENCE_CLASSES, required: true },
  { name: 'citation', ...TEXT, longest: 1000, required: true },
  { name: 'vintage', ...LINE },
  { name: 'year_available', ...LINE },
  { name: 'period_available', ...LINE },
  { name: 'subnational_data', type: 'choice', options: ['', 'Yes', 'No'] },
  { name: 'derived_from', type: 'ids', most: 10 },
  { name: 'period_labels', type: 'labels' },
] as const satisfies readonly ItemField[]

/** The levels at which a source measures an indicator. What has figures is measured, whatever anybody says. */
export const LEVEL_FIELDS = ['national', 'zonal', 'state', 'senatorial', 'lga'] as const

/** The fields of how a source measures an indicator, in the order of the form. Its periods are those of its figures. */
export const MEASURE_FIELDS = [
  { name: 'indicator', type: 'id', of: 'indicator', required: true },
  { name: 'source', type: 'id', of: 'source', required: true },
  { name: 'datasource_indicator', ...LINE, longest: 500, required: true },
  { name: 'indicator_definition', ...TEXT },
  { name: 'measurement_numerator', ...TEXT, longest: 1000 },
  { name: 'measurement_denominator', ...TEXT, longest: 1000 },
  { name: 'frequency', ...LINE },
  { name: 'methodology_estimation', ...TEXT },
  { name: 'national', type: 'flag' },
  { name: 'zonal', type: 'flag' },
  { name: 'state', type: 'flag' },
  { name: 'senatorial', type: 'flag' },
  { name: 'lga', type: 'flag' },
  { name: 'interval_published', type: 'choice', options: INTERVALS_PUBLISHED, required: true },
  { name: 'is_custodian', type: 'flag' },
  { name: 'comparability_note', ...TEXT },
] as const satisfies readonly ItemField[]

export type MeasureFieldName = (typeof MEASURE_FIELDS)[number]['name']

export type ItemFieldName =
  | (typeof INDICATOR_FIELDS | typeof SOURCE_FIELDS)[number]['name']
  | MeasureFieldName

/** True for a field of how a source measures an indicator. */
export function isMeasureField(name: ItemFieldName): name is MeasureFieldName {
  return MEASURE_FIELDS.some((field) => field.name === name)
}

/** The texts of all fields by name; what is not there is empty. */
export type ItemValues = Readonly<Record<string, string>>

const FIELDS = { indicator: INDICATOR_FIELDS, source: SOURCE_FIELDS, measure: MEASURE_FIELDS } as const

/** The fields of a kind. */
export function fieldsOf(kind: ItemKind): readonly (ItemField & { readonly name: ItemFieldName })[] {
  return FIELDS[kind]
}

/** The parts of a value that holds several. */
export function partsOf(value: string): readonly string[] {
  return value.split(';').flatMap((part) => part.trim() || [])
}

/** Fields whose values differ, with both. A thing that is not there has no values. */
export function changedFields(
  kind: ItemKind,
  before: ItemValues | null,
  after: ItemValues | null,
): readonly { readonly name: ItemFieldName; readonly before: string; readonly after: string }[] {
  return fieldsOf(kind)
    .map(({ name }) => ({ name, before: before?.[name] ?? '', after: after?.[name] ?? '' }))
    .filter((change) => change.before !== change.after)
}
