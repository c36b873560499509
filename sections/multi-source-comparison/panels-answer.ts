import type { Classification } from '#domain/data-source/data-source.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { plain, type Segment, strong } from '#domain/message/segment.ts'
import { valueInWords } from '#domain/narrative/stated-figure.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Panel } from './panels.ts'

/** What the heading and the sentence on top of the panels are made from. */
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

const COUNTS = ['No', 'One', 'Two', 'Three'] as const
const PLURALS: Readonly<Record<Classification, string>> = {
  Survey: 'surveys',
  Routine: 'routine sources',
  Estimate: 'estimates',
}

/** `Three surveys, one scale`; `Three panels, two indicators`. */
export function panelsHeading(question: PanelsQuestion): string {
  const { panels, reference, maps, sameClasses } = question
  const indicators = new Set(panels.map(({ indicator }) => indicator))
  if (indicators.size > 1) return `Three panels, ${COUNTS[indicators.size]?.toLowerCase()} indicators`
  const pairs = new Set(panels.map(({ source, period }) => `${source}:${period}`)).size
  const [first] = panels
  if (!first || pairs < 2)
    return `${known(reference.indicators, first?.indicator ?? 0).shortName} in three panels`
  const scale = sameClasses && maps === panels.length ? ', one scale' : ' side by side'
  return `${COUNTS[pairs]} ${kindOf(question)}${scale}`
}

/** `surveys` where all are, `periods of WUENIC` of one source that is no survey, else `sources`. */
function kindOf({ panels, reference }: PanelsQuestion): string {
  const sources = panels.map(({ source }) => known(reference.sources, source))
  const classes = new Set(sources.map(({ classification }) => classification))
  const [first] = sources
  // A re-tabulation is not a survey of its own.
  if (!first || classes.size > 1 || sources.some(({ derivedFrom }) => derivedFrom.length > 0))
    return 'sources'
  const isOne = sources.every(({ id }) => id === first.id)
  return isOne && first.classification !== 'Survey'
    ? `periods of ${first.name}`
    : PLURALS[first.classification]
}

/** Which figures stand side by side, and whether the colours of the maps may be compared. */
export function panelsAnswer(question: PanelsQuestion): Segment[] {
  const { panels } = question
  const isOne = panels.every(({ indicator }) => indicator === panels[0]?.indicator)
  return [...(isOne ? ofOneIndicator(question) : ofSeveral(question)), plain(colours(question))]
}

function ofOneIndicator({ panels, table, reference, place }: PanelsQuestion): Segment[] {
  const indicator = known(reference.indicators, panels[0]?.indicator ?? 0)
  const distinct = panels.filter(
    (panel, at) =>
      panels.findIndex(({ source, period }) => source === panel.source && period === panel.period) === at,
  )
  const parts = distinct.map((panel): Segment[] => {
    const { source, period } = panel
    const filter = { indicator: indicator.id, source, location: place, period: period ?? 0 }
    const [point] = pointsWhere(table, filter)
    const name = named(panel, reference)
    return point
      ? [strong(valueInWords(point.value, indicator)), plain(` (${name})`)]
      : [plain(`no figure (${name})`)]
  })
  const where = placeWords(known(reference.locations, place))
  return [plain(`${indicator.shortName} in ${where}: `), ...listed(parts), plain('.')]
}

function ofSeveral({ panels, reference }: PanelsQuestion): Segment[] {
  const parts = panels.map((panel) => [
    strong(known(reference.indicators, panel.indicator).shortName),
    plain(` (${named(panel, reference)})`),
  ])
  return [...listed(parts), plain('.')]
}

function named({ source, period }: Panel, reference: ReferenceData): string {
  const from = known(reference.sources, source)
  return period === null ? from.name : sourceAndPeriod(from, { period })
}

/** Parts with commas between them and `and` before the last. */
function listed(parts: readonly Segment[][]): Segment[] {
  return parts.flatMap((part, at) => {
    if (at === 0) return part
    return [plain(at === parts.length - 1 ? ' and ' : ', '), ...part]
  })
}

function colours({ maps, sameClasses }: PanelsQuestion): string {
  if (maps < 2) return ''
  const which = maps === 3 ? 'All three' : 'Both'
  return sameClasses
    ? ` ${which} maps use the same classes, so equal colours mean equal values.`
    : ' Each map has classes of its own, so compare the figures and not the colours.'
}
