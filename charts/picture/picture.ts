import type { Drawing, Spot } from '#charts/picture/drawing.ts'
import type { Box } from './box.ts'
import type { ChartTheme } from './chart-theme.ts'

/** The drawing of a figure on a surface: plots with their axes and layers. A value; `pictureSvg` turns it into SVG. */
export interface Picture {
  readonly theme: ChartTheme
  readonly plots: readonly PlotArea[]
  readonly layers: readonly Layer[]
  /** The map whose boundaries it has to be drawn with again, once they are there. */
  readonly waitsFor?: string
}

/** A part of the surface with two axes. */
export interface PlotArea {
  readonly box: Box
  readonly x: Axis
  readonly y: Axis
}

/** From which value to which an axis runs, and what is seen of it. */
export interface Axis {
  readonly min: number
  readonly max: number
  /** True where equal ratios, not equal differences, are equally far apart. */
  readonly log?: boolean
  /** True where values run down, or to the left. */
  readonly inverse?: boolean
  /** True where positions are those of places, periods or other things in an order that data decides: its numbers say nothing by themselves. */
  readonly positions?: boolean
  readonly ticks: readonly number[]
  format(tick: number): string
  /** Ticks that are named: `fitting` leaves out what would touch the one before, `ends` names the two ends before others. */
  readonly named: 'all' | 'fitting' | 'ends' | 'none'
  /** Side of the plot on which the ticks of an axis along the surface are named. */
  readonly side: 'top' | 'bottom'
  /** Pixels between the plot and the names of ticks. */
  readonly gap: number
  /** Lines across the plot at the ticks. */
  readonly gridlines: boolean
  readonly line: boolean
  /** Small strokes at the ticks. */
  readonly strokes: boolean
  /** The name of an axis along the surface, in its middle; `gap` from the plot in pixels. */
  readonly title?: { readonly words: string; readonly gap: number; readonly weight: number }
}

/** A plot while something is drawn on it: where values stand, in pixels. */
export interface Plot {
  readonly theme: ChartTheme
  x(value: number): number
  y(value: number): number
  /** Where a point of the axes stands. */
  at(x: number, y: number): Spot
}

/** A place in the coordinates of the axes. */
export type Place = readonly [x: number, y: number]

/** A mark of the figure where it is drawn. */
export interface PlacedMark {
  /** That of the figure's mark. */
  readonly id: string
  readonly at: Place
}

/** Drawings over the axes of a plot, all at one height. */
export interface Layer {
  /** Position of its plot in the picture. */
  readonly plot: number
  /** A higher layer covers a lower one; of two at one height the later covers the earlier. */
  readonly z: number
  /** Cuts off the parts of drawings that reach beyond the axes. */
  readonly clip: boolean
  /** The marks that it draws, in the order of its drawings; empty for what answers to nothing. */
  readonly marks: readonly PlacedMark[]
  /** One drawing for each mark, or any number where there are none. */
  draw(plot: Plot): readonly Drawing[]
}
