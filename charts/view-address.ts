import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { idList, list, parseId } from '#domain/view/address-parts.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { isView, kindNamed, kindOf, type View } from './view.ts'

/**
 * A view in a query string and back: `parseView(serialiseView(view))` equals the view.
 * Unknown or malformed parameters are left out rather than refused, so that old links keep opening.
 */
export function serialiseView(view: View): string {
  const query = new URLSearchParams()
  const set = (parameter: string, text: string) => {
    if (text !== '') query.set(parameter, text)
  }
  set('kind', view.kind)
  set('indicator', view.indicators.join(','))
  set('datasource', view.sources.join(','))
  set('location', view.locations.join(','))
  set('period', view.periods.join(','))
  const values: StoredView['options'] = view.options
  for (const [name, option] of Object.entries(kindOf(view).options)) {
    const value = values[name]
    if (value !== undefined) set(option.parameter, option.write(value))
  }
  return query.toString()
}

/** An entry of an address that stands for an id or a period, and is none. */
export interface Unread {
  readonly parameter: 'indicator' | 'datasource' | 'location' | 'period'
  readonly entry: string
}

/** Entries of an address that are no id and no period, in their order: `parseView` leaves them out. */
export function unreadEntries(text: string): readonly Unread[] {
  const query = new URLSearchParams(text)
  return (['indicator', 'datasource', 'location', 'period'] as const).flatMap((parameter) =>
    list(query, parameter)
      .filter((entry) =>
        parameter === 'period' ? parsePeriod(entry) === null : parseId(entry) === undefined,
      )
      .map((entry) => ({ parameter, entry })),
  )
}

/** The view in a query string, or null when it names no known kind of figure. */
export function parseView(text: string): View | null {
  const query = new URLSearchParams(text)
  const kind = kindNamed(query.get('kind'))
  if (!kind) return null
  const options = Object.entries(kind.options).flatMap(([name, option]) => {
    const value = option.read(query.get(option.parameter) ?? '')
    return value === undefined ? [] : [[name, value] as const]
  })
  const view: StoredView = {
    kind: kind.name,
    indicators: idList(query, 'indicator'),
    sources: idList(query, 'datasource'),
    locations: idList(query, 'location'),
    periods: list(query, 'period').flatMap((entry) => {
      const code = parsePeriod(entry)
      return code === null ? [] : [isoPeriod(code)]
    }),
    options: Object.fromEntries(options),
  }
  return isView(view) ? view : null
}
