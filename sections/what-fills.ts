import type { GroupIndexRow } from '#contract/groups/group-file.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { hasFigures, hasParts } from '#domain/choice/coverage.ts'
import { groupedIndicators } from '#domain/disaggregation/group-index.ts'
import { type Message, message } from '#domain/message/message.ts'
import type { Curation } from '#domain/reference/curation.ts'
import { diseasesAmong } from '#domain/surveillance/diseases.ts'
import { unfilledGroups } from './disaggregation/unfilled-groups.ts'
import { countsAmong } from './quarterly-performance/counts.ts'

/** The choices of a dashboard that decide which sections have something to show. */
export interface Filling {
  /** The indicators with a figure among what was chosen. */
  readonly indicators: readonly number[]
  /** Those of them with a figure of a place below the nation. */
  readonly placed: readonly number[]
  readonly curation: Curation
  /** Indicators with a figure by group among what was chosen; null: not known yet. */
  readonly grouped: ReadonlySet<number> | null
  /** Why a section of groups would have none. */
  readonly withoutGroups: Message
}

/** The content of the sections of a dashboard by its catalogue; `groups`: its index of groups, where it is loaded. */
export function fillingOf(
  {
    dashboard,
    catalogue,
  }: { readonly dashboard: Pick<CatalogueDashboard, 'indicators'>; readonly catalogue: Catalogue },
  groups: readonly GroupIndexRow[] | null = null,
): Filling {
  const { coverage, reference } = catalogue
  const indicators = dashboard.indicators.filter((id) => hasFigures(coverage, id))
  return {
    indicators,
    placed: indicators.filter((id) => hasParts(coverage, id)),
    curation: reference.curation,
    grouped: groups && groupedIndicators(groups),
    withoutGroups: unfilledGroups(reference.scope),
  }
}

/** The chosen indicators of which a section has something to show; null: not known yet. */
export function filledBy(slug: string, filling: Filling): readonly number[] | null {
  const { fills } = SPECIAL[slug] ?? {}
  return fills ? fills(filling) : filling.indicators
}

/** Why nothing of what was chosen can fill a section; null: something can, as far as is known. */
export function whyUnfilled(slug: string, filling: Filling): Message | null {
  return filledBy(slug, filling)?.length === 0 ? (SPECIAL[slug]?.why(filling) ?? null) : null
}

/** The sections of a dashboard that its choice can fill: an empty tab would say of the release what is true of the choice. */
export function filledSections(ground: {
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
}): readonly string[] {
  const filling = fillingOf(ground)
  return ground.dashboard.sections.filter((slug) => !whyUnfilled(slug, filling))
}

/** A section that not every indicator fills. */
interface SpecialSection {
  fills(filling: Filling): readonly number[] | null
  why(filling: Filling): Message
}

const PLACES: SpecialSection = { fills: ({ placed }) => placed, why: () => message('zonal.unfilled') }

const SPECIAL: Readonly<Record<string, SpecialSection>> = {
  'zonal-analysis': PLACES,
  maps: PLACES,
  'epidemic-curve': {
    fills: ({ indicators, curation }) =>
      diseasesAmong(indicators, curation).flatMap(({ measures }) =>
        measures.map(({ indicator }) => indicator),
      ),
    why: () => message('epidemic-curve.unfilled'),
  },
  'quarterly-performance': {
    fills: ({ indicators, curation }) => countsAmong(indicators, curation).map(({ indicator }) => indicator),
    why: () => message('quarters.unfilled'),
  },
  disaggregation: {
    fills: ({ indicators, grouped }) => grouped && indicators.filter((id) => grouped.has(id)),
    why: ({ withoutGroups }) => withoutGroups,
  },
}
