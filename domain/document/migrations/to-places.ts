import { isRecord } from '#domain/form/is-record.ts'
import type { StoredRecord } from '../stored-record.ts'

/**
 * 4 to 5: annotations of a figure have places in the values of its axes. Earlier ones were shares of the
 * drawing and stay such here; the code that draws the figure makes them into values.
 */
export function toPlaces(stored: StoredRecord): StoredRecord {
  const { blocks } = stored
  return { ...stored, blocks: Array.isArray(blocks) ? blocks.map(blockOf) : blocks }
}

/** A value that is no block of version 4 stays as it is, so that reading reports the fault. */
function blockOf(block: unknown): unknown {
  if (!isRecord(block) || block.kind !== 'figure' || !Array.isArray(block.annotations)) return block
  return { ...block, annotations: block.annotations.map(annotationOf) }
}

function annotationOf(annotation: unknown): unknown {
  if (!isRecord(annotation)) return annotation
  const { x, y, toX, toY, width, height, ...others } = annotation
  const from = placeOf(x, y)
  switch (annotation.kind) {
    case 'text':
      return { ...others, at: from }
    case 'arrow':
      return { ...others, from, to: placeOf(toX, toY) }
    case 'box':
      return { ...others, from, to: placeOf(reach(x, width), reach(y, height)) }
    default:
      return annotation
  }
}

function placeOf(x: unknown, y: unknown) {
  return { plot: null, mark: '', x, y }
}

/** The end of a box; a box that reached beyond the figure ended at its edge. */
function reach(from: unknown, by: unknown): unknown {
  return typeof from === 'number' && typeof by === 'number' ? Math.min(1, from + by) : by
}
