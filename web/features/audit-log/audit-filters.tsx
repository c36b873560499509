import { actionWords } from '#web/account/audit-words.ts'
import { SelectField, TextField } from '#web/kit/form/field.tsx'
import { Grid } from '#web/kit/layout.tsx'
import { SearchBox } from '#web/kit/records/records.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './audit.module.css'
import type { AuditQuery } from './use-audit.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface AuditFiltersProps {
  readonly query: AuditQuery
  readonly onChange: (change: Partial<AuditQuery>) => void
}

/** What the log is narrowed to. */
export function AuditFilters({ query, onChange }: AuditFiltersProps) {
  const { text } = useLanguage()
  const actions = useAnswer('GET /audit/actions')
  const known = actions.status === 'ready' ? actions.value : []
  return (
    <Grid as="search" gap={12} align="end" className={classes.filters}>
      <SearchBox
        label={text(message('audit-log.search'))}
        value={query.search}
        onChange={(search) => onChange({ search })}
      />
      <SelectField
        label={text(message('manage.what'))}
        value={query.action}
        options={[
          { value: '', label: text(message('audit-log.everything')) },
          ...known.map((action) => ({ value: action, label: text(actionWords(action)) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ action: value })}
      />
      <TextField
        label={text(message('audit-log.who-username'))}
        value={query.actor}
        onChange={({ currentTarget: { value } }) => onChange({ actor: value })}
      />
      <TextField
        label={text(message('audit-log.from'))}
        type="date"
        value={query.from}
        onChange={({ currentTarget: { value } }) => onChange({ from: value })}
      />
      <TextField
        label={text(message('audit-log.to'))}
        type="date"
        value={query.to}
        onChange={({ currentTarget: { value } }) => onChange({ to: value })}
      />
    </Grid>
  )
}
