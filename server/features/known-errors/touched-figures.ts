import type { TouchedFigures } from '#contract/data-audit/known-errors.ts'
import type { Filter } from '#contract/listing/filters.ts'
import type { KnownFinding, KnownFindings } from './known-findings.ts'

/** The figures of some indicators that are in question: what is explained or withdrawn is not. */
export function touchedFigures({ findings }: KnownFindings, indicators: Filter<number>): TouchedFigures[] {
  return findings
    .filter(({ status }) => status === 'open' || status === 'confirmed')
    .filter(({ indicator }) => indicators === null || indicators.includes(indicator))
    .map(inColumns)
}

function inColumns({ key, rule, severity, status, indicator, touched }: KnownFinding): TouchedFigures {
  const every = (offset: number) => touched.filter((_, at) => at % 3 === offset)
  return { key, rule, severity, status, indicator, source: every(0), location: every(1), period: every(2) }
}
