import { AUDIT_STATUSES } from '#domain/data-audit/audit-finding.ts'
import { AUDIT_RULES, AUDIT_SEVERITIES } from '#domain/data-audit/audit-rule.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, placeName, sourceName } from '#domain/message/value.ts'
import { OneOfField } from '#web/controls/one-of-field.tsx'
import { Grid } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { KnownErrorsState } from './known-errors-state.ts'
import classes from './known-errors.module.css'

interface FindingFiltersProps {
  readonly state: KnownErrorsState
  readonly catalogue: Catalogue
  readonly onChange: (change: Partial<KnownErrorsState>) => void
}

/** The filters of the list: one choice for each property of a finding. */
export function FindingFilters({ state, catalogue, onChange }: FindingFiltersProps) {
  const { reference, coverage } = catalogue
  const indicators = [...reference.indicators.values()].filter(({ id }) => (coverage.get(id)?.size ?? 0) > 0)
  const sources = [...reference.sources.values()].filter(({ hasData }) => hasData)
  return (
    <Grid gap={12} screen className={classes.filters}>
      <OneOfField
        label={message('data-audit.filter-rule')}
        all={message('data-audit.all-rules')}
        value={state.rule}
        options={AUDIT_RULES.map((rule) => [rule, message('data-audit.rule', { rule })])}
        onChange={(value) => onChange({ rule: AUDIT_RULES.find((rule) => rule === value) ?? null })}
      />
      <OneOfField
        label={message('data-audit.filter-severity')}
        all={message('data-audit.any-severity')}
        value={state.severity}
        options={AUDIT_SEVERITIES.map((severity) => [severity, message('data-audit.severity', { severity })])}
        onChange={(value) => onChange({ severity: AUDIT_SEVERITIES.find((one) => one === value) ?? null })}
      />
      <OneOfField
        label={message('data-audit.filter-status')}
        all={message('data-audit.any-status')}
        value={state.status}
        options={AUDIT_STATUSES.map((status) => [status, message('data-audit.status', { status })])}
        onChange={(value) => onChange({ status: AUDIT_STATUSES.find((one) => one === value) ?? null })}
      />
      <OneOfField
        label={message('data-audit.filter-source')}
        all={message('data-audit.any-source')}
        value={state.source}
        options={sources.map((source) => [source.id, sourceName(source)])}
        onChange={(value) => onChange({ source: idOf(value) })}
      />
      <OneOfField
        label={message('data-audit.filter-indicator')}
        all={message('data-audit.any-indicator')}
        value={state.indicator}
        options={indicators.map((indicator) => [indicator.id, indicatorName(indicator)])}
        sorted
        onChange={(value) => onChange({ indicator: idOf(value) })}
      />
      <OneOfField
        label={message('data-audit.filter-place')}
        all={message('data-audit.any-place')}
        value={state.place}
        options={[...reference.locations.values()].map((place) => [place.id, placeName(place)])}
        onChange={(value) => onChange({ place: idOf(value) })}
      />
    </Grid>
  )
}

function idOf(value: string): number | null {
  return value === '' ? null : Number(value)
}
