import { LEVELS, type Level } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { Kind } from './kind/define-kind.ts'
import { kindOf, type View } from './view.ts'

/** As much of what somebody wants to see as decides which kinds can show it. */
export interface Wish {
  /** How many of each are chosen. */
  readonly indicators: number
  readonly sources: number
  readonly periods: number
  /** The level of each chosen place; the nation where there is none. */
  readonly places: readonly Level[]
}

/** Why a kind of figure cannot show a wish; null where it can. More places or periods than none are no matter to a kind that takes none. */
export function whyNot(kind: Kind, wish: Wish): Message | null {
  return (
    tooFewOrMany(kind, wish) ?? moreThanIndicators(kind, wish) ?? apart(kind, wish) ?? otherLevel(kind, wish)
  )
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

function moreThanIndicators({ title: kind, slots: { ofIndicators = [] } }: Kind, wish: Wish): Message | null {
  const most = wish.indicators
  const slot = ofIndicators.find((one) => wish[one] > most)
  return slot === undefined ? null : message('kinds.too-many', { kind, slot, most, count: wish[slot] })
}

/** A slot that may be left out altogether stands beside nothing. */
function apart({ title: kind, slots }: Kind, wish: Wish): Message | null {
  const { together = [] } = slots
  const given = together.filter((slot) => wish[slot] > 0 || slots[slot].least > 0)
  if (new Set(given.map((slot) => wish[slot])).size < 2) return null
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
