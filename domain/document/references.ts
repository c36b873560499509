import type { FieldErrors } from '#domain/problem.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
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
  /** What is wrong with a figure: no such kind, or no such options. Empty: nothing. */
  readonly view: (view: StoredView) => readonly string[]
}

/** The ids of a document that the catalogue has to have. */
export interface References {
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  readonly locations: readonly number[]
}

/** Every id that a document refers to, in its subject and its figures; each once. */
export function referencesIn({ subject, blocks }: Document): References {
  const { indicator, source, location } = subject.opening
  const views = blocks.flatMap((block) => (block.kind === 'figure' ? block.view : []))
  const each = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]
  return {
    indicators: each([...subject.indicators, indicator, ...views.flatMap((view) => view.indicators)]),
    sources: each([...subject.sources, source, ...views.flatMap((view) => view.sources)]),
    locations: each([location, ...views.flatMap((view) => view.locations)]),
  }
}

/** What a document refers to and does not exist: path of the field → sentences. Empty when everything does. */
export function missingReferences({ subject, blocks }: Document, known: Known): FieldErrors {
  const errors = new FoundErrors()
  const look = (path: string, ids: readonly (number | null)[], what: ReferenceName) => {
    const missing = ids.find((id) => id !== null && !known[what].has(id))
    if (missing !== undefined && missing !== null) errors.add(path, PROBLEM_TEXTS.unknownId(what, missing))
  }
  for (const [index, block] of blocks.entries()) {
    const path = `blocks.${index}`
    if (block.kind === 'section') {
      const { section, state } = block
      if (!known.sections.has(section)) errors.add(`${path}.section`, PROBLEM_TEXTS.unknownSection(section))
      for (const name of known.strangeParameters(section, state)) {
        errors.add(`${path}.state.${name}`, PROBLEM_TEXTS.strangeParameter(section))
      }
    }
    if (block.kind === 'figure') {
      const { view } = block
      for (const sentence of known.view(view)) errors.add(`${path}.view`, sentence)
      for (const what of ['indicators', 'sources', 'locations'] as const) {
        look(`${path}.view.${what}`, view[what], what)
      }
    }
  }
  const { opening } = subject
  look('subject.indicators', subject.indicators, 'indicators')
  look('subject.sources', subject.sources, 'sources')
  look('subject.opening.indicator', [opening.indicator], 'indicators')
  look('subject.opening.source', [opening.source], 'sources')
  look('subject.opening.location', [opening.location], 'locations')
  return errors.all
}
