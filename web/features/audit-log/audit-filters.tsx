import { actionText } from '#web/account/audit-words.ts'
import { SelectField, TextField } from '#web/kit/form/field.tsx'
import { Grid } from '#web/kit/layout.tsx'
import { SearchBox } from '#web/kit/records/records.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './audit.module.css'
import type { AuditQuery } from './use-audit.ts'

interface AuditFiltersProps {
  readonly query: AuditQuery
  readonly onChange: (change: Partial<AuditQuery>) => void
}

/** What the log is narrowed to. */
export function AuditFilters({ query, onChange }: AuditFiltersProps) {
  const actions = useAnswer('GET /audit/actions')
  const known = actions.status === 'ready' ? actions.value : []
  return (
    <Grid as="search" gap={12} align="end" className={classes.filters}>
      <SearchBox
        label="Search the audit log"
        value={query.search}
        onChange={(search) => onChange({ search })}
      />
      <SelectField
        label="What"
        value={query.action}
        options={[
          { value: '', label: 'Everything' },
          ...known.map((action) => ({ value: action, label: actionText(action) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ action: value })}
      />
      <TextField
        label="Who (username)"
        value={query.actor}
        onChange={({ currentTarget: { value } }) => onChange({ actor: value })}
      />
      <TextField
        label="From"
        type="date"
        value={query.from}
        onChange={({ currentTarget: { value } }) => onChange({ from: value })}
      />
      <TextField
        label="To"
        type="date"
        value={query.to}
        onChange={({ currentTarget: { value } }) => onChange({ to: value })}
      />
    </Grid>
  )
}
