import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { type FieldReader, isKeepable } from '../field-reader.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'
import type { Hole } from '../parameters.ts'
import { PROBLEM_TEXTS } from '../problem-texts.ts'

/** A view that may leave open what it shows; its periods may hold `{period}`. */
export interface TemplateView extends Omit<StoredView, 'sources' | 'locations'> {
  readonly sources: readonly (number | Hole<'source'>)[]
  readonly locations: readonly (number | Hole<'place'>)[]
}

/** The view of a block for which nothing has been chosen or captured yet: readers are told so in its place. */
export const NOTHING_CHOSEN: StoredView = {
  kind: 'trend',
  indicators: [],
  sources: [],
  locations: [],
  periods: [],
  options: {},
}

/** Whether nothing has been chosen for a view yet. */
export function isNothingChosen({ kind, indicators, sources, locations, periods }: TemplateView): boolean {
  const named = [indicators, sources, locations, periods].flat()
  return kind === NOTHING_CHOSEN.kind && named.length === 0
}

/** The view when it leaves nothing open, and null otherwise. */
export function closedView(view: TemplateView): StoredView | null {
  const { sources, locations } = view
  const isOpen = view.periods.includes('{period}') || !sources.every(isId) || !locations.every(isId)
  return isOpen ? null : { ...view, sources: sources.filter(isId), locations: locations.filter(isId) }
}

function isId(id: unknown): id is number {
  return typeof id === 'number'
}

/** The form alone: whether there is such a kind, with such options, is asked where the kinds are known. */
export function viewIn(block: FieldReader): TemplateView {
  const { fields } = block.inside('view')
  const { indicators, sources, entries, line } = DOCUMENT_LIMITS
  const view = {
    kind: fields.words('kind', line),
    indicators: fields.idsOr<never>('indicators', indicators, null),
    sources: fields.idsOr('sources', sources, '{source}'),
    locations: fields.idsOr('locations', entries, '{place}'),
    periods: fields.texts('periods', entries, line),
    options: optionsIn(fields),
  }
  if (!view.periods.every((text) => text === '{period}' || isPeriod(text))) {
    fields.refuse('periods', PROBLEM_TEXTS.periods)
  }
  fields.end()
  return view
}

/** Whether this is a period in the spelling in which periods are kept. */
export function isPeriod(text: string): boolean {
  const code = parsePeriod(text)
  return code !== null && isoPeriod(code) === text
}

function optionsIn(fields: FieldReader): Readonly<Record<string, unknown>> {
  const { fields: options, names } = fields.inside('options')
  if (names.length > DOCUMENT_LIMITS.entries) {
    fields.refuse('options', PROBLEM_TEXTS.atMost(DOCUMENT_LIMITS.entries))
  }
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
