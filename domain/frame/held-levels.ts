import type { Level, Location } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf, sourceName } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { heldIn, leftOutBy } from '#domain/reference/scope.ts'
import { type Framed, framed } from './framed.ts'

const FLAGS = [
  [1, 'national', 'nation'],
  [2, 'zonal', 'zone'],
  [3, 'state', 'state'],
  [4, 'lga', 'lga'],
  [5, 'senatorial', 'district'],
] as const

/** More sources than these are counted. */
const MOST_NAMED = 2

/**
 * Where an indicator is held instead of at a place without a figure: the levels that have it, each with its sources, so that "no source
 * has it here" is not read as none anywhere. `without`: levels that the sentence before has spoken of. Null where no other is held.
 */
export function heldAtLevels(
  indicator: number,
  place: Pick<Location, 'id' | 'level'>,
  reference: ReferenceData,
  without: readonly Level[] = [],
): Framed | null {
  const found = FLAGS.filter(([level]) => !without.includes(level)).flatMap(([level, flag, word]) => {
    const sources = [...reference.measures.values()]
      .filter((one) => one.indicator === indicator && one[flag])
      .map(({ source }) => source)
      .filter((source) => isInScope(reference, { indicator, source, level }))
    if (sources.length === 0 || (level === place.level && level === 1)) return []
    const isSame = level === place.level ? 'yes' : 'no'
    const said = { level: word, same: isSame, sources: namesOf(sources, reference) } as const
    return [{ sources, said: message('lacks.held-level', said) }]
  })
  if (found.length === 0) return null
  const frame = {
    sources: { of: 'all', held: heldIn(reference) },
    places: { location: null, level: null, all: null },
    until: null,
    looked: new Set(found.flatMap(({ sources }) => sources)).size,
  } as const
  return framed(frame, 'frame.held-levels', { levels: listOf(found.map(({ said }) => said)) })
}

function isInScope({ scope }: ReferenceData, figure: Parameters<typeof leftOutBy>[1]): boolean {
  return scope === undefined || leftOutBy(scope, figure) === null
}

function namesOf(sources: readonly number[], reference: ReferenceData): Value {
  const names = sources.map((id) => sourceName(byId(reference.sources, id)))
  const [first = ''] = names
  if (names.length <= MOST_NAMED) return listOf(names)
  return message('values.and-others', { first, count: names.length - 1 })
}
