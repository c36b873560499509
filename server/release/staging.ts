import type { Point, PointKey } from '#domain/observation/point.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { copyCell, copyLine, inChunks } from './copy-lines.ts'
import type { GroupFigure, GroupKey } from '#domain/disaggregation/group-figure.ts'

/** Where a staged figure was read: the number of its file and its line, for messages about repeated keys. */
export interface Origin {
  readonly file: number
  readonly line: number
}

const NOWHERE: Origin = { file: 0, line: 0 }

const KEY = ['indicator', 'datasource', 'location', 'period']
const POINT_COLUMNS = [
  'file',
  'line',
  ...KEY,
  'value',
  'lower',
  'upper',
  'interval_level',
  'numerator',
  'denominator',
  'sample_size',
  'flags',
  'citation',
  'coordinates',
]
const GROUP_COLUMNS = [
  'file',
  'line',
  ...KEY,
  'dimension',
  'category',
  'category_order',
  'value',
  'lower',
  'upper',
  'population_share',
]

/**
 * Makes the tables that figures are laid in before they are compared with what is published. They are temporary: they go
 * with the transaction, so that nothing is left behind when it does not end well. A row without a value withdraws; without flags it
 * has none. What is published under a key (`old_value`, `is_new`) is found by `findChanges`.
 */
export async function createStaging(transaction: Transaction): Promise<void> {
  // What is laid there is sorted and counted several times; one publication at a time may have memory for it.
  await transaction.script(`
    set local work_mem = '128MB';
    create temporary table staged_point (
      value double precision, lower double precision, upper double precision,
      numerator double precision, denominator double precision,
      line int not null, period int not null, sample_size int, citation int,
      file smallint not null, indicator smallint not null, datasource smallint not null, location smallint not null,
      interval_level smallint, flags text[], coordinates int,
      old_value double precision, is_new boolean not null default true
    ) on commit drop;
    create temporary table staged_coordinates (like coordinates) on commit drop;
    create temporary table staged_group (
      value double precision, lower double precision, upper double precision, population_share double precision,
      line int not null, period int not null, category_order int not null,
      file smallint not null, indicator smallint not null, datasource smallint not null, location smallint not null,
      dimension text not null, category text not null
    ) on commit drop`)
}

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

const NOTHING_BESIDE = ',,,,,,,,'

/** The cells after the value; of most figures there is nothing in them. */
function besideValue(point: Point, coordinates: number | null): string {
  const { lower, upper, intervalLevel, numerator, denominator, sampleSize, flags, citation } = point
  const isBare = lower === null && upper === null && numerator === null && denominator === null
  if (isBare && sampleSize === null && citation === null && coordinates === null && flags.length === 0) {
    return NOTHING_BESIDE
  }
  const interval = `${lower ?? ''},${upper ?? ''},${intervalLevel ?? ''}`
  const parts = `${numerator ?? ''},${denominator ?? ''},${sampleSize ?? ''}`
  return `${interval},${parts},${flags.length === 0 ? '' : copyCell(flags)},${citation ?? ''},${coordinates ?? ''}`
}

/** The staging line that withdraws a figure. */
export function withdrawnPointLine(key: PointKey): string {
  const empty = [null, null, null, null, null, null, null, null, null, null]
  return copyLine([0, 0, key.indicator, key.source, key.location, key.period, ...empty])
}

/** The staging line of a figure of one group. */
export function groupLine(figure: GroupFigure, { file, line }: Origin = NOWHERE): string {
  return copyLine([
    ...[file, line, figure.indicator, figure.source, figure.location, figure.period],
    ...[figure.dimension, figure.category, figure.categoryOrder],
    ...[figure.value, figure.lower, figure.upper, figure.populationShare],
  ])
}

/** The staging line that withdraws a figure of one group. */
export function withdrawnGroupLine(key: GroupKey): string {
  const empty = [null, null, null, null]
  const point = [key.indicator, key.source, key.location, key.period]
  return copyLine([0, 0, ...point, key.dimension, key.category, 0, ...empty])
}

type Lines = Iterable<string> | AsyncIterable<string>

/** Lays figures in staging. Returns how many. */
export function stagePoints(transaction: Transaction, lines: Lines): Promise<number> {
  return transaction.copy('staged_point', POINT_COLUMNS, inChunks(lines))
}

/** Lays figures of groups in staging. Returns how many. */
export function stageGroups(transaction: Transaction, lines: Lines): Promise<number> {
  return transaction.copy('staged_group', GROUP_COLUMNS, inChunks(lines))
}
