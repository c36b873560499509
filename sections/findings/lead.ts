import { citedFigure } from '#domain/observation/cited-figure.ts'
import type { BriefFindings } from '#domain/brief/findings.ts'
import type { ChangeVerdict } from '#domain/comparison/change.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { changedFigure, isUntested, type KeyFigure } from '#domain/brief/key-figure.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, figure, indicatorName, placeName, sentences } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { Point } from '#domain/observation/point.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { someOf } from './writing.ts'

/** So many indicators are named in the headline for each direction. */
const NAMED = 3

/**
 * The changes in one sentence: only those that the intervals support. Where none can be tested, the share that differs most from the
 * round before is told with that doubt, so that a page of changes does not open without one; of a nation or zone what changed in its
 * states goes first.
 */
export function headlineOf(
  { place, key }: Pick<BriefFindings, 'place' | 'key'>,
  ofStates: Value | null = null,
): Value {
  const by = (verdict: ChangeVerdict) => key.filter((one) => changedFigure(one)?.change?.verdict === verdict)
  const [better, worse, unclear] = [by('better'), by('worse'), by('unclear')]
  const named = (figures: readonly KeyFigure[]): Value =>
    someOf(
      figures.map(({ indicator }) => indicatorName(indicator)),
      NAMED,
    )
  const found =
    better.length > 0 && worse.length > 0
      ? 'both'
      : better.length > 0
        ? 'better'
        : worse.length > 0
          ? 'worse'
          : unclear.length > 0
            ? 'unclear'
            : 'none'
  if (found === 'none' && ofStates !== null) return ofStates
  if (found === 'none' && key.some(({ stated }) => stated !== null)) return untestedHeadline(place, key)
  return message('brief.headline', {
    found,
    place: placeName(place),
    better: named(better),
    worse: named(worse),
    since: sinceOf([...better, ...worse, ...unclear]),
  })
}

/** A share of one round beside the same source's round before, of times of equal length. */
interface Moved {
  readonly indicator: KeyFigure['indicator']
  readonly source: DataSource
  readonly before: Point
  readonly now: Point
}

/** Fewer shares than these are no choice of one that differs most. */
const FEWEST = 2

function untestedHeadline(place: BriefFindings['place'], key: readonly KeyFigure[]): Message {
  const shares = key.flatMap(({ indicator, stated, change }): Moved[] =>
    stated && change && !change.unequalTimes && figureUnit(indicator) === 'percent'
      ? [{ indicator, source: stated.source, before: change.before, now: stated.point }]
      : [],
  )
  const rounds = Map.groupBy(
    shares,
    ({ source, before, now }) => `${source.id}:${before.period}:${now.period}`,
  )
  const [round = []] = [...rounds.values()].toSorted((a, b) => b.length - a.length)
  const size = ({ before, now }: Moved) => Math.abs(now.value - before.value)
  const [most] = round.toSorted((a, b) => size(b) - size(a))
  if (!most || round.length < FEWEST) return message('brief.headline-untested', { place: placeName(place) })
  const { indicator, source, before, now } = most
  return message('brief.headline-moved', {
    indicator: indicatorName(indicator),
    count: round.length,
    since: cited(source, before.period),
    before: figure(before.value, asPublished(before, indicator)),
    now: figure(now.value, asPublished(now, indicator)),
    cited: cited(source, now.period),
  })
}

/** The round against which all were held; of several, what they have in common. */
function sinceOf(figures: readonly KeyFigure[]): Value {
  const rounds = figures.flatMap((one) => {
    const { stated, change } = changedFigure(one) ?? {}
    return change && stated ? [{ source: stated.source, point: change.before }] : []
  })
  const [first] = rounds
  const isOne = rounds.every(
    ({ source, point }) => source === first?.source && point.period === first.point.period,
  )
  return first && isOne ? citedFigure(first) : message('brief.round-before')
}

/** The place, and its key figures against their targets. */
export function leadOf(found: Pick<BriefFindings, 'place' | 'facts' | 'key'>): Value {
  return sentences([whatItIs(found), ...aimsOf(found.key)])
}

function whatItIs({ place, facts }: Pick<BriefFindings, 'place' | 'facts'>): Message {
  const [people] = facts.people
  if (!people) return message('brief.is-unknown', { place: placeName(place) })
  const { point, indicator } = people
  return message('brief.is', {
    level: place.level === 1 ? 'nation' : place.level === 2 ? 'zone' : 'state',
    place: placeName(place),
    zone: placeName(facts.zone ?? place),
    people: figure(point.value, asPublished(point, { ...indicator, fullName: '', shortName: '' })),
    cited: citedFigure(people),
    states: facts.states,
    lgas: facts.lgas,
  })
}

function aimsOf(key: readonly KeyFigure[]): Message[] {
  const standings = key.flatMap(({ aim }) => (aim && aim.standing !== 'none' ? [aim.standing] : []))
  if (standings.length === 0) return []
  const count = (of: string) => standings.filter((standing) => standing === of).length
  return [
    message('brief.aims', {
      count: standings.length,
      missed: count('missed'),
      reached: count('reached'),
      open: count('open'),
      bare: key.filter(({ aim }) => aim !== null && isUntested(aim)).length,
    }),
  ]
}
