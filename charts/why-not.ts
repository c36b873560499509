import { LEVELS, type Level } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { Kind } from './kind/define-kind.ts'
import { KINDS } from './kinds.ts'
import { type FigureKind, kindOf, type View } from './view.ts'

/** As much of what somebody wants to see as decides which kinds can show it. */
export interface Wish {
  /** How many of each are chosen. */
  readonly indicators: number
  readonly sources: number
  readonly periods: number
  /** The level of each chosen place; the nation where there is none. */
  readonly places: readonly Level[]
  /** What there is of it; absent: not asked, so that nothing is refused for want of figures. */
  readonly held?: Held
}

/** What a release holds of a wish. */
export interface Held {
  /** Levels of which the chosen indicators have figures. */
  readonly levels: ReadonlySet<Level>
  /** How many sources have some. */
  readonly sources: number
  /** Whether there are figures by group of people. */
  readonly groups: boolean
}

/** Why a kind of figure cannot show a wish; null where it can. More places or periods than none are no matter to a kind that takes none. */
export function whyNot(kind: Kind, wish: Wish): Message | null {
  return tooFewOrMany(kind, wish) ?? apart(kind, wish) ?? otherLevel(kind, wish) ?? nothingHeld(kind, wish)
}

/** What each kind says to a wish, in the order in which kinds are offered: null where it can show it, else why not. */
export function whyNotEach(wish: Wish): ReadonlyMap<FigureKind, Message | null> {
  return new Map(KINDS.map((kind) => [kind.name, whyNot(kind, wish)]))
}

/** Why a view cannot be shown by its own kind, whatever figures there are; null where it can. */
export function whyNotView(view: View, levelOf: (location: number) => Level | undefined): Message | null {
  const { indicators, sources, periods, locations } = view
  return whyNot(kindOf(view), {
    indicators: indicators.length,
    sources: sources.length,
    periods: periods.length,
    // Only LGAs are not known from the beginning.
    places: locations.map((id) => levelOf(id) ?? 4),
  })
}

function tooFewOrMany({ title: kind, slots }: Kind, wish: Wish): Message | null {
  const counts = { ...wish, locations: wish.places.length }
  for (const slot of ['indicators', 'sources', 'locations', 'periods'] as const) {
    const { least, most } = slots[slot]
    const count = counts[slot]
    if (count < least) return message('kinds.too-few', { kind, slot, least, count })
    if (most > 0 && count > most) return message('kinds.too-many', { kind, slot, most, count })
  }
  return null
}

function apart({ title: kind, slots: { together = [] } }: Kind, wish: Wish): Message | null {
  if (new Set(together.map((slot) => wish[slot])).size < 2) return null
  return message('kinds.apart', {
    kind,
    slots: listOf(together.map((slot) => message('kinds.slot', { slot }))),
  })
}

function otherLevel({ title: kind, slots: { locations } }: Kind, { places }: Wish): Message | null {
  if (locations.most === 0) return null
  const other = places.find((level) => !locations.levels.includes(level))
  return other === undefined ? null : message('kinds.other-level', { kind, level: LEVELS[other] })
}

function nothingHeld({ title: kind, slots, needs }: Kind, { places, held }: Wish): Message | null {
  if (!held) return null
  const least = slots.sources.held ?? 1
  if (held.sources < least) return message('kinds.few-sources', { kind, least, count: held.sources })
  if (needs.groups) return held.groups ? null : message('kinds.no-groups', { kind })
  const { most, shows } = slots.locations
  const level: Level = (most === 0 ? undefined : places[0]) ?? 1
  const isThere = held.levels.has(level)
  const isInside = ([2, 3, 4] as const).some((inside) => inside > level && held.levels.has(inside))
  if (shows === 'itself' ? isThere : isInside || (shows === 'both' && isThere)) return null
  return message(shows === 'itself' ? 'kinds.none-at' : 'kinds.none-inside', { kind, level: LEVELS[level] })
}
