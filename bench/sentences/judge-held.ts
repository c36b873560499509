import type { Case } from './case.ts'
import { type Fault, faultsOf } from './fault.ts'
import type { ViewOf } from './view.ts'

const LEVELS: Readonly<Record<string, number>> = {
  'the nation': 1,
  zones: 2,
  states: 3,
  LGAs: 4,
  'senatorial districts': 5,
}
/** A level with its sources, whose names may have brackets of their own. */
const HELD = /(?:other )?(the nation|zones|states|LGAs|senatorial districts) \(((?:[^()]|\([^()]*\))*)\)/g

/**
 * Judges at which levels an indicator is said to be held: each that is named has rows, and of just as many sources; each that has rows is
 * named, but for the nation and the level of the place, of which the sentences before speak.
 */
export function heldFaults(said: string, { view, rows, world }: Case<ViewOf<'overview'>>): Fault[] {
  const levelOf = (location: number) => world.places.get(location)?.level ?? 0
  const named = new Map(
    [...said.matchAll(HELD)].map(([, level = '', names = '']) => [LEVELS[level] ?? 0, names]),
  )
  const sourcesAt = (level: number) =>
    new Set(
      rows
        .filter(({ location }) => levelOf(location) === level)
        .map(({ source }) => world.publishers.get(source)?.name ?? ''),
    )
  const isTrue = [...named].every(([level, names]) => isSaid(names, sourcesAt(level)))
  const spoken = [1, levelOf(view.location)]
  const isWhole = Object.values(LEVELS).every(
    (level) => named.has(level) || spoken.includes(level) || sourcesAt(level).size === 0,
  )
  return faultsOf(said, { 'figure that no row holds': isTrue && isWhole && named.size > 0 })
}

function isSaid(names: string, held: ReadonlySet<string>): boolean {
  const many = /^(.+) and (\d+) others$/.exec(names)
  if (many) return held.has(many[1] ?? '') && held.size === Number(many[2]) + 1
  const each = names.split(/, | and /)
  return each.length === held.size && each.every((name) => held.has(name))
}
