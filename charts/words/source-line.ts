import type { DataSource } from '#domain/data-source/data-source.ts'
import { periodLabel } from '#domain/period/period.ts'
import type { Point } from '#domain/observation/point.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'

/** With more sources than this each is named with its edition only. */
const NAMED_IN_FULL = 3

/**
 * Who published the figures shown, in the order given, with period, edition and custodian:
 * `Source: NDHS 2023–24, National Population Commission …`. The whole citation is one click away, and in every export.
 */
export function sourceLine(points: readonly Point[], reference: ReferenceData): string {
  const bySource = Map.groupBy(points, (point) => point.source)
  const entries = [...bySource].map(([id, shown]) => ({ source: known(reference.sources, id), shown }))
  if (entries.length === 0) return ''
  const full = entries.length <= NAMED_IN_FULL
  const parts = entries.map(({ source, shown }) => {
    const named = `${source.name} ${spanOf(source, shown)}`
    if (full) return sentence(`${named}${edition(source)}, ${source.custodian || source.citation}`)
    return `${named}${edition(source)}`
  })
  const lead = entries.length === 1 ? 'Source' : 'Sources'
  return `${lead}: ${full ? parts.join(' ') : `${parts.join('; ')}.`}${reanalysed(points)}`
}

/** A survey's interval may come from somebody else than its value. */
function reanalysed(points: readonly Point[]): string {
  const isOthers = points.some(({ flags }) => flags.includes('interval_from_reanalysis'))
  return isOthers ? ' Intervals come from a re-analysis of the survey.' : ''
}

function spanOf(source: DataSource, points: readonly Point[]): string {
  const periods = points.map((point) => point.period).sort((a, b) => a - b)
  const first = periodLabel(periods[0] ?? 0, source.periodLabels)
  const last = periodLabel(periods.at(-1) ?? 0, source.periodLabels)
  return first === last ? last : `${first} to ${last}`
}

/** The edition in brackets when the source has one and it is short enough to be read in passing. */
function edition(source: DataSource): string {
  const [first = ''] = source.vintage.split(/[(;:]/)
  const short = first.trim()
  return short === '' || short.length > 40 || source.classification === 'Survey' ? '' : ` (${short})`
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
