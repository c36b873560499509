import type { Classification } from '#domain/data-source/data-source.ts'
import type { TokenName } from '#charts/tokens.ts'

/** The one colour and the one marker of a source class, the same in every figure. */
export interface ClassLook {
  readonly token: TokenName
  readonly marker: 'square' | 'circle' | 'diamond'
}

const LOOKS: Readonly<Record<Classification, ClassLook>> = {
  Routine: { token: 'routine', marker: 'square' },
  Survey: { token: 'survey', marker: 'circle' },
  Estimate: { token: 'estimate', marker: 'diamond' },
}

export function classLook(classification: Classification): ClassLook {
  return LOOKS[classification]
}
