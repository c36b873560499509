import { isoPeriod, type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import { CLASS_METHODS, type ClassMethod } from '#domain/statistics/class-breaks.ts'
import { flag, idList, oneOf, parseId, setIds, setText } from '#domain/view/address-parts.ts'
import { parseShared, type SharedWanted, writeShared } from '#domain/choice/shared-address.ts'

/** The four visual buttons of a panel. */
export const PANEL_FORMS = ['zones', 'states', 'line', 'column'] as const

export type PanelForm = (typeof PANEL_FORMS)[number]

/** How many panels stand side by side. */
export const PANELS = 3

/** What the reader asked one panel for; null: not said, so the data decide. */
export interface PanelWanted {
  readonly indicator: number | null
  readonly source: number | null
  readonly period: PeriodCode | null
  readonly form: PanelForm | null
}

export const OPEN_PANEL: PanelWanted = { indicator: null, source: null, period: null, form: null }

/** The choice that all sections share, as it was when the panels were last changed. */
export type Carried = Pick<SharedWanted, 'indicator' | 'source' | 'period'>

/** The state of the three panels. */
export interface MultiSourceWanted extends SharedWanted {
  /** As many as {@link PANELS}. */
  readonly panels: readonly PanelWanted[]
  /** Null until a panel was changed. */
  readonly since: Carried | null
  /** Numbers of the panels whose controls are folded, from 1. */
  readonly folded: readonly number[]
  /** One set of classes for all maps; null: where they show one indicator. */
  readonly sameClasses: boolean | null
  readonly classMethod: ClassMethod
}

const ROUND: ClassMethod = 'pretty'

/**
 * Reads the state of the panels; `writeMultiSource` is the way back. A panel is `p1=18,2,2018,states`: indicator, source,
 * period and form, each of which may be left empty. What is malformed counts as not said.
 */
export function parseMultiSource(query: URLSearchParams): MultiSourceWanted {
  const since = query.get('p0')
  return {
    ...parseShared(query),
    panels: numbers().map((number) => parsePanel(query.get(`p${number}`) ?? '')),
    since: since === null ? null : carriedOf(parsePanel(since)),
    folded: idList(query, 'folded').filter(
      (number, at, all) => number <= PANELS && all.indexOf(number) === at,
    ),
    sameClasses: flag(query, 'same_classes') ?? null,
    classMethod: oneOf(query.get('class_method'), CLASS_METHODS) ?? ROUND,
  }
}

/** Writes the state into a query: what equals the default is deleted, parameters of other sections stay. */
export function writeMultiSource(query: URLSearchParams, wanted: MultiSourceWanted): void {
  writeShared(query, wanted)
  for (const number of numbers()) {
    const text = panelText(wanted.panels[number - 1] ?? OPEN_PANEL)
    setText(query, `p${number}`, text === '' ? null : text)
  }
  setText(query, 'p0', wanted.since && (panelText({ ...wanted.since, form: null }) || ','))
  setIds(query, 'folded', wanted.folded)
  setText(query, 'same_classes', wanted.sameClasses === null ? null : wanted.sameClasses ? '1' : '0')
  setText(query, 'class_method', wanted.classMethod === ROUND ? null : wanted.classMethod)
}

/** What of a state all sections share, to see later whether it has changed. */
export function carriedOf({ indicator, source, period }: Carried): Carried {
  return { indicator, source, period }
}

function numbers(): number[] {
  return Array.from({ length: PANELS }, (_, index) => index + 1)
}

function parsePanel(text: string): PanelWanted {
  const [indicator = null, source = null, period = '', form = null] = text.split(',')
  return {
    indicator: parseId(indicator) ?? null,
    source: parseId(source) ?? null,
    period: parsePeriod(period),
    form: oneOf(form, PANEL_FORMS) ?? null,
  }
}

function panelText({ indicator, source, period, form }: PanelWanted): string {
  const parts = [indicator ?? '', source ?? '', period === null ? '' : isoPeriod(period), form ?? '']
  return parts.join(',').replace(/,+$/, '')
}
