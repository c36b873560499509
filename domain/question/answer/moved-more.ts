import { message, type Value } from '#domain/message/message.ts'
import { difference, headlineName, listOf, periodName, placeName, sourceName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { type ComparedLine, comparedLines } from '#domain/side-by-side/compared-lines.ts'
import { type LineChange, lineChanges } from '#domain/side-by-side/line-changes.ts'
import { Z_975 } from '#domain/statistics/special/normal.ts'
import type { Course, FrameOf } from '../frame.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { compareLinks } from './compare-over-time.ts'
import { declineWith } from './decline.ts'
import { movedSaid } from './moved-said.ts'
import { bothPeriods, madeRow, rowOf } from './rows.ts'

type Pair = readonly [LineChange, LineChange]

/** Which of two places changed more between the same two times of one source, and whether that is more than chance. */
export function movedMoreAnswer(asked: AnswerInput, { course }: FrameOf<'moved_more'>): PartAnswer {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const about = byId(data.reference.indicators, indicator)
  const pair = pairOf(asked, indicator)
  if (!pair) return declineWith(asked, 'no_rounds')
  const [one, two] = pair
  const { source } = one.line
  const apartOf = ({ before, now }: LineChange) =>
    roundShown(roundShown(now.value, about) - roundShown(before.value, about), about)
  const gainOf = (change: LineChange) => {
    const sign = signOf(course, about.slope)
    return sign === 0 ? Math.abs(apartOf(change)) : apartOf(change) * sign
  }
  const [more, less] = gainOf(one) >= gainOf(two) ? [one, two] : [two, one]
  const between = roundShown(Math.abs(apartOf(one) - apartOf(two)), about)
  const which =
    gainOf(more) <= 0 ? 'none' : gainOf(less) <= 0 ? 'only' : gainOf(more) === gainOf(less) ? 'same' : 'more'
  const place = placeName(more.line.place)
  const verdict: Value[] =
    between === 0
      ? []
      : [
          message('assistant.moved-verdict', {
            apart: difference(between, about),
            verdict: verdictOf(pair),
          }),
        ]
  return answering({
    said: [
      message('assistant.moved-more', { which, course, place }),
      message('assistant.moved-both', {
        indicator: headlineName(about),
        start: periodName(one.before.period, source),
        end: periodName(one.now.period, source),
        source: sourceName(source),
        places: listOf(
          pair.map(({ line, before, now }) =>
            movedSaid({ place: line.place, about, source: line.source, before, now }),
          ),
        ),
      }),
      ...verdict,
    ],
    rows: [
      ...pair.flatMap(({ before, now, line }) => [
        rowOf(now),
        rowOf(before),
        madeRow(
          { point: now, source: line.source },
          {
            kind: 'difference',
            value: Math.abs(roundShown(now.value - before.value, about)),
            period: bothPeriods(before, now),
          },
        ),
      ]),
      madeRow(
        { point: more.now, source },
        { kind: 'difference', value: between, period: bothPeriods(more.before, more.now) },
      ),
    ],
    links: compareLinks(asked, {
      ...{ indicator, places: question.places, source: source.id },
      since: question.periods.years[0] ?? null,
    }),
  })
}

/** The changes of both places between the same two times of one source; null where no source has them. */
function pairOf(asked: AnswerInput, indicator: number): Pair | null {
  const { question, data } = asked
  const { years } = question.periods
  const since = years.length > 0 ? Math.min(...years) : null
  const until = years.length > 1 ? Math.max(...years) : null
  for (const source of sourcesOf(asked, indicator)) {
    const lines = comparedLines(
      question.places.map((place) => ({ indicator, source, place })),
      data,
    )
    const changes = lineChanges(together(lines, until), since, data)
    const [one, two, ...others] = changes
    const isSame = one?.before.period === two?.before.period && one?.now.period === two?.now.period
    const isWhole = until === null || periodYear(one?.now.period ?? 0) === until
    if (one && two && others.length === 0 && isSame && isWhole) return [one, two]
  }
  return null
}

/** The lines at the times that both have. */
function together(lines: readonly ComparedLine[], until: number | null): ComparedLine[] {
  const isHeld = (period: number) =>
    (until === null || periodYear(period) <= until) &&
    lines.every(({ points }) => points.some((point) => point.period === period))
  return lines.map((line) => ({ ...line, points: line.points.filter(({ period }) => isHeld(period)) }))
}

/** The source by which each place is shown over time goes first, then the other surveys, then what is left. */
function sourcesOf({ question, data }: AnswerInput, indicator: number): readonly number[] {
  if (question.sources.length > 0) return question.sources
  const own = question.places.flatMap((place) =>
    comparedLines([{ indicator, source: null, place }], data).map(({ source }) => source.id),
  )
  const classes = ['Survey', 'Estimate', 'Routine']
  const others = [...data.reference.sources.values()]
    .toSorted((a, b) => classes.indexOf(a.classification) - classes.indexOf(b.classification))
    .map(({ id }) => id)
  return [...new Set([...own, ...others])]
}

function signOf(course: Course, slope: 'Positive' | 'Negative' | null): 1 | -1 | 0 {
  if (course === 'any') return 0
  if (course === 'rise') return 1
  if (course === 'fall') return -1
  return (slope === 'Positive') === (course === 'better') ? 1 : -1
}

/** Two places are two samples, so the squares of the errors of both changes add up. */
function verdictOf([one, two]: Pair): 'told' | 'unclear' | 'untested' {
  if (!one.interval || !two.interval) return 'untested'
  const errors = [one.interval, two.interval].map(([low, high]) => (high - low) / 2 / Z_975)
  const apart = Math.abs(one.difference - two.difference)
  return apart > Z_975 * Math.hypot(...errors) ? 'told' : 'unclear'
}
