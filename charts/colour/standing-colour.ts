import type { TargetStanding } from '#domain/target/target.ts'
import type { TokenName } from '#charts/tokens.ts'

/** Fill, text colour and arrow of a standing against the target; the arrow is the second cue beside the colour. */
export interface StandingLook {
  readonly fill: TokenName
  readonly pale: TokenName
  readonly text: TokenName
  readonly arrow: string
  readonly marker: 'up' | 'down' | 'dot' | 'square'
}

const LOOKS: Readonly<Record<TargetStanding, StandingLook>> = {
  above: { fill: 'above', pale: 'above-pale', text: 'above-text', arrow: '▲', marker: 'up' },
  on: { fill: 'on', pale: 'on', text: 'on-text', arrow: '●', marker: 'dot' },
  below: { fill: 'below', pale: 'below-pale', text: 'below-text', arrow: '▼', marker: 'down' },
  none: { fill: 'control', pale: 'control', text: 'ink2', arrow: '', marker: 'square' },
}

const HOLLOW: Readonly<Record<string, string>> = { '▲': '△', '●': '○', '▼': '▽' }

/** The arrow of a side that nothing tests: hollow. */
export function hollowArrow(standing: TargetStanding): string {
  return HOLLOW[LOOKS[standing].arrow] ?? ''
}

export function standingLook(standing: TargetStanding): StandingLook {
  return LOOKS[standing]
}
