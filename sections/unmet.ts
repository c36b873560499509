import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { hasFigures } from '#domain/choice/coverage.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { indicatorName, named } from '#domain/message/value.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { parseId } from '#domain/view/address-parts.ts'
import type { Section } from './definition/section-definition.ts'
import { sectionAsked } from './find-section.ts'
import { SECTIONS } from './sections.ts'
import { isNoPlace } from '#domain/reference/reference-data.ts'
import { heldIn } from '#domain/reference/scope.ts'

/** An address, and the dashboard that it was opened in. */
export interface AddressInDashboard {
  readonly query: URLSearchParams
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
  /** The sections of the dashboard, and the one that is shown. */
  readonly sections: readonly Section[]
  readonly section: Section
}

/** Longer words of an address are cut: what they were is recognised by then. */
const LONGEST = 40

/**
 * Requests of an address that fail before any figure is looked at, one sentence each: a section or an indicator that
 * the dashboard has not, a source or a place that does not exist, and what is no id and no period. What the figures do not have is
 * said by the resolver.
 */
export function unmet(opened: AddressInDashboard): readonly Value[] {
  return [
    sectionUnmet(opened),
    indicatorUnmet(opened),
    sourceUnmet(opened),
    placeUnmet(opened),
    ...unread(opened.query),
  ].filter((said) => said !== null)
}

function sectionUnmet({ query, dashboard, sections, section }: AddressInDashboard): Message | null {
  const wanted = query.get('section') ?? query.get('index')
  if (wanted === null || wanted === '' || sectionAsked(sections, wanted)) return null
  const elsewhere = sectionAsked(SECTIONS, wanted)
  const said = { dashboard: named(dashboard.title), section: section.title }
  return elsewhere
    ? message('choice.section', { ...said, asked: elsewhere.title })
    : message('choice.section-unknown', { ...said, asked: shortened(wanted) })
}

function indicatorUnmet({ query, dashboard, catalogue }: AddressInDashboard): Message | null {
  const id = parseId(query.get('indicator'))
  if (id === undefined) return null
  const { reference, coverage, dashboards } = catalogue
  const indicator = reference.indicators.get(id)
  if (!indicator) return message('choice.indicator-unknown', { asked: String(id) })
  const asked = indicatorName(indicator)
  if (!hasFigures(coverage, id)) return message('choice.indicator-empty', { asked, held: heldIn(reference) })
  if (dashboard.indicators.includes(id)) return null
  const other = dashboards.find(({ indicators }) => indicators.includes(id))
  const said = { asked, dashboard: named(dashboard.title) }
  return other
    ? message('choice.indicator-elsewhere', { ...said, other: named(other.title) })
    : message('choice.indicator', said)
}

function sourceUnmet({ query, catalogue: { reference } }: AddressInDashboard): Message | null {
  const id = parseId(query.get('datasource'))
  if (id === undefined || reference.sources.has(id)) return null
  return message('choice.source-unknown', { asked: String(id) })
}

function placeUnmet({ query, catalogue: { reference } }: AddressInDashboard): Message | null {
  const id = parseId(query.get('location'))
  if (id === undefined || !isNoPlace(reference, id)) return null
  return message('choice.place-none', { asked: String(id) })
}

const IDS = ['indicator', 'datasource', 'location'] as const

function unread(query: URLSearchParams): Message[] {
  const isId = (text: string) => parseId(text) !== undefined
  const ids = IDS.map((what) => [what, query.get(what) ?? '', isId] as const)
  const period = ['period', query.get('period') ?? query.get('year') ?? '', isPeriod] as const
  return [...ids, period].flatMap(([what, text, isRead]) =>
    text === '' || isRead(text) ? [] : [message('choice.unread', { what, asked: shortened(text) })],
  )
}

function isPeriod(text: string): boolean {
  return parsePeriod(text) !== null
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`
}
