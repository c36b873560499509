import { addressCodec } from '#domain/address/address-codec.ts'
import { id, wordOrNone } from '#domain/address/parameters.ts'
import { setText } from '#domain/view/address-parts.ts'
import { AUDIT_STATUSES } from '#domain/data-audit/audit-finding.ts'
import { AUDIT_RULES, AUDIT_SEVERITIES } from '#domain/data-audit/audit-rule.ts'

/** The state of the page, as its address says it. */
export const KNOWN_ERRORS_STATE = addressCodec({
  rule: wordOrNone('rule', AUDIT_RULES),
  severity: wordOrNone('severity', AUDIT_SEVERITIES),
  status: wordOrNone('status', AUDIT_STATUSES),
  indicator: id('indicator'),
  source: id('datasource'),
  place: id('location'),
  /** The key of the finding that is open. */
  finding: {
    read: (query: URLSearchParams) => query.get('finding'),
    write: (query: URLSearchParams, value: string | null) => setText(query, 'finding', value),
  },
})

export type KnownErrorsState = ReturnType<typeof KNOWN_ERRORS_STATE.parse>

/** Nothing left out. */
export const ALL_FINDINGS: Partial<KnownErrorsState> = {
  rule: null,
  severity: null,
  status: null,
  indicator: null,
  source: null,
  place: null,
}

/** The part of the state that the list is asked with. */
export function findingQuery(state: KnownErrorsState): Record<string, string> {
  const { rule, severity, status, indicator, source, place } = state
  const asked = { rule, severity, status, indicator, datasource: source, location: place }
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}
