import type { FieldReader } from '../field-reader.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'
import { defineBlock } from './define-block.ts'
import { PROBLEM_TEXTS } from '../problem-texts.ts'

/**
 * A section of a dashboard by its slug, with the parameters of the address that it opens with. A parameter that is a hole
 * and nothing else stands for the id or the period.
 */
export const sectionBlock = defineBlock('section', (fields) => ({
  section: fields.text('section', DOCUMENT_LIMITS.line),
  state: stateIn(fields),
}))

function stateIn(fields: FieldReader): Readonly<Record<string, string>> {
  const { fields: state, names } = fields.inside('state')
  if (names.length > DOCUMENT_LIMITS.entries)
    fields.refuse('state', PROBLEM_TEXTS.atMost(DOCUMENT_LIMITS.entries))
  return Object.fromEntries(names.map((name) => [name, state.text(name, DOCUMENT_LIMITS.line)]))
}
