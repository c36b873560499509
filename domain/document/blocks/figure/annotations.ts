import type { FieldReader } from '../../field-reader.ts'
import { DOCUMENT_LIMITS } from '../../limits.ts'
import { colourIn } from '../shared-fields.ts'

/** Sizes of the words on a figure, in CSS pixels of a figure that is drawn in its usual size. */
export const ANNOTATION_SIZES = { least: 8, most: 48 } as const

/** Values of axes lie between these. */
const FARTHEST = 1e15

/**
 * The place of an annotation on a figure: in the values of the axes of one of its plots, so that it points at
 * the same figure in every size. `x` is the axis of years, of places or of the first of two values, `y` the
 * other. `mark` is the nearest mark of the figure, which tells the plot where there are several, and from
 * which positions on an axis count whose order changes. Beyond the axes it is a share of the rest of the
 * drawing, in lengths of the axis. `plot` null: shares of the width and height of the drawing, for figures
 * without axes and for documents that kept nothing else.
 */
export interface AnnotationPlace {
  readonly plot: number | null
  /** The mark's name in its figure; empty: none. */
  readonly mark: string
  readonly x: number
  readonly y: number
}

/**
 * An annotation on a figure: words, an arrow from one place to another, or a box between two corners. Colours
 * as `#rrggbb`.
 */
export type Annotation =
  | {
      readonly kind: 'text'
      readonly at: AnnotationPlace
      readonly text: string
      readonly size: number
      readonly colour: string
    }
  | {
      readonly kind: 'arrow' | 'box'
      readonly from: AnnotationPlace
      readonly to: AnnotationPlace
      readonly colour: string
    }

/** The places of an annotation: where its words stand, or its two ends. */
export function placesOf(annotation: Annotation): readonly AnnotationPlace[] {
  return annotation.kind === 'text' ? [annotation.at] : [annotation.from, annotation.to]
}

/** The annotation with each of its places made into another. */
export function withPlaces(
  annotation: Annotation,
  by: (place: AnnotationPlace) => AnnotationPlace,
): Annotation {
  return annotation.kind === 'text'
    ? { ...annotation, at: by(annotation.at) }
    : { ...annotation, from: by(annotation.from), to: by(annotation.to) }
}

/** The annotations of a figure, in the order in which they are drawn. */
export function annotationsIn(block: FieldReader): readonly Annotation[] {
  return block.records('annotations', DOCUMENT_LIMITS.annotations).map((fields) => {
    const annotation = annotationIn(fields)
    fields.end()
    return annotation
  })
}

function annotationIn(fields: FieldReader): Annotation {
  const kind = fields.oneOf('kind', ['text', 'arrow', 'box'])
  const colour = colourIn(fields)
  if (kind !== 'text') return { kind, from: placeIn(fields, 'from'), to: placeIn(fields, 'to'), colour }
  const { least, most } = ANNOTATION_SIZES
  const text = fields.words('text', DOCUMENT_LIMITS.line)
  return { kind, at: placeIn(fields, 'at'), text, size: fields.number('size', least, most), colour }
}

function placeIn(annotation: FieldReader, field: 'at' | 'from' | 'to'): AnnotationPlace {
  const { fields } = annotation.inside(field)
  const plot = fields.raw('plot') === null ? null : fields.wholeNumber('plot')
  const [least, most] = plot === null ? [0, 1] : [-FARTHEST, FARTHEST]
  const place = {
    plot,
    mark: fields.text('mark', DOCUMENT_LIMITS.line),
    x: fields.number('x', least, most),
    y: fields.number('y', least, most),
  }
  fields.end()
  return place
}
