import { asPublished } from '#domain/observation/as-published.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import {
  cited,
  figure,
  indicatorName,
  listOf,
  placeName,
  sentences,
  sourceName,
} from '#domain/message/value.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { isProjected } from '#domain/observation/settled.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Panel } from './panels.ts'

/** The material of the heading and of the sentence on top of the panels. */
export interface PanelsQuestion {
  readonly panels: readonly Panel[]
  readonly table: ObservationTable
  readonly reference: ReferenceData
  /** The place that the sentence is about: the marked one, else the nation. */
  readonly place: number
  /** How many panels draw a map: those without a figure draw none. */
  readonly maps: number
  /** All maps share one set of classes. */
  readonly sameClasses: boolean
}

/** `Three surveys, one scale`; `Three rounds of NDHS, one scale`; `Three panels, two indicators`. */
export function panelsHeading(question: PanelsQuestion): Message {
  const { panels, reference, maps, sameClasses } = question
  const indicators = new Set(panels.map(({ indicator }) => indicator))
  if (indicators.size > 1) return message('panels.of-indicators', { count: indicators.size })
  const pairs = new Set(panels.map(({ source, period }) => `${source}:${period}`)).size
  const [first] = panels
  if (!first || pairs < 2) {
    const indicator = byId(reference.indicators, first?.indicator ?? 0)
    return message('panels.one-figure', { indicator: indicatorName(indicator) })
  }
  return message('panels.heading', {
    count: pairs,
    kind: kindOf(question),
    source: sourceName(byId(reference.sources, first.source)),
    scale: sameClasses && maps === panels.length ? 'same' : 'apart',
  })
}

/**
 * Rounds of one source are of one survey, and periods of another one source; several sources are named by their class where
 * each is another one. Else surveys have rounds, and others are data sets, since one source is not several.
 */
function kindOf({ panels, reference }: PanelsQuestion) {
  const sources = panels.map(({ source }) => byId(reference.sources, source))
  const classes = new Set(sources.map(({ classification }) => classification))
  const [first] = sources
  if (!first) return 'sources'
  // A re-tabulation is not a survey of its own.
  const isRetold = sources.some(({ derivedFrom }) => derivedFrom.length > 0)
  const areSurveys = classes.size === 1 && !isRetold && first.classification === 'Survey'
  const different = new Set(sources.map(({ id }) => id)).size
  if (different === 1) return areSurveys ? 'rounds' : 'periods'
  const pairs = new Set(panels.map(({ source, period }) => `${source}:${period}`)).size
  if (different < pairs) return areSurveys ? 'survey_rounds' : 'sets'
  return classes.size > 1 || isRetold ? 'sources' : first.classification
}

/** Names the figures side by side, and tells whether the colours of the maps may be compared. */
export function panelsAnswer(question: PanelsQuestion): Value {
  const { panels } = question
  const isOne = panels.every(({ indicator }) => indicator === panels[0]?.indicator)
  return sentences([isOne ? ofOneIndicator(question) : ofSeveral(question), ...colours(question)])
}

function ofOneIndicator({ panels, table, reference, place }: PanelsQuestion): Message {
  const indicator = byId(reference.indicators, panels[0]?.indicator ?? 0)
  const distinct = panels.filter(
    (panel, at) =>
      panels.findIndex(({ source, period }) => source === panel.source && period === panel.period) === at,
  )
  const parts = distinct.map((panel) => {
    const { source, period } = panel
    const filter = { indicator: indicator.id, source, location: place, period: period ?? 0 }
    const [point] = pointsWhere(table, filter)
    const name = named(panel, reference)
    if (!point) return message('panels.no-figure', { name })
    const value = figure(point.value, asPublished(point, indicator))
    return message(isProjected(point) ? 'panels.projected' : 'panels.figure', { figure: value, name })
  })
  return message('panels.answer', {
    indicator: indicatorName(indicator),
    place: placeName(byId(reference.locations, place)),
    figures: listOf(parts),
  })
}

function ofSeveral({ panels, reference }: PanelsQuestion): Message {
  const parts = panels.map((panel) =>
    message('panels.indicator', {
      indicator: indicatorName(byId(reference.indicators, panel.indicator)),
      name: named(panel, reference),
    }),
  )
  return message('panels.indicators', { indicators: listOf(parts) })
}

function named({ source, period }: Panel, reference: ReferenceData): Value {
  const from = byId(reference.sources, source)
  return period === null ? sourceName(from) : cited(from, period)
}

function colours({ maps, sameClasses }: PanelsQuestion): Message[] {
  if (maps < 2) return []
  return [sameClasses ? message('panels.same-classes', { count: maps }) : message('panels.own-classes')]
}
