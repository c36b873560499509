import type { Block } from './blocks.ts'
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
      valuesOf(block).map(([path, value]) => [`blocks.${index}.${path}`, value] as const),
    ),
  ]
  return found.flatMap(([path, value]) =>
    typeof value === 'string' && HOLES.includes(value) ? [[path, value] as const] : [],
  )
}

function valuesOf(block: Block): readonly (readonly [string, unknown])[] {
  switch (block.kind) {
    case 'figure':
    case 'table':
    case 'sentence':
      return (['sources', 'locations', 'periods'] as const).flatMap((field) =>
        block.view[field].map((value) => [`view.${field}`, value] as const),
      )
    case 'quote':
      return [
        ['location', block.location],
        ['year', block.year],
      ]
    case 'section':
      return Object.entries(block.state).map(([name, value]) => [`state.${name}`, value])
    default:
      return []
  }
}
