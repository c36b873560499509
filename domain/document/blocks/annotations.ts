import type { FieldReader } from '../field-reader.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'
import { colourIn } from './shared-fields.ts'

/** Sizes of the words on a figure, in CSS pixels of a figure that is drawn in its usual size. */
export const ANNOTATION_SIZES = { least: 8, most: 48 } as const

/**
 * What somebody put on a figure: words, an arrow from one point to another, or a box. Points are shares of the
 * width and height of what is drawn (without title and key) from the left top corner, so that they stay where they are at any size. Colours as `#rrggbb`.
 */
export type Annotation =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly size: number
      readonly colour: string
    }
  | {
      readonly kind: 'arrow'
      readonly x: number
      readonly y: number
      readonly toX: number
      readonly toY: number
      readonly colour: string
    }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly colour: string
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
  const share = (field: string) => fields.number(field, 0, 1)
  const kind = fields.oneOf('kind', ['text', 'arrow', 'box'])
  const shared = { x: share('x'), y: share('y'), colour: colourIn(fields) }
  switch (kind) {
    case 'text': {
      const { least, most } = ANNOTATION_SIZES
      const text = fields.words('text', DOCUMENT_LIMITS.line)
      return { kind, ...shared, text, size: fields.number('size', least, most) }
    }
    case 'arrow':
      return { kind, ...shared, toX: share('toX'), toY: share('toY') }
    default:
      return { kind, ...shared, width: share('width'), height: share('height') }
  }
}
