import { KEY_COLUMNS, NUMBER_COLUMNS, type NumberUnit } from './columns.ts'

/** The word that stands in place of a value where a published figure is taken back. */
export const WITHDRAWN = 'withdrawn'

/** The columns of a file of figures for the coordinates of a figure. */
export const COORDINATE_COLUMNS = [
  { name: 'reference_start', need: 'together' },
  { name: 'reference_end', need: 'together' },
  { name: 'cohort', need: 'optional' },
  { name: 'evidence', need: 'optional' },
  { name: 'edition', need: 'optional' },
  { name: 'superseded_by', need: 'optional' },
] as const

const TOGETHER = 'together' as const
const OPTIONAL = 'optional' as const

/** The bounds of an interval and its level come together or not at all. */
function isOfInterval(unit: NumberUnit): boolean {
  return unit === 'bound' || unit === 'confidence'
}

/** The columns of a file of figures, in the order of the template. */
export const FILE_COLUMNS = [
  ...KEY_COLUMNS.map(({ name }) => ({ name, need: 'needed' as const })),
  { name: 'value', need: 'needed' },
  ...NUMBER_COLUMNS.map(({ name, unit }) => ({ name, need: isOfInterval(unit) ? TOGETHER : OPTIONAL })),
  { name: 'flag', need: 'optional' },
  ...COORDINATE_COLUMNS,
] as const

/** A column of a file of figures. */
export type FileColumn = (typeof FILE_COLUMNS)[number]

type Cells = { readonly [Name in FileColumn['name']]?: string }

function lineOf(cell: (name: FileColumn['name']) => string): string {
  return `${FILE_COLUMNS.map(({ name }) => cell(name)).join(',')}\n`
}

/** An empty file of figures to begin with: the row of names. */
export const IMPORT_TEMPLATE = lineOf((name) => name)

const SKILLED_BIRTHS = { indicator: '7', datasource: '2', location: '1' } as const

const EXAMPLES: readonly Cells[] = [
  {
    ...SKILLED_BIRTHS,
    period: '2018',
    value: '43.3',
    reference_start: '2013-08',
    reference_end: '2018-12',
    evidence: 'NDHS2018',
  },
  {
    ...SKILLED_BIRTHS,
    period: '2024',
    value: '46',
    flag: 'secondary_source;rounded',
    reference_start: '2021-12',
    reference_end: '2024-05',
    evidence: 'NDHS2024',
  },
]

/** Two figures as they are published, to look at and to change. */
export const IMPORT_EXAMPLE = [
  IMPORT_TEMPLATE,
  ...EXAMPLES.map((cells) => lineOf((name) => cells[name] ?? '')),
].join('')
