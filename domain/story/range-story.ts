import { figureRange } from '#domain/comparison/figure-range.ts'
import { timesWords } from '#domain/comparison/interpretation.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { cited, figure, headlineName, placeName, sentences } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { byId, childrenOf, zoneOf } from '#domain/reference/reference-data.ts'
import { stateRounds } from './state-rounds.ts'
import type { ShownRange, Story, StoryQuestion } from './story.ts'

/** Ends that are less far from each other are no story. */
const LEAST_TIMES = 2
/** A low end below it makes any ratio large: of percentages these are points. */
const LEAST_END = 5

/**
 * From where to where the states run in the last round of a survey. An end has a name only where its interval separates it from
 * every other state (`figureRange`); a zone is above another only where no two of their intervals meet. Null where the two ends cannot be told from each other.
 */
export function rangeStory(question: StoryQuestion): Story<ShownRange> | null {
  const { indicator, reference } = question
  const [round] = stateRounds(question)
  if (!round) return null
  const { source, period, points } = round
  const range = figureRange(points, { indicator, source })
  const [low, high] = [range?.lowest[0], range?.highest[0]]
  if (!(range && low && high) || range.claim === 'same' || !range.differ) return null
  if (range.beyond.length > 0 || low.value < LEAST_END || high.value / low.value < LEAST_TIMES) return null
  const zones = childrenOf(reference, NATION, 2).map((zone) => ({
    zone,
    points: points.filter(({ location }) => zoneOf(reference, byId(reference.locations, location)) === zone),
  }))
  const separated = separatedZones(zones)
  const placeOf = ({ location }: Point) => placeName(byId(reference.locations, location))
  const ends = {
    high: figure(high.value, asPublished(high, indicator)),
    low: figure(low.value, asPublished(low, indicator)),
  }
  return {
    ...{ indicator, shown: { kind: 'range', zones } },
    strength: WEIGHTS[range.claim] * Math.log(high.value / low.value),
    title: message('stories.range', {
      ...{ ...ends, indicator: headlineName(indicator), claim: range.claim },
      ...{ highest: placeOf(high), lowest: placeOf(low) },
    }),
    text: sentences([
      message('stories.range-times', { times: timesWords(high.value / low.value) }),
      ...(range.claim === 'none' ? [message('stories.range-open')] : []),
      ...(separated
        ? [
            message('stories.range-zones', {
              above: placeName(separated.above),
              below: placeName(separated.below),
            }),
          ]
        : []),
    ]),
    source: cited(source, period),
  }
}

/** Ends with a name are the stronger story. */
const WEIGHTS = { named: 4, lowest: 2, highest: 2, none: 1 } as const

type Zones = ShownRange['zones']

/** The zones of which every state of the one is above every state of the other, their intervals included; the farthest pair. */
function separatedZones(zones: Zones) {
  const bounded = zones.flatMap(({ zone, points }) => {
    const bounds = points.map(interval)
    if (points.length < 2 || bounds.includes(null)) return []
    const own = bounds.flatMap((one) => one ?? [])
    return [
      {
        zone,
        low: Math.min(...own.map(({ lower }) => lower)),
        high: Math.max(...own.map(({ upper }) => upper)),
      },
    ]
  })
  const pairs = bounded.flatMap((above) =>
    bounded.filter((below) => above.low > below.high).map((below) => ({ above, below })),
  )
  const [farthest] = pairs.toSorted((a, b) => b.above.low - b.below.high - (a.above.low - a.below.high))
  return farthest ? { above: farthest.above.zone, below: farthest.below.zone } : null
}
