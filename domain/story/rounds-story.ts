import { changesTogether } from '#domain/comparison/change.ts'
import { message, type Value } from '#domain/message/message.ts'
import {
  cited,
  headlineName,
  listOf,
  periodName,
  placeName,
  sentences,
  whole,
} from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { stateRounds } from './state-rounds.ts'
import type { ShownRounds, Story, StoryQuestion } from './story.ts'

type Changes = ShownRounds['changes']

/** Changes in fewer states are no story. */
const LEAST_STATES = 5
/** As many places are named; of more the count is told. */
const MOST_NAMED = 5

/**
 * In how many states the last two rounds of one survey differ clearly, by the one rule of change (methods §7.2), all states tested
 * together. Null where most changes cannot be tested, or few states changed.
 */
export function roundsStory(question: StoryQuestion): Story<ShownRounds> | null {
  const { indicator, reference } = question
  const [now, ...earlier] = stateRounds(question)
  const before = earlier.find(({ source }) => source === now?.source)
  if (!(now && before)) return null
  const pairs = now.points.flatMap((point) => {
    const old = before.points.find(({ location }) => location === point.location)
    return old ? [{ indicator, before: old, now: point }] : []
  })
  const verdicts = changesTogether(pairs, reference)
  const changes = pairs.map((pair, at) => ({ ...pair, verdict: verdicts[at] ?? 'untested' }))
  const untested = changes.filter(({ verdict }) => verdict === 'untested').length
  const told = changes.filter(({ verdict }) => verdict !== 'untested' && verdict !== 'unclear')
  const [fell, rose] = [told.filter(isLower), told.filter((change) => !isLower(change))]
  const isFall = fell.length >= rose.length
  const [most, fewer] = isFall ? [fell, rose] : [rose, fell]
  if (most.length < LEAST_STATES || untested * 2 > changes.length) return null
  const [side, other] = isFall ? (['lower', 'higher'] as const) : (['higher', 'lower'] as const)
  return {
    ...{ indicator, strength: most.length, shown: { kind: 'rounds', changes } },
    title: message('stories.rounds', {
      ...{ indicator: headlineName(indicator), side },
      ...{ count: whole(most.length), total: whole(changes.length) },
    }),
    text: sentences([
      fewer.length > 0
        ? message('stories.rounds-others', {
            ...{ side: other, count: fewer.length },
            has_places: fewer.length <= MOST_NAMED ? 'yes' : 'no',
            places: namesOf(fewer, reference),
          })
        : message('stories.rounds-no-others', { side: other }),
      message('stories.rounds-chance', {
        ...{ count: whole(changes.length - told.length - untested), untested: whole(untested) },
        has_untested: untested > 0 ? 'yes' : 'no',
      }),
    ]),
    source: message('stories.rounds-source', {
      first: cited(now.source, before.period),
      last: periodName(now.period, now.source),
    }),
  }
}

function isLower({ before, now }: Changes[number]): boolean {
  return now.value < before.value
}

function namesOf(changes: Changes, reference: ReferenceData): Value {
  const places = changes.map(({ now }) => byId(reference.locations, now.location))
  return listOf(places.toSorted((a, b) => a.name.localeCompare(b.name)).map(placeName))
}
