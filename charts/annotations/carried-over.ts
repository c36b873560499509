import { type Annotation, placesOf, withPlaces } from '#domain/document/blocks/figure/annotations.ts'
import type { Figure } from '#charts/figure.ts'
import { type DrawnFigure, placeAt, spotOf } from './place-on-picture.ts'

/** The width of a figure in the builder of reports, where shares of drawings were put down, in CSS pixels. */
const BUILDER = 560

type AnnotatedFigure = Pick<Figure, 'picture' | 'height' | 'marks'>

/** Whether something stands in shares of the drawing: on a figure without axes, or as earlier versions kept it. */
export function isEarlier(annotation: Annotation): boolean {
  return placesOf(annotation).some(({ plot }) => plot === null)
}

/**
 * Annotations of a figure, in the values of its axes: shares that earlier versions kept are read against the drawing on which they
 * were put down. A figure without axes keeps them.
 */
export function carriedOver(
  annotations: readonly Annotation[],
  figure: AnnotatedFigure,
  /** Of the usual height of the figure. */
  heightFactor: number,
): readonly Annotation[] {
  if (!annotations.some(isEarlier)) return annotations
  const drawn = inBuilder(figure, heightFactor)
  if (drawn.picture.waitsFor !== undefined) return annotations
  return annotations.map((each) =>
    withPlaces(each, (place) => {
      const spot = place.plot === null ? spotOf(place, drawn) : null
      return spot ? placeAt(spot, drawn) : place
    }),
  )
}

/** How many annotations are not drawn, as what they point at is not in the figure. */
export function countLost(annotations: readonly Annotation[], figure: AnnotatedFigure): number {
  if (annotations.length === 0) return 0
  const drawn = inBuilder(figure, 1)
  return drawn.picture.waitsFor === undefined ? withoutPlace(annotations, drawn) : 0
}

function inBuilder(figure: AnnotatedFigure, heightFactor: number): DrawnFigure {
  const height = Math.round(figure.height(BUILDER) * heightFactor)
  const picture = figure.picture({ width: BUILDER, height, mode: 'light', fontScale: 1 })
  return { picture, marks: figure.marks }
}

function withoutPlace(annotations: readonly Annotation[], drawn: DrawnFigure): number {
  return annotations.filter((each) => placesOf(each).some((place) => !spotOf(place, drawn))).length
}
