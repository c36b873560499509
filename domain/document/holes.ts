import { slotsOf } from './blocks.ts'
import type { Document } from './document.ts'
import { holeOf, PARAMETER_NAMES } from './parameters.ts'

const HOLES: readonly string[] = PARAMETER_NAMES.map(holeOf)

/** The holes in the lists, ids and states of a document, each with the path of its field. Those in texts are only words. */
export function holesIn({
  subject,
  blocks,
}: Pick<Document, 'subject' | 'blocks'>): readonly (readonly [path: string, hole: string])[] {
  const { source, location } = subject.opening
  const found: readonly (readonly [string, unknown])[] = [
    ['subject.opening.source', source],
    ['subject.opening.location', location],
    ...blocks.flatMap((block, index) =>
      slotsOf(block).flatMap(({ path, values }) =>
        values.map((value) => [`blocks.${index}.${path}`, value] as const),
      ),
    ),
  ]
  return found.flatMap(([path, value]) =>
    typeof value === 'string' && HOLES.includes(value) ? [[path, value] as const] : [],
  )
}
