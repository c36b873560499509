import type { SourceLine } from '#charts/over-time/line.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Message, message } from '#domain/message/message.ts'
import { indicatorName, listOf, placeName, sourceName } from '#domain/message/value.ts'
import { isSameTime } from '#domain/observation/about.ts'
import { kinship } from '#domain/reference/kinship.ts'
import type { Wording } from '#charts/words/worded.ts'
import type { TrendModel } from './lines.ts'
import { birthYears } from '#charts/over-time/birth-years.ts'
import { unplacedNote } from '#charts/over-time/unplaced.ts'

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

/** How a trend by year of birth is to be read, and what is not in it. */
export function birthNotes(model: TrendModel, worded: Wording): Message[] {
  return [
    message('births.at-birth'),
    ...meeting(model.lines, worded),
    ...unplacedNote(model.unplaced, worded),
  ]
}

/** Models that take surveys of the figure in: that they meet these shows that the years are right, and nothing else. */
function meeting(lines: readonly SourceLine[], { reference }: Wording): Message[] {
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

function distinct(lines: readonly SourceLine[]): DataSource[] {
  return [...new Set(lines.map(({ source }) => source))]
}

function takesIn(model: SourceLine, survey: SourceLine, reference: Wording['reference']): boolean {
  return model.points.some((estimate) =>
    survey.points.some(
      (found) => isSameTime(estimate, found) && kinship(estimate, found, reference) === 'input',
    ),
  )
}
