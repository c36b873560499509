import type { Classification } from '#domain/data-source/data-source.ts'
import type { TokenName } from '#charts/tokens.ts'

/** The one colour and the one marker of a source class, the same in every figure. */
export interface ClassLook {
  readonly token: TokenName
  readonly marker: 'square' | 'circle' | 'diamond'
  /** The name that the plotting library has for the marker. */
  readonly symbol: 'rect' | 'circle' | 'diamond'
}

const LOOKS: Readonly<Record<Classification, ClassLook>> = {
  Routine: { token: 'routine', marker: 'square', symbol: 'rect' },
  Survey: { token: 'survey', marker: 'circle', symbol: 'circle' },
  Estimate: { token: 'estimate', marker: 'diamond', symbol: 'diamond' },
}

export function classLook(classification: Classification): ClassLook {
  return LOOKS[classification]
}
