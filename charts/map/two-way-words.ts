import { limitSigns } from './legend.ts'
import type { TwoWay } from './two-way.ts'

/** The thirds of both indicators by their limits: `<40 · 40–60 · 60+`, the first indicator before the second. */
export function cutWords({ cuts }: TwoWay): readonly [string, string] {
  const said = (limits: readonly number[]) => limitSigns(limits).join(' · ')
  return [said(cuts[0]), said(cuts[1])]
}
