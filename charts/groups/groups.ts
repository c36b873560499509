import type { Figure } from '#charts/figure.ts'
import { barsFigure } from './bars.ts'
import { dimensionsFigure } from './dimensions.ts'
import { equiplotFigure } from './equiplot.ts'
import { overTimeFigure } from './over-time.ts'
import type { GroupsInput } from './view.ts'

/** Figures of groups of people: bars of one period (the default), lines over time, or joined dots of periods, states or dimensions. */
export function groupsFigure(input: GroupsInput): Figure {
  switch (input.view.options.shape) {
    case 'line':
      return overTimeFigure(input)
    case 'equiplot':
      return input.view.options.compareBy === 'dimensions' ? dimensionsFigure(input) : equiplotFigure(input)
    default:
      return barsFigure(input)
  }
}
