import { trendOptions } from '#charts/trend/view.ts'
import { addressCodec, type Parameter, type StateOf } from '#domain/address/address-codec.ts'
import { word, wordOrNone } from '#domain/address/parameters.ts'
import { isoPeriod, type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import { CLASS_METHODS } from '#domain/statistics/class-breaks.ts'
import { flag, idList, oneOf, parseId, setIds, setText } from '#domain/view/address-parts.ts'
import { SHARED, type SharedWanted } from '#domain/choice/shared-address.ts'

/** The four visual buttons of a panel. */
export const PANEL_FORMS = ['zones', 'states', 'line', 'column'] as const

export type PanelForm = (typeof PANEL_FORMS)[number]

/** How many panels stand side by side. */
export const PANELS = 3

/** The state of one panel; null: the data decide. */
export interface PanelState {
  readonly indicator: number | null
  readonly source: number | null
  readonly period: PeriodCode | null
  readonly form: PanelForm | null
}

export const OPEN_PANEL: PanelState = { indicator: null, source: null, period: null, form: null }

/** The choice that all sections share, as it was when the panels were last changed. */
export type CarriedChoice = Pick<SharedWanted, 'indicator' | 'source' | 'period'>

/** A panel is `p1=18,2,2018,states`: indicator, source, period and form, each of which may be left empty. */
const panels: Parameter<readonly PanelState[]> = {
  read: (query) => numbers().map((number) => parsePanel(query.get(`p${number}`) ?? '')),
  write: (query, wanted) => {
    for (const number of numbers()) {
      const text = panelText(wanted[number - 1] ?? OPEN_PANEL)
      setText(query, `p${number}`, text === '' ? null : text)
    }
  },
}

/** Null until a panel was changed. */
const since: Parameter<CarriedChoice | null> = {
  read: (query) => {
    const text = query.get('p0')
    return text === null ? null : carriedOf(parsePanel(text))
  },
  write: (query, carried) => setText(query, 'p0', carried && (panelText({ ...carried, form: null }) || ',')),
}

/** Numbers of the panels whose controls are folded, from 1. */
const folded: Parameter<readonly number[]> = {
  read: (query) =>
    idList(query, 'folded').filter((number, at, all) => number <= PANELS && all.indexOf(number) === at),
  write: (query, numbers) => setIds(query, 'folded', numbers),
}

/** One set of classes for all maps; null: where they show one indicator. */
const sameClasses: Parameter<boolean | null> = {
  read: (query) => flag(query, 'same_classes') ?? null,
  write: (query, isSame) => setText(query, 'same_classes', isSame === null ? null : isSame ? '1' : '0'),
}

/** The state of the three panels. */
const PARAMETERS = {
  ...SHARED,
  panels,
  since,
  folded,
  sameClasses,
  classMethod: word('class_method', CLASS_METHODS, 'pretty'),
  // The years of all lines are named as in the trend, so that both are carried from tab to tab.
  length: wordOrNone('length', trendOptions.length.words),
  yearsOf: word('years_of', trendOptions.yearsOf.words, 'report'),
}

export type MultiSourceState = StateOf<typeof PARAMETERS>

/** The meaning of the years of lines and columns. */
export type LineYears = Pick<MultiSourceState, 'length' | 'yearsOf'>

export const MULTI_SOURCE_STATE = addressCodec(PARAMETERS)

/** The part of a state that all sections share, kept to see later whether it has changed. */
export function carriedOf({ indicator, source, period }: CarriedChoice): CarriedChoice {
  return { indicator, source, period }
}

function numbers(): number[] {
  return Array.from({ length: PANELS }, (_, index) => index + 1)
}

function parsePanel(text: string): PanelState {
  const [indicator = null, source = null, period = '', form = null] = text.split(',')
  return {
    indicator: parseId(indicator) ?? null,
    source: parseId(source) ?? null,
    period: parsePeriod(period),
    form: oneOf(form, PANEL_FORMS) ?? null,
  }
}

function panelText({ indicator, source, period, form }: PanelState): string {
  const parts = [indicator ?? '', source ?? '', period === null ? '' : isoPeriod(period), form ?? '']
  return parts.join(',').replace(/,+$/, '')
}
