import { changesTogether, isTold } from '#domain/comparison/change.ts'
import type { KeyFigure } from '#domain/brief/key-figure.ts'
import { changedSince } from '#domain/brief/change-since.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { roundsOfStates } from '#domain/brief/rounds-of-states.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Message, type Value } from '#domain/message/message.ts'
import { cited, figure, headlineName, periodName, placeName, sentences } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { standardError } from '#domain/statistics/point-estimate.ts'
import type { TestableFigure } from './testable-figures.ts'

/** Changes in fewer states of a zone or the nation are no news. */
const LEAST_STATES = 2

/**
 * What is new at a place, the finding first, in two sentences: of its own figures the change that stands out most, and the strongest to
 * the other side; of a nation or zone whose own figures cannot be tested, in how many of its states an indicator changed. Where nothing
 * is clear it says so.
 */
export function placeLead(figures: readonly TestableFigure[], question: PlaceQuestion): Value {
  const own = ownChanges(figures, question)
  if (own) return own
  const ofStates = changesOfStates(figures, question)
  if (ofStates) return ofStates
  const held = figures.filter(({ stated }) => stated !== null).length
  const tested = figures.filter(({ change }) => change && change.verdict !== 'untested').length
  const place = placeName(question.place)
  if (held === 0) return message('place-news.none-held', { place })
  return tested === 0
    ? message('place-news.untested', { place, count: held })
    : message('place-news.unclear', { place, count: tested })
}

interface Told {
  readonly figure: TestableFigure
  readonly before: Point
  readonly now: Point
  readonly isWorse: boolean
  readonly strength: number
}

function ownChanges(figures: readonly TestableFigure[], { place, data }: PlaceQuestion): Value | null {
  const told = figures
    .flatMap((one): Told[] => {
      const { change, stated } = one
      if (!change || !stated || !isTold(change.verdict)) return []
      const [before, now] = [change.before, stated.point]
      const se = Math.hypot(standardError(before) ?? 1, standardError(now) ?? 1)
      const strength = Math.abs(now.value - before.value) / se
      return [{ figure: one, before, now, isWorse: change.verdict === 'worse', strength }]
    })
    .toSorted((a, b) => b.strength - a.strength)
  const [first] = told
  if (!first) return null
  const second = told.find((one) => one.isWorse !== first.isWorse) ?? told[1]
  const values = ({ figure: { indicator, quoted, change }, before, now }: Told) => {
    const source = byId(data.reference.sources, now.source)
    return {
      indicator: headlineName(indicator),
      move: now.value > before.value ? ('up' as const) : ('down' as const),
      now: figure(now.value, asPublished(now, indicator)),
      before: figure(before.value, asPublished(before, indicator)),
      period: cited(source, now.period),
      earlier: cited(source, before.period),
      times: change?.unequalTimes ? message('place-news.unequal-times') : '',
      newer: quoted ? newerFigure(quoted, indicator) : '',
    }
  }
  return sentences([
    message('place-news.first', { ...values(first), place: placeName(place) }),
    second ? message('place-news.second', values(second)) : message('place-news.only'),
  ])
}

/** The figure to quote, where it is newer than the one whose change is told. */
function newerFigure({ point, source }: StatedFigure, indicator: Indicator): Message {
  return message('place-news.newer-figure', {
    figure: figure(point.value, asPublished(point, indicator)),
    cited: cited(source, point.period),
  })
}

interface StatesChange {
  readonly said: Message
  readonly count: number
}

/** The indicator that changed in most states of a nation or zone, and the next one; null of a smaller place, and where none did in several. */
export function changesOfStates(
  figures: readonly Pick<KeyFigure, 'indicator'>[],
  question: PlaceQuestion,
): Value | null {
  if (question.place.level > 2) return null
  const found = figures
    .flatMap(({ indicator }) => statesChange(indicator.id, question) ?? [])
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 2)
  return found.length === 0 ? null : sentences(found.map(({ said }) => said))
}

function statesChange(id: number, question: PlaceQuestion): StatesChange | null {
  const { data } = question
  const { reference } = data
  const indicator = byId(reference.indicators, id)
  const table = data.tableOf(id)
  const [newest] = roundsOfStates(id, question).filter(({ own }) => own.some(({ lower }) => lower !== null))
  const changed = (newest?.own ?? []).flatMap((point) => changedSince(point, { table, indicator }) ?? [])
  const [first] = changed
  if (!first) return null
  const verdicts = changesTogether(changed, reference)
  const told = changed.filter((_, at) => isTold(verdicts[at] ?? 'untested'))
  const rose = told.filter(({ before, now }) => now.value > before.value).length
  const fell = told.length - rose
  const most = Math.max(rose, fell)
  if (most < LEAST_STATES) return null
  const source = byId(reference.sources, first.now.source)
  const said = message('place-news.states', {
    ...{ indicator: headlineName(indicator), move: fell >= rose ? 'down' : 'up' },
    ...{ count: most, total: newest?.total ?? 0, others: Math.min(rose, fell) },
    ...{ first: cited(source, first.before.period), last: periodName(first.now.period, source) },
  })
  return { said, count: most }
}
