import type { GroupFigure, GroupKey } from '#domain/disaggregation/group-figure.ts'
import { type BesideName, byName, NUMBERS_BESIDE } from '#domain/observation/columns.ts'
import type { Point, PointKey } from '#domain/observation/point.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { copyCell, copyLine, inChunks } from './copy-lines.ts'
import { COORDINATE_TYPES, type StagedCoordinates } from './coordinate-ids.ts'
import { KEY, type KeyName, SQL_TYPES } from './stored-columns.ts'
import { emptyTemporaryTable, type TemporaryTable } from './temporary-table.ts'

/** Where a staged figure was read: the number of its file and its line, for messages about repeated keys. */
export interface Origin {
  readonly file: number
  readonly line: number
}

const NOWHERE: Origin = { file: 0, line: 0 }

type OriginName = keyof Origin
export type StagedPointName = OriginName | KeyName | 'value' | BesideName | 'flags' | 'coordinates'
export type StagedGroupName =
  | OriginName
  | KeyName
  | ('dimension' | 'category' | 'category_order')
  | ('value' | 'lower' | 'upper' | 'population_share')

/** Figures that are laid in a transaction to be compared with what is published. A row without a value withdraws. */
export interface Staged extends StagedCoordinates {
  readonly transaction: Transaction
  readonly points: TemporaryTable<StagedPointName>
  readonly groups: TemporaryTable<StagedGroupName>
}

/**
 * The findings of a comparison about staged points, in the table itself: most imports are of new figures,
 * which are not written once more.
 */
export const FOUND_OF_POINTS = {
  is_new: 'boolean not null default true',
  old_value: 'double precision',
} as const

/**
 * The columns that every staged row fills stand first: behind an empty column each column of a row has to be
 * looked for.
 */
const ALWAYS_TYPES = {
  line: 'int not null',
  period: 'int not null',
  file: 'smallint not null',
  indicator: 'smallint not null',
  datasource: 'smallint not null',
  location: 'smallint not null',
}
const BESIDE_TYPES = byName(NUMBERS_BESIDE, ({ type }) => SQL_TYPES[type])

/** Makes the tables that figures are laid in. They go with the transaction, so that nothing is left behind when it does not end well. */
export async function createStaging(transaction: Transaction): Promise<Staged> {
  // The staged rows are sorted and counted several times; one publication at a time may have memory for it. Each statement goes through
  // them once, so that none is worth compiling.
  await transaction.script(`set local work_mem = '128MB'; set local jit = off`)
  const points = await emptyTemporaryTable(transaction, 'staged_point', {
    ...ALWAYS_TYPES,
    value: 'double precision',
    ...FOUND_OF_POINTS,
    ...BESIDE_TYPES,
    coordinates: 'int',
    flags: 'text[]',
  })
  const coordinates = await emptyTemporaryTable(transaction, 'staged_coordinates', COORDINATE_TYPES)
  const groups = await emptyTemporaryTable(transaction, 'staged_group', {
    ...ALWAYS_TYPES,
    value: 'double precision',
    lower: 'double precision',
    upper: 'double precision',
    population_share: 'double precision',
    category_order: 'int not null',
    dimension: 'text not null',
    category: 'text not null',
  })
  return { transaction, points, groups, coordinates }
}

const BESIDE_FIELDS = NUMBERS_BESIDE.map(({ field }) => field)
/** The columns of a staging line of a figure, and of one that withdraws. */
const POINT_KEY = ['file', 'line', ...KEY] as const
const POINT_LINE = [
  ...POINT_KEY,
  'value',
  ...NUMBERS_BESIDE.map(({ name }) => name),
  'flags',
  'coordinates',
] as const
const GROUP_KEY = [...POINT_KEY, 'dimension', 'category', 'category_order'] as const
const GROUP_LINE = [...GROUP_KEY, 'value', 'lower', 'upper', 'population_share'] as const

/** The staging line of a figure; `coordinates` is the id of what it is about. */
export function pointLine(
  point: Point,
  coordinates: number | null,
  { file, line }: Origin = NOWHERE,
): string {
  const { indicator, source, location, period, value } = point
  // In one piece: half of the time that a line takes goes into putting pieces together.
  return `${file},${line},${indicator},${source},${location},${period},${value},${besideValue(point, coordinates)}\n`
}

/** The staging line of a figure that is taken back. */
export function withdrawalLine(
  { indicator, source, location, period }: PointKey,
  { file, line }: Origin,
): string {
  return `${file},${line},${indicator},${source},${location},${period},,${NOTHING_BESIDE}\n`
}

const NOTHING_BESIDE = ','.repeat(NUMBERS_BESIDE.length + 1)

/** The cells after the value; of most figures there is nothing in them. */
function besideValue(point: Point, coordinates: number | null): string {
  if (coordinates === null && point.flags.length === 0 && isBare(point)) return NOTHING_BESIDE
  const numbers = BESIDE_FIELDS.map((field) => point[field] ?? '')
  return `${numbers.join(',')},${point.flags.length === 0 ? '' : copyCell(point.flags)},${coordinates ?? ''}`
}

function isBare(point: Point): boolean {
  for (const field of BESIDE_FIELDS) if (point[field] !== null) return false
  return true
}

/** The staging line of a figure of one group. */
export function groupLine(figure: GroupFigure, { file, line }: Origin = NOWHERE): string {
  return copyLine([
    ...[file, line, figure.indicator, figure.source, figure.location, figure.period],
    ...[figure.dimension, figure.category, figure.categoryOrder],
    ...[figure.value, figure.lower, figure.upper, figure.populationShare],
  ])
}

type Lines = Iterable<string> | AsyncIterable<string>

/** Lays figures in staging. Returns how many. */
export function stagePoints({ transaction, points }: Staged, lines: Lines): Promise<number> {
  return transaction.copy(points.name, POINT_LINE, inChunks(lines))
}

/** Lays figures of groups in staging. Returns how many. */
export function stageGroups({ transaction, groups }: Staged, lines: Lines): Promise<number> {
  return transaction.copy(groups.name, GROUP_LINE, inChunks(lines))
}

/** Withdraws figures. */
export async function withdrawPoints(
  { transaction, points }: Staged,
  keys: Iterable<PointKey>,
): Promise<void> {
  const lines = Array.from(keys, ({ indicator, source, location, period }) =>
    copyLine([0, 0, indicator, source, location, period]),
  )
  await transaction.copy(points.name, POINT_KEY, inChunks(lines))
}

/** Withdraws figures of groups. */
export async function withdrawGroups(
  { transaction, groups }: Staged,
  keys: Iterable<GroupKey>,
): Promise<void> {
  const lines = Array.from(keys, ({ indicator, source, location, period, dimension, category }) =>
    copyLine([0, 0, indicator, source, location, period, dimension, category, 0]),
  )
  await transaction.copy(groups.name, GROUP_KEY, inChunks(lines))
}
