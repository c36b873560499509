import type { SourceLine } from './line.ts'
import { type ClassLook, classLook } from '#charts/colour/class-colour.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'

/** How a line and its markers are drawn. */
export interface LineStyle {
  readonly colour: string
  readonly marker: ClassLook['marker']
  readonly symbolSize: number
  readonly hollow: boolean
  readonly width: number
  /** Lengths of strokes and gaps in pixels; none for an unbroken line. */
  readonly dash: readonly number[]
  readonly opacity: number
}

/** The hue of the class for all that have none of their own; the chosen line and its partner strong, the others hollow, then dotted, and lighter. */
export function lineStyle(line: SourceLine, theme: ChartTheme): LineStyle {
  const { token, marker } = classLook(line.source.classification)
  const isSurvey = line.source.classification === 'Survey'
  const strong = line.role !== 'other'
  return {
    colour: theme.colour(line.token ?? token),
    marker,
    symbolSize: markerSize(line, strong) * (theme.narrow ? 0.75 : 1),
    hollow: isHollow(line),
    width: strong && !isSurvey ? 2 : 1.2,
    dash: isSurvey ? [4, 4] : line.rank < 2 ? [] : [1.5, 3],
    opacity: strong ? 1 : line.rank < 2 ? 0.6 : 0.45,
  }
}

export function isHollow(line: SourceLine): boolean {
  return line.role === 'other' && line.rank > 0
}

/** Surveys are few and large; long yearly series get small markers so that the line stays a line. */
function markerSize(line: SourceLine, strong: boolean): number {
  if (line.source.classification === 'Survey') return strong ? 10 : 7
  const small = line.points.length > 30 ? 5 : 7
  return strong ? small : 5
}
