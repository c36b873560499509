import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, difference, figure, indicatorName, placeName, sentences } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { compareEstimates } from '#domain/statistics/difference.ts'
import { againstTarget } from './against-target.ts'
import { latestByClass, type StatedFigure } from './stated-figure.ts'

/** Figures further apart in time than this are not compared as if they were of one time. */
const COMPARABLE_YEARS = 3

/** What the sentence is about; `table` holds at least the indicator. */
export interface OverviewQuestion {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicator: number
  readonly location: number
  /** The year that counts as now. */
  readonly currentYear: number
}

/**
 * The answer on top of the overview: latest survey, latest estimate (else routine figure), how far apart they are and
 * where they stand against the national target. Claims nothing that the published intervals do not support.
 */
export function overviewAnswer(question: OverviewQuestion): Value {
  const { table, reference, indicator: id, location, currentYear } = question
  const indicator = byId(reference.indicators, id)
  const subject = {
    indicator: indicatorName(indicator),
    place: placeName(byId(reference.locations, location)),
  }
  const latest = latestByClass(table, reference, id, location, currentYear)
  const survey = latest.get('Survey')
  const estimate = latest.get('Estimate')
  const routine = latest.get('Routine')
  const [first, second] = [survey, estimate ?? routine, estimate && routine].filter((stated) => stated)
  if (!first) return message('overview.none', subject)
  if (!second) return one(first, indicator, subject)
  return two(first, second, indicator, subject)
}

interface Subject {
  readonly indicator: Value
  readonly place: Value
}

function one(stated: StatedFigure, indicator: Indicator, subject: Subject): Value {
  const kind = stated.source.classification
  const standing = againstTarget([stated], indicator)
  const missing = kind === 'Survey' ? 'others' : 'survey'
  return sentences([
    message('overview.one', { ...subject, kind, ...saidBy(stated, indicator) }),
    ...(standing === null ? [] : [message('overview.standing', { standing })]),
    message('overview.unconfirmed', { missing, place: subject.place, kind }),
  ])
}

function two(first: StatedFigure, second: StatedFigure, indicator: Indicator, subject: Subject): Value {
  const other = saidBy(second, indicator)
  const apart = howFarApart(first, second, indicator)
  const standing = againstTarget([first, second], indicator)
  return sentences([
    message('overview.two', {
      ...subject,
      ...saidBy(first, indicator),
      kind: first.source.classification,
      otherKind: second.source.classification,
      other: other.figure,
      otherCited: other.cited,
    }),
    standing === null
      ? message('overview.apart', { apart })
      : message('overview.apart-and-standing', { apart, standing }),
  ])
}

function saidBy({ point, source }: StatedFigure, indicator: Indicator) {
  return { figure: figure(point.value, indicator), cited: cited(source, point.period) }
}

/** In words that go no further than the intervals. */
function howFarApart(a: StatedFigure, b: StatedFigure, indicator: Indicator): Message {
  const shown = roundShown(b.point.value, indicator) - roundShown(a.point.value, indicator)
  if (roundShown(shown, indicator) === 0) return message('overview.same')
  const size = { difference: difference(shown, indicator) }
  const years = Math.abs(periodYear(a.point.period) - periodYear(b.point.period))
  if (years > COMPARABLE_YEARS) return message('overview.differ-years', { ...size, years })
  if (reTabulates(a, b)) return message('overview.differ-dependent', size)
  const test = compareEstimates(a.point, b.point)
  if (test.status === 'untested') return message('overview.differ', size)
  return message(test.significant ? 'overview.differ-more' : 'overview.differ-no-more', size)
}

function reTabulates(a: StatedFigure, b: StatedFigure): boolean {
  return a.source.derivedFrom.includes(b.source.id) || b.source.derivedFrom.includes(a.source.id)
}
