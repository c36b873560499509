import { type Fault, faultsOf } from './fault.ts'
import { alike, isAboveAll, isCount, isOfFew, isShown, namedPlaces } from './reading.ts'
import type { Quantity, Row, World } from './rows.ts'
import { saysUnit } from './units.ts'

/** An end of a range as a sentence says it. */
export interface SaidEnd {
  readonly figure: string
  readonly unit: string
  /** Empty where nobody is named. */
  readonly places: string
}

/** Whether the lowest and the highest figure are those of the rows, at the places that have them. */
export function endFaults(
  said: string,
  ends: readonly [SaidEnd, SaidEnd],
  rows: readonly Row[],
  { quantity, world }: { readonly quantity: Quantity; readonly world: World },
): Fault[] {
  const able = rows.filter((row) => !isAboveAll(row, quantity)).toSorted((a, b) => a.value - b.value)
  const true_ = [able[0], able.at(-1)]
  return ends.flatMap((end, at) => {
    const row = true_[at]
    if (!row) return faultsOf(said, { 'figure that no row holds': false })
    const isNamed = end.places !== ''
    const same = alike(row, able, quantity)
    const { names, more } = namedPlaces(end.places, world)
    const isTrue = isShown(end.figure.replace('US$', ''), row.value, quantity)
    const holders = new Set(same.map(({ location }) => world.places.get(location)?.name))
    return faultsOf(said, {
      'above 100 percent':
        isTrue || !rows.some((one) => isAboveAll(one, quantity) && isShown(end.figure, one.value, quantity)),
      'place at an end': isTrue && (!isNamed || names.every((name) => holders.has(name))),
      'tie not said': !isNamed || !isTrue || names.length + more === same.length,
      'few events at an end': !isNamed || !same.some((one) => isOfFew(one, quantity)),
      'end without an interval': !isNamed || mayBeEnd(row, quantity, world),
      'end not told apart from the next': !isNamed || isToldApart(row, able, quantity),
      unit: saysUnit(end.figure, end.unit, quantity),
    })
  })
}

/** Half the width of an interval in standard errors, and the least of them between two that are told apart. */
const HALF: Readonly<Record<number, number>> = { 90: 1.645, 95: 1.96 }
const LEAST = 1.96

/** Whether the intervals of an end and of the figure next to it leave no doubt which is which, as far as both have one. */
export function isToldApart(row: Row, able: readonly Row[], quantity: Quantity): boolean {
  const same = alike(row, able, quantity)
  const [next] = able
    .filter((one) => !same.includes(one))
    .toSorted((a, b) => Math.abs(a.value - row.value) - Math.abs(b.value - row.value))
  if (!next) return true
  const errorOf = ({ lower, upper, level }: Row) =>
    lower === null || upper === null ? null : (upper - lower) / 2 / (HALF[level ?? 95] ?? LEAST)
  const [own, other] = [errorOf(row), errorOf(next)]
  if (own === null || other === null) return own === null
  return Math.abs(row.value - next.value) > LEAST * Math.hypot(own, other)
}

/** Sampled and modelled figures are ends only by their intervals; what is counted whole is one by itself. */
function mayBeEnd(row: Row, quantity: Quantity, world: World): boolean {
  const publisher = world.publishers.get(row.source)
  if (publisher?.classification === 'Routine' || /census/i.test(publisher?.methodology ?? '')) return true
  return row.lower !== null || isCount(quantity)
}
