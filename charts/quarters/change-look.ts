import type { Indicator } from '#domain/indicator/indicator.ts'
import type { QuarterChange } from '#domain/quarters/quarter-change.ts'
import { supported } from '#domain/quarters/supported.ts'
import type { TokenName } from '#charts/tokens.ts'

/** How a change looks: the arrow is its direction, the colour whether that is good. A doubt has a flag, and no colour. */
export interface ChangeLook {
  readonly arrow: '' | '▲' | '▼' | '⚑'
  readonly ink: TokenName
}

export function changeLook(change: QuarterChange, { slope }: Pick<Indicator, 'slope'>): ChangeLook {
  if (change.state === 'none') return { arrow: '', ink: 'ink3' }
  if (change.doubts.length > 0) return { arrow: '⚑', ink: 'ink3' }
  const [course = 'level'] = supported(change)
  if (course === 'level') return { arrow: '', ink: 'ink3' }
  const arrow = course === 'up' ? '▲' : '▼'
  if (slope === null) return { arrow, ink: 'ink2' }
  const good = (course === 'up') === (slope === 'Positive')
  return { arrow, ink: good ? 'above-text' : 'below-text' }
}
