import type { Reader } from '../reader.ts'

/** Numbers whose rate is an indicator of its own, by their names: the same events of the same people. */
const RATES: readonly (readonly [number: string, rate: string])[] = [
  ['TB deaths', 'TB mortality'],
  ['TB incident cases', 'TB incidence'],
  ['TB cases notified', 'TB case notification rate'],
  ['New HIV infections (all ages)', 'New HIV infections rate'],
  ['New HIV infections, adults 15-49', 'HIV incidence, adults 15-49'],
  ['New HIV infections, youth 15-24', 'HIV incidence, youth 15-24'],
  ['Suicide deaths', 'Suicide mortality rate'],
  ['Road traffic deaths', 'Road traffic mortality rate'],
  ['Breast cancer deaths', 'Breast cancer mortality'],
  ['Cervical cancer deaths', 'Cervical cancer mortality'],
]

/** The indicator that is the rate of a number; null where none is held. */
export function ownRate(count: number | undefined, { lexicon: { reference } }: Reader): number | null {
  const name = reference.indicators.get(count ?? 0)?.shortName
  const rate = RATES.find(([number]) => number === name)?.[1]
  const all = [...reference.indicators.values()]
  return rate === undefined ? null : (all.find(({ shortName }) => shortName === rate)?.id ?? null)
}
