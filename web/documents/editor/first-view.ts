import type { Kind } from '#charts/kind/define-kind.ts'
import { KINDS } from '#charts/kinds.ts'
import { kindNamed } from '#charts/view.ts'
import type { TemplateView } from '#domain/document/blocks/view-field.ts'
import type { Document } from '#domain/document/document.ts'
import type { Hole } from '#domain/document/parameters.ts'
import { availabilityOf, newestPeriod } from '#domain/choice/availability.ts'
import { NATION } from '#domain/location/location.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { indicatorResource } from '#web/queries/indicator-data.ts'
import { loadedValue } from '#web/queries/resource.ts'
import { asksFigures, fittingIndicators, fittingSources, heldAgainst } from './fitting-choice.ts'

/** Every kind of figure that can be added. */
export const FIGURE_KINDS: readonly Kind[] = KINDS

/** The view with which a figure of a kind begins: the indicators the document is about, and where it has controls, those. */
export async function firstView(kind: Kind, from: Document, catalogue: Catalogue): Promise<TemplateView> {
  const { slots } = kind
  const among = fittingIndicators(kind, likelyIndicators(from, catalogue), catalogue.reference.curation)
  const { together = [] } = slots
  const isPaired = together.includes('indicators') && together.includes('sources')
  const against = heldAgainst(kind, among, catalogue.coverage)
  const indicators = against?.indicators ?? among.slice(0, Math.max(1, slots.indicators.least))
  const sourcesOf = (indicator: number) => {
    const own = likelySources(indicator, from, catalogue)
    const shared = against && !own.slice(0, 1).some((id) => hasAll(id, indicators, catalogue))
    const likely = shared ? [against.source, ...own] : own
    return asksFigures(kind) ? fitting(kind, indicator, likely) : Promise.resolve(likely)
  }
  const sources = isPaired
    ? (await Promise.all(indicators.map(sourcesOf))).map(([source]) => source ?? 0)
    : (await sourcesOf(indicators[0] ?? 0)).slice(0, slots.sources.least)
  const periods = slots.periods.least === 0 ? [] : await periodsOf(indicators, sources, catalogue)
  const takesSource = slots.sources.most === 1 && hasControl(from, 'source')
  return {
    kind: kind.name,
    indicators,
    sources: takesSource ? ['{source}'] : sources,
    locations: slots.locations.most > 0 && hasControl(from, 'place') ? ['{place}'] : [],
    periods: slots.periods.most === 1 && hasControl(from, 'period') ? ['{period}'] : periods,
    options: {},
  }
}

/** The view with which a block begins that shows this kind of figure. */
export async function viewOfKind(
  name: 'source-table' | 'distribution',
  from: Document,
  catalogue: Catalogue,
): Promise<TemplateView> {
  const kind = kindNamed(name)
  if (!kind) throw new RangeError('There is no such kind of figure.')
  return firstView(kind, from, catalogue)
}

/** The place that a new block is about: that of the document where it leaves one open, else the nation. */
export function likelyPlace(from: Document): number | Hole<'place'> {
  return hasControl(from, 'place') ? '{place}' : NATION
}

function hasControl({ parameters }: Document, wanted: string): boolean {
  return parameters.some(({ name }) => name === wanted)
}

/** Indicators in the order in which a new block tries them: of the last figure, of the subject, of the first dashboard. */
export function likelyIndicators({ blocks, subject }: Document, catalogue: Catalogue): readonly number[] {
  const { dashboards, coverage } = catalogue
  const last = blocks.flatMap((block) => ('view' in block ? block.view.indicators : [])).at(-1)
  const [first] = dashboards
  const all = [
    ...(last === undefined ? [] : [last]),
    ...subject.indicators,
    ...(first?.initial_indicator ? [first.initial_indicator] : []),
    ...(first?.indicators ?? []),
    ...coverage.keys(),
  ]
  return [...new Set(all)].filter((id) => (coverage.get(id)?.size ?? 0) > 0)
}

/** Sources with figures of an indicator: first those that the document chooses. */
function likelySources(indicator: number, { subject, parameters }: Document, catalogue: Catalogue) {
  const covered = [...(catalogue.coverage.get(indicator)?.keys() ?? [])]
  const chosen = parameters.flatMap(({ name, value }) => (name === 'source' && value ? [value] : []))
  const first = [...chosen, ...subject.sources, catalogue.dashboards[0]?.initial_datasource ?? 0]
  const wanted = first.filter((id) => covered.includes(id))
  return [...new Set([...wanted, ...covered])]
}

/** True for a source with figures of every one of some indicators. */
function hasAll(source: number, indicators: readonly number[], { coverage }: Catalogue): boolean {
  return indicators.every((id) => coverage.get(id)?.has(source))
}

/** Sources with the figures that the kind is made of before others. Throws a LoadError when the figures do not come. */
async function fitting(kind: Kind, indicator: number, likely: readonly number[]): Promise<readonly number[]> {
  if (likely.length < 2) return likely
  const { table } = await loadedValue(indicatorResource(indicator))
  return fittingSources(kind, likely, { table, indicator })
}

/** The newest period of each source, by position. Throws a LoadError when the figures do not come. */
async function periodsOf(
  indicators: readonly number[],
  sources: readonly number[],
  { reference }: Catalogue,
): Promise<readonly string[]> {
  return Promise.all(
    sources.map(async (source, index) => {
      const id = indicators[index] ?? indicators[0] ?? 0
      const { table, lga } = await loadedValue(indicatorResource(id))
      const period = newestPeriod(availabilityOf(table, lga, reference), source, NATION)
      return period === null ? '' : isoPeriod(period)
    }),
  )
}
