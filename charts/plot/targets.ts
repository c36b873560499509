import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
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
export function targetLines(
  indicator: Indicator,
  options: OptionValues<typeof TARGETS>,
  language: Language,
): TargetLine[] {
  const lines: TargetLine[] = []
  const ntShort = nationalTargetLabel(indicator, 'short')
  const nt = nationalTargetLabel(indicator, 'long')
  if (indicator.nationalTarget !== null && ntShort && nt && options.national !== false) {
    lines.push({
      value: indicator.nationalTarget,
      short: language.text(ntShort),
      long: language.text(nt),
      token: 'target-nt',
      width: 1.3,
    })
  }
  const sdgShort = sdgTargetLabel(indicator, 'short')
  const sdg = sdgTargetLabel(indicator, 'long')
  if (indicator.sdgTarget !== null && sdgShort && sdg && options.sdg !== false) {
    lines.push({
      value: indicator.sdgTarget,
      short: language.text(sdgShort),
      long: language.text(sdg),
      token: 'target-sdg',
      width: 1.6,
      dash: [8, 3, 2, 3],
    })
  }
  return lines
}

/** The values of these targets, for the axis that holds them. */
export function shownTargets(
  { nationalTarget, sdgTarget }: Indicator,
  { national, sdg }: OptionValues<typeof TARGETS>,
): number[] {
  return [national === false ? null : nationalTarget, sdg === false ? null : sdgTarget].filter(
    (target) => target !== null,
  )
}
