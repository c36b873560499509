import type { Kind, View } from './view.ts'
import { type Row, kindOf, type World } from './rows.ts'

/** A number from 0 to 1, the same for the same seed. */
export type Chance = () => number

/** Lehmer's generator: x → 48271·x mod 2³¹−1. */
export function chance(seed: number): Chance {
  let state = (seed % 2147483646) + 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** How often each kind is drawn; forecasts take longest. */
const SHARES: readonly (readonly [Kind, number])[] = [
  ['overview', 0.34],
  ['zonal', 0.3],
  ['spread', 0.14],
  ['datasets', 0.13],
  ['agreement', 0.07],
  ['forecast', 0.02],
]

/** Views drawn from what the country has figures of. */
export function drawViews(world: World, count: number, next: Chance): View[] {
  const indicators = [...world.quantities.keys()].filter((id) => world.rowsOf(id).length > 0)
  return Array.from({ length: count }, () => drawView(world, indicators, next))
}

function drawView(world: World, indicators: readonly number[], next: Chance): View {
  for (;;) {
    const rows = world.rowsOf(one(indicators, next))
    const view = viewOf(kindAt(next()), rows, world, next)
    if (view) return view
  }
}

function kindAt(point: number): Kind {
  let rest = point
  for (const [kind, share] of SHARES) {
    if (rest < share) return kind
    rest -= share
  }
  return 'overview'
}

function viewOf(kind: Kind, rows: readonly Row[], world: World, next: Chance): View | null {
  const row = one(rows, next)
  const { indicator, source, period } = row
  const level = world.places.get(row.location)?.level ?? 1
  if (kind === 'overview') {
    const location = next() < 0.5 || level > 3 ? 1 : row.location
    return { kind, indicator, location }
  }
  if (kind === 'zonal') return { kind, indicator, source, period, location: above(row, world, next) }
  if (kind === 'spread') {
    const across = level === 2 ? 'zones' : level === 3 ? 'states' : level === 4 ? 'lgas' : 'time'
    return {
      kind,
      indicator,
      source,
      period,
      across,
      location: level === 4 ? above(row, world, next) : level === 1 ? row.location : 1,
    }
  }
  if (kind === 'datasets') {
    const other = one(
      rows.filter((one) => (one.source !== source || one.period !== period) && isYear(one)),
      next,
    )
    if (!other || !isYear(row)) return null
    return {
      kind,
      indicator,
      picks: [row, other].map((pick) => ({ source: pick.source, period: pick.period })),
    }
  }
  if (kind === 'agreement') {
    const other = one(
      rows.filter((one) => one.source !== source && one.location === row.location),
      next,
    )
    return other ? { kind, indicator, sources: [source, other.source], location: row.location } : null
  }
  return level > 3 ? null : { kind, indicator, source, location: row.location }
}

function isYear(row: Row): boolean {
  return kindOf(row) === 'year'
}

/** A place that the row's place is a part of, or itself. */
function above(row: Row, { places }: World, next: Chance): number {
  const place = places.get(row.location)
  if (!place || place.parent === null) return row.location
  if (place.level === 4) return place.parent
  return place.level === 3 && next() < 0.3 ? place.parent : 1
}

function one<T>(of: readonly T[], next: Chance): T {
  return of[Math.floor(next() * of.length)] as T
}
