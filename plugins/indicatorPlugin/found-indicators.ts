import { searchWords } from '#domain/question/search-words.ts'
import { indicatorAddress } from '#web/app/menus/menu-dashboards.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { searchReader } from '#web/queries/question-lexicon.ts'

/** A row of the answer: an indicator, and where its figures are. */
export interface FoundIndicator {
  readonly id: number
  readonly shortName: string
  readonly fullName: string
  readonly type: string
  readonly programArea: string
  readonly dashboards: readonly string[]
  /** Names of the sources that have figures. */
  readonly sources: readonly string[]
  /** Where it is shown, with the source and place that were asked for; null: it has no figures. */
  readonly href: string | null
}

/** Indicators that words may mean, the best first. An empty question finds every indicator that has figures. */
export function findIndicators(question: string, catalogue: Catalogue): readonly FoundIndicator[] {
  const { reference, coverage } = catalogue
  const read = searchWords(question, searchReader(catalogue))
  const ids =
    question.trim() === ''
      ? [...reference.indicators.keys()].filter((id) => (coverage.get(id)?.size ?? 0) > 0)
      : read.indicators
  return ids.flatMap((id) => {
    const indicator = reference.indicators.get(id)
    if (!indicator) return []
    const sources = [...(coverage.get(id)?.keys() ?? [])]
    if (read.source !== null && !sources.includes(read.source)) return []
    const address = indicatorAddress(id, catalogue, read.source ?? undefined)
    return [
      {
        id,
        shortName: indicator.shortName,
        fullName: indicator.fullName,
        type: indicator.type,
        programArea: indicator.programArea,
        dashboards: catalogue.dashboards
          .filter(({ indicators }) => indicators.includes(id))
          .map(({ title }) => title),
        sources: sources.flatMap((source) => reference.sources.get(source)?.name ?? []).sort(),
        href: address === null || read.location === null ? address : `${address}&location=${read.location}`,
      },
    ]
  })
}
