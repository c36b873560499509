import type { Indicator } from '#domain/indicator/indicator.ts'
import { nationalTargetLabel, sdgTargetLabel } from '#domain/target/target-label.ts'
import type { OptionValues } from '#charts/kind/option.ts'
import type { TARGETS } from '#charts/kind/shared-options.ts'
import type { TokenName } from '#charts/tokens.ts'

/** A target as a line across a plot. */
export interface TargetLine {
  readonly value: number
  readonly short: string
  readonly long: string
  readonly token: TokenName
  readonly width: number
  readonly dash?: number[]
}

/** The targets that an indicator has and the reader wants to see: NT solid, SDG dash-dotted. */
export function targetLines(indicator: Indicator, options: OptionValues<typeof TARGETS>): TargetLine[] {
  const lines: TargetLine[] = []
  const nt = nationalTargetLabel(indicator, 'long')
  if (indicator.nationalTarget !== null && nt !== null && options.national !== false) {
    lines.push({
      value: indicator.nationalTarget,
      short: nationalTargetLabel(indicator, 'short') ?? nt,
      long: nt,
      token: 'target-nt',
      width: 1.3,
    })
  }
  const sdg = sdgTargetLabel(indicator, 'long')
  if (indicator.sdgTarget !== null && sdg !== null && options.sdg !== false) {
    lines.push({
      value: indicator.sdgTarget,
      short: sdgTargetLabel(indicator, 'short') ?? sdg,
      long: sdg,
      token: 'target-sdg',
      width: 1.6,
      dash: [8, 3, 2, 3],
    })
  }
  return lines
}
