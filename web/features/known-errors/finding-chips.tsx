import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '#web/kit/icons.ts'
import type { AuditStatus } from '#domain/data-audit/audit-finding.ts'
import type { AuditSeverity } from '#domain/data-audit/audit-rule.ts'
import { message } from '#domain/message/message.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './known-errors.module.css'

const SIGNS = {
  open: IconAlertTriangle,
  explained: IconInfoCircle,
  withdrawn: IconX,
  confirmed: IconCheck,
} as const

/** Whether a finding is answered, as a word with a sign. */
export function StatusChip({ status }: { readonly status: AuditStatus }) {
  const { text } = useLanguage()
  const Sign = SIGNS[status]
  return (
    <Row as="span" inline align="center" gap={4} className={classes.chip} data-status={status}>
      <Sign size={14} aria-hidden="true" />
      {text(message('data-audit.status', { status }))}
    </Row>
  )
}

const MARKS = { impossible: '▲', high: '▲', medium: '●', low: '○' } as const

/** How grave a finding is, as a word with a sign. */
export function SeverityWord({ severity }: { readonly severity: AuditSeverity }) {
  const { text } = useLanguage()
  return (
    <span className={classes.severity} data-severity={severity}>
      <span aria-hidden="true">{MARKS[severity]}</span> {text(message('data-audit.severity', { severity }))}
    </span>
  )
}
