import { midSentence } from '#domain/indicator/indicator-words.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { formatDifference, roundShown } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { periodYear } from '#domain/period/period.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import { compareEstimates } from '#domain/statistics/difference.ts'
import { againstTarget } from './against-target.ts'
import { plain, type Segment, strong } from './segment.ts'
import { latestByClass, type StatedFigure, valueInWords } from './stated-figure.ts'

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
export function overviewAnswer(question: OverviewQuestion): Segment[] {
  const { table, reference, indicator: id, location, currentYear } = question
  const indicator = known(reference.indicators, id)
  const place = placeWords(known(reference.locations, location))
  const subject = `${midSentence(indicator.shortName)} in ${place}`
  const latest = latestByClass(table, reference, id, location, currentYear)
  const survey = latest.get('Survey')
  const estimate = latest.get('Estimate')
  const routine = latest.get('Routine')
  const [first, second] = [survey, estimate ?? routine, estimate && routine].filter((figure) => figure)
  if (!first) return [plain(`No source has a figure of ${subject} in this release.`)]
  if (!second) return one(first, indicator, subject, place)
  return two(first, second, indicator, subject)
}

const KIND = { Survey: 'survey', Estimate: 'estimate', Routine: 'routine figure' } as const

function one(figure: StatedFigure, indicator: Indicator, subject: string, place: string): Segment[] {
  const kind = KIND[figure.source.classification]
  const missing = figure.source.classification === 'Survey' ? 'estimate or routine figure' : 'survey'
  const target = againstTarget([figure], indicator)
  const standing = target === null ? '' : ` ${capital(target)}.`
  const alone = ` No ${missing} for ${place} is in this release, so nothing confirms this ${kind}.`
  return [...opening(figure, indicator, subject), plain(`.${standing}${alone}`)]
}

function two(first: StatedFigure, second: StatedFigure, indicator: Indicator, subject: string): Segment[] {
  const target = againstTarget([first, second], indicator)
  return [
    ...opening(first, indicator, subject),
    plain(`; the latest ${KIND[second.source.classification]} is `),
    strong(valueInWords(second.point.value, indicator)),
    plain(` (${sourceAndPeriod(second.source, second.point)}). `),
    ...apart(first, second, indicator),
    plain(target === null ? '.' : `, and ${target}.`),
  ]
}

function opening(figure: StatedFigure, indicator: Indicator, subject: string): Segment[] {
  const kind = KIND[figure.source.classification]
  return [
    plain(`The latest ${kind} puts ${subject} at `),
    strong(valueInWords(figure.point.value, indicator)),
    plain(` (${sourceAndPeriod(figure.source, figure.point)})`),
  ]
}

/** How far apart, in words that go no further than the intervals. */
function apart(a: StatedFigure, b: StatedFigure, indicator: Indicator): Segment[] {
  const difference = roundShown(b.point.value, indicator) - roundShown(a.point.value, indicator)
  if (roundShown(difference, indicator) === 0) return [strong('The two show the same figure')]
  const size = formatDifference(difference, indicator)
  const years = Math.abs(periodYear(a.point.period) - periodYear(b.point.period))
  const claim = strong(`The two differ by ${size}`)
  if (years > COMPARABLE_YEARS) return [claim, plain(`, but lie ${years} years apart`)]
  if (reTabulates(a, b)) return [claim, plain(', and are not independent of each other')]
  const test = compareEstimates(a.point, b.point)
  if (test.status === 'untested') return [claim]
  return test.significant
    ? [claim, plain(', more than their published intervals explain')]
    : [claim, plain(', no more than their published intervals allow')]
}

function reTabulates(a: StatedFigure, b: StatedFigure): boolean {
  return a.source.derivedFrom.includes(b.source.id) || b.source.derivedFrom.includes(a.source.id)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
