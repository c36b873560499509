import type { FieldErrors } from '#domain/problem.ts'
import type { Block } from './blocks.ts'
import type { TemplateView } from './blocks/view-field.ts'
import type { Document } from './document.ts'
import { FoundErrors } from './field-reader.ts'
import { PROBLEM_TEXTS, type ReferenceName } from './problem-texts.ts'

/** What exists outside a document, for it to refer to. */
export interface Known {
  readonly sections: ReadonlySet<string>
  /** The parameters of a section's state that the section does not write so: it has none of that name, or no such value. */
  readonly strangeParameters: (section: string, state: Readonly<Record<string, string>>) => readonly string[]
  readonly indicators: ReadonlySet<number>
  readonly sources: ReadonlySet<number>
  readonly locations: ReadonlySet<number>
  /** What is wrong with a view: no such kind, or no such options. It may leave open what it shows. Empty: nothing. */
  readonly view: (view: TemplateView) => readonly string[]
}

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
    ...blocks.flatMap((block, index) => idsOfBlock(block, `blocks.${index}`)),
  ]
}

function idsOfBlock(block: Block, path: string): readonly FoundIds[] {
  if (block.kind === 'quote') {
    return [
      found(`${path}.indicator`, 'indicators', [block.indicator]),
      found(`${path}.location`, 'locations', [block.location]),
    ]
  }
  if (block.kind === 'indicator') return [found(`${path}.indicator`, 'indicators', [block.indicator])]
  const view = viewOf(block)
  if (!view) return []
  return (['indicators', 'sources', 'locations'] as const).map((what) =>
    found(`${path}.view.${what}`, what, view[what]),
  )
}

function found(path: string, what: ReferenceName, ids: readonly (number | string | null)[]): FoundIds {
  return { path, what, ids: ids.filter((id) => typeof id === 'number') }
}

/** The view that a block shows, if it shows one. */
export function viewOf(block: Block): TemplateView | null {
  return 'view' in block ? block.view : null
}

/** What a document refers to and does not exist: path of the field → sentences. Empty when everything does. */
export function missingReferences(document: Document, known: Known): FieldErrors {
  const errors = new FoundErrors()
  const { blocks } = document
  for (const [index, block] of blocks.entries()) {
    const path = `blocks.${index}`
    if (block.kind === 'section') {
      const { section, state } = block
      if (!known.sections.has(section)) errors.add(`${path}.section`, PROBLEM_TEXTS.unknownSection(section))
      for (const name of known.strangeParameters(section, closedState(state))) {
        errors.add(`${path}.state.${name}`, PROBLEM_TEXTS.strangeParameter(section))
      }
    }
    const view = viewOf(block)
    for (const sentence of view ? known.view(view) : []) errors.add(`${path}.view`, sentence)
  }
  for (const { path, what, ids } of idsIn(document)) {
    const missing = ids.find((id) => !known[what].has(id))
    if (missing !== undefined) errors.add(path, PROBLEM_TEXTS.unknownId(what, missing))
  }
  return errors.all
}

/** What of a state does not depend on how the document is filled. */
function closedState(state: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => !/^\{\w+\}$/.test(value)))
}
