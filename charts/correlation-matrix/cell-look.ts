import type { StudyCell } from '#domain/correlation-study/matrix-study.ts'
import { inkOn } from '#charts/colour/colour-ramp.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { Mode, TokenName } from '#charts/tokens.ts'

/** Steps of strength, as the words have them: weak and less, moderate, strong, very strong. Source: methods §4. */
const STEPS = [0.3, 0.5, 0.7] as const

/** Ground and ink of a cell; a pair that cannot be told from no relation has no colour. */
export interface CellLook {
  readonly fill: string
  readonly ink: string
  readonly weight: number
  readonly hatched: boolean
}

/** The colour of a coefficient: its sign gives the hue, its size the shade. */
export function coefficientToken(value: number): TokenName {
  const step = STEPS.filter((limit) => Math.abs(value) >= limit).length
  const shade = ([1, 2, 3, 4] as const)[step] ?? 4
  return value < 0 ? `negative-${shade}` : `positive-${shade}`
}

export function cellLook(cell: StudyCell, theme: ChartTheme, mode: Mode): CellLook {
  const plain = { fill: theme.colour('canvas'), ink: theme.colour('ink3'), weight: 400 }
  if (cell.status !== 'ok') return { ...plain, hatched: true }
  if (!cell.distinguishable) return { ...plain, hatched: false }
  const fill = theme.colour(coefficientToken(cell.value))
  return { fill, ink: inkOn(fill, mode), weight: 600, hatched: false }
}
