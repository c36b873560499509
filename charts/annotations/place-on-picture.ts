import { placedMarks } from '#charts/drawing/mark-spots.ts'
import type { AnnotationPlace } from '#domain/document/blocks/figure/annotations.ts'
import type { Mark } from '#charts/figure.ts'
import type { Spot } from '#charts/picture/drawing.ts'
import type { Axis, Picture, PlotArea } from '#charts/picture/picture.ts'
import { placeBetween } from './along-axis.ts'

/** A drawn figure: what stands where on it. */
export interface DrawnFigure {
  readonly picture: Picture
  readonly marks: readonly Mark[]
}

/**
 * The place of a pixel of a drawn figure in the values of the axes under it: those of the plot it lies on, or of the nearest. Shares of
 * the drawing where the figure has no axes, or none that says what is where.
 */
export function placeAt(spot: Spot, drawn: DrawnFigure): AnnotationPlace {
  const plot = nearestPlot(spot, drawn.picture)
  const area = drawn.picture.plots[plot]
  const mark = area && nearestMark(spot, plot, area, drawn)
  if (!area || (!mark && hasPositions(area))) return shareOf(spot, drawn.picture)
  const from = mark?.at ?? [0, 0]
  const { x, y } = scalesOf(area, drawn.picture)
  const value = ({ axis, of }: Scale, pixel: number, start: number) =>
    tidy(of.value(pixel) - (axis.positions ? start : 0), axis)
  const [across, up] = [value(x, spot[0], from[0]), value(y, spot[1], from[1])]
  const name = mark?.id ?? ''
  return isTurned(area) ? { plot, mark: name, x: up, y: across } : { plot, mark: name, x: across, y: up }
}

/** The pixel of a place; null where the figure lacks the mark that it counts from, or has no such values. */
export function spotOf(place: AnnotationPlace, drawn: DrawnFigure): Spot | null {
  const { picture, marks } = drawn
  if (place.plot === null) return [place.x * picture.theme.width, place.y * picture.theme.height]
  const mark = marks.find(({ id }) => id === place.mark)
  const at = mark && placeOfMark(mark, picture)
  const area = picture.plots[at?.plot ?? place.plot]
  if (!area || (!at && hasPositions(area))) return null
  const [across, up] = isTurned(area) ? [place.y, place.x] : [place.x, place.y]
  const { x, y } = scalesOf(area, picture)
  const pixel = ({ axis, of }: Scale, value: number, start = 0) => {
    const whole = value + (axis.positions ? start : 0)
    return of.isFar(whole) ? null : of.pixel(whole)
  }
  const [left, top] = [pixel(x, across, at?.at[0]), pixel(y, up, at?.at[1])]
  return left === null || top === null ? null : [left, top]
}

interface Scale {
  readonly axis: Axis
  readonly of: ReturnType<typeof placeBetween>
}

function scalesOf({ box, x, y }: PlotArea, { theme }: Picture): { readonly x: Scale; readonly y: Scale } {
  return {
    x: { axis: x, of: placeBetween(x, [box.left, box.right], [0, theme.width]) },
    y: { axis: y, of: placeBetween(y, [box.bottom, box.top], [theme.height, 0]) },
  }
}

/** Places stand up the plot and values along it: the other way round than on wider drawings. */
function isTurned({ x, y }: PlotArea): boolean {
  return y.positions === true && x.positions !== true
}

/** Whether the numbers of an axis say nothing without a mark. */
function hasPositions({ x, y }: PlotArea): boolean {
  return x.positions === true || y.positions === true
}

function nearestPlot([x, y]: Spot, { plots }: Picture): number {
  const away = plots.map(({ box: { left, right, top, bottom } }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  )
  return away.indexOf(Math.min(...away))
}

interface StandingMark {
  readonly id: string
  readonly plot: number
  readonly at: Spot
}

function placeOfMark({ id }: Mark, picture: Picture): StandingMark | null {
  const found = placedMarks(picture).get(id)
  return found?.at.every(Number.isFinite) ? found : null
}

/** The mark of the row or column on which a pixel lies; of several there the nearest. */
function nearestMark(
  [x, y]: Spot,
  plot: number,
  area: PlotArea,
  { picture, marks }: DrawnFigure,
): StandingMark | null {
  const scales = scalesOf(area, picture)
  const away = (mark: StandingMark): readonly [number, number] => {
    const across = Math.abs(scales.x.of.pixel(mark.at[0]) - x)
    const up = Math.abs(scales.y.of.pixel(mark.at[1]) - y)
    return [Math.hypot(area.x.positions ? across : 0, area.y.positions ? up : 0), Math.hypot(across, up)]
  }
  const standing = marks.flatMap((mark) => {
    const found = placeOfMark(mark, picture)
    return found?.plot === plot ? [{ found, away: away(found) }] : []
  })
  return standing.toSorted((a, b) => a.away[0] - b.away[0] || a.away[1] - b.away[1])[0]?.found ?? null
}

function shareOf([x, y]: Spot, { theme: { width, height } }: Picture): AnnotationPlace {
  const share = (pixel: number, all: number) => round(Math.max(0, Math.min(1, pixel / all)), 4)
  return { plot: null, mark: '', x: share(x, width), y: share(y, height) }
}

/** In so many digits that a step is finer than a pixel. */
function tidy(value: number, { min, max }: Axis): number {
  const span = Math.abs(max - min) || 1
  return round(value, Math.max(0, Math.min(12, Math.ceil(5 - Math.log10(span)))))
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0
}
