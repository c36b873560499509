import type { TouchedByFinding, TouchedFigures } from '#contract/data-audit/known-errors.ts'
import type { Filter } from '#contract/listing/filters.ts'
import { touchedBy } from '#server/data-audit/release-audit.ts'
import type { KnownFinding } from './known-findings.ts'

/**
 * The figures of some indicators that are in question: explained or withdrawn ones are not. Without findings
 * nobody has looked at the release yet.
 */
export function touchedFigures(
  findings: readonly KnownFinding[] | null,
  indicators: Filter<number>,
): TouchedFigures {
  return {
    audited: findings !== null,
    findings: (findings ?? [])
      .filter(({ status }) => status === 'open' || status === 'confirmed')
      .flatMap((finding) =>
        touchedBy(finding)
          .filter(({ indicator }) => indicators === null || indicators.includes(indicator))
          .map((own) => inColumns({ ...finding, ...own })),
      ),
  }
}

function inColumns({ key, rule, severity, status, indicator, touched }: KnownFinding): TouchedByFinding {
  const every = (offset: number) => touched.filter((_, at) => at % 3 === offset)
  return { key, rule, severity, status, indicator, source: every(0), location: every(1), period: every(2) }
}
