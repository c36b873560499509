import { blockDefinition, slotsOf } from './blocks.ts'
import type { Document } from './document.ts'
import { FoundErrors } from './field-reader.ts'
import type { Known } from './known.ts'
import { type DocumentFaults, PROBLEM_TEXTS, type ReferenceName } from './problem-texts.ts'

/** The ids of a document that the catalogue has to have. */
export interface References {
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  readonly locations: readonly number[]
}

/** Every id that a document refers to, in its subject and its figures; each once. */
export function referencesIn(document: Document): References {
  const all = idsIn(document)
  const each = (what: ReferenceName) => [
    ...new Set(all.flatMap((found) => (found.what === what ? found.ids : []))),
  ]
  return { indicators: each('indicators'), sources: each('sources'), locations: each('locations') }
}

interface FoundIds {
  readonly path: string
  readonly what: ReferenceName
  readonly ids: readonly number[]
}

/** Every list of ids with the path of its field; holes are no ids. */
function idsIn({ subject, parameters, blocks }: Document): readonly FoundIds[] {
  const { opening } = subject
  return [
    found('subject.indicators', 'indicators', subject.indicators),
    found('subject.sources', 'sources', subject.sources),
    found('subject.opening.indicator', 'indicators', [opening.indicator]),
    found('subject.opening.source', 'sources', [opening.source]),
    found('subject.opening.location', 'locations', [opening.location]),
    ...parameters.map(({ name, value }, index) =>
      found(
        `parameters.${index}.value`,
        name === 'source' ? 'sources' : 'locations',
        name === 'period' ? [] : [value],
      ),
    ),
    ...blocks.flatMap((block, index) =>
      slotsOf(block).flatMap(({ path, ids, values }) =>
        ids ? [found(`blocks.${index}.${path}`, ids, values)] : [],
      ),
    ),
  ]
}

function found(path: string, what: ReferenceName, ids: readonly (number | string | null)[]): FoundIds {
  return { path, what, ids: ids.filter((id) => typeof id === 'number') }
}

/** The references of a document to things that do not exist: path of the field → its faults. Empty when everything does. */
export function missingReferences(document: Document, known: Known): DocumentFaults {
  const errors = new FoundErrors()
  const { blocks } = document
  for (const [index, block] of blocks.entries()) {
    for (const [path, why] of blockDefinition(block.kind).missing(block, known)) {
      errors.add(`blocks.${index}.${path}`, why)
    }
  }
  for (const { path, what, ids } of idsIn(document)) {
    const missing = ids.find((id) => !known[what].has(id))
    if (missing !== undefined) errors.add(path, PROBLEM_TEXTS.unknownId(what, missing))
  }
  return errors.all
}
