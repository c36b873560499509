import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { indicatorName, listOf, periodName, placeName, sourceName } from '#domain/message/value.ts'
import { isSameTime, placedAt, type YearsOf } from '#domain/observation/about.ts'
import type { Point } from '#domain/observation/point.ts'
import { kinship } from '#domain/reference/kinship.ts'
import type { FigureRow } from '#charts/figure.ts'
import type { Worded } from '#charts/words/worded.ts'
import type { TrendLine, TrendModel } from './lines.ts'
import { unplacedNote } from './unplaced.ts'

/** The title of a trend by year of birth; `only`: the one source that is drawn by itself. */
export function birthTitle(
  { indicator, location, lines }: TrendModel,
  only: DataSource | undefined,
): Message {
  const said = { indicator: indicatorName(indicator), place: placeName(location) }
  const span = birthYears(lines.flatMap(({ points }) => points))
  if (span === null) return message('trend.title', said)
  return only
    ? message('births.title-source', { ...said, source: sourceName(only), span })
    : message('births.title', { ...said, span })
}

/** The first and the last year of birth; null where none is known. */
export function birthYears(points: readonly Point[]): Value | null {
  const years = points.flatMap((point) => placedAt(point, 'birth') ?? [])
  const [first, last] = [Math.min(...years), Math.max(...years)]
  if (!Number.isFinite(first)) return null
  return first === last
    ? periodName(last)
    : message('chart.range', { from: periodName(first), to: periodName(last) })
}

/** How a trend by year of birth is to be read, and what is not in it. */
export function birthNotes(model: TrendModel, worded: Worded): Message[] {
  return [
    message('births.at-birth'),
    ...meeting(model.lines, worded),
    ...unplacedNote(model.unplaced, worded),
  ]
}

/** Models that take surveys of the figure in: that they meet these shows that the years are right, and nothing else. */
function meeting(lines: readonly TrendLine[], { reference }: Worded): Message[] {
  const surveys = lines.filter(({ source }) => source.classification === 'Survey')
  const models = lines.filter(({ source }) => source.classification === 'Estimate')
  const pairs = models.flatMap((model) =>
    surveys.filter((survey) => takesIn(model, survey, reference)).map((survey) => ({ model, survey })),
  )
  if (pairs.length === 0) return []
  const [takers, taken] = [
    distinct(pairs.map(({ model }) => model)),
    distinct(pairs.map(({ survey }) => survey)),
  ]
  const said = { count: takers.length, models: listOf(takers.map(sourceName)) }
  return [message('births.meeting', { ...said, surveys: listOf(taken.map(sourceName)) })]
}

function distinct(lines: readonly TrendLine[]): DataSource[] {
  return [...new Set(lines.map(({ source }) => source))]
}

function takesIn(model: TrendLine, survey: TrendLine, reference: Worded['reference']): boolean {
  return model.points.some((estimate) =>
    survey.points.some(
      (found) => isSameTime(estimate, found) && kinship(estimate, found, reference) === 'input',
    ),
  )
}

/** A row, by year of birth with the year at which it stands. */
export function birthRow(row: FigureRow, yearsOf: YearsOf): FigureRow {
  const { birthCohort } = row.point.coordinates
  return yearsOf === 'report' || birthCohort === null ? row : { ...row, born: String(birthCohort) }
}
