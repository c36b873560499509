import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { type FieldReader, isKeepable } from '../field-reader.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'
import { defineBlock } from './define-block.ts'
import { PROBLEM_TEXTS } from '../problem-texts.ts'

/** A figure, drawn from the data of the day; an empty title or note is the figure's own. */
export const figureBlock = defineBlock('figure', (fields) => ({
  view: viewIn(fields),
  title: fields.text('title', DOCUMENT_LIMITS.line),
  note: fields.text('note', DOCUMENT_LIMITS.description),
}))

/** The form alone: whether there is such a kind, with such options, is asked where the kinds are known. */
function viewIn(block: FieldReader): StoredView {
  const { fields } = block.inside('view')
  const { indicators, sources, entries, line } = DOCUMENT_LIMITS
  const view = {
    kind: fields.words('kind', line),
    indicators: fields.ids('indicators', indicators),
    sources: fields.ids('sources', sources),
    locations: fields.ids('locations', entries),
    periods: fields.texts('periods', entries, line),
    options: optionsIn(fields),
  }
  if (!view.periods.every(isPeriod)) fields.refuse('periods', PROBLEM_TEXTS.periods)
  fields.end()
  return view
}

function optionsIn(fields: FieldReader): Readonly<Record<string, unknown>> {
  const { fields: options, names } = fields.inside('options')
  for (const name of names) {
    if (!isPlain(options.raw(name))) options.refuse(name, PROBLEM_TEXTS.option)
  }
  return Object.fromEntries(names.map((name) => [name, options.raw(name)]))
}

function isPlain(value: unknown, inList = false): boolean {
  if (Array.isArray(value))
    return !inList && value.length <= DOCUMENT_LIMITS.entries && value.every((each) => isPlain(each, true))
  if (typeof value === 'string') return isKeepable(value) && value.length <= DOCUMENT_LIMITS.line
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}

function isPeriod(text: string): boolean {
  const code = parsePeriod(text)
  return code !== null && isoPeriod(code) === text
}
