import type { AuditSummary } from '#contract/data-audit/known-errors.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** What each rule checked in the release, what it found there, explained or not, and how many figures that touches. */
export function AuditChecks({ summary }: { readonly summary: AuditSummary }) {
  const { text } = useLanguage()
  const rules = summary.rules.filter(({ rule }) => rule !== 'rejected')
  return (
    <section aria-labelledby="audit-checks">
      <h2 id="audit-checks">{text(message('data-audit.checked'))}</h2>
      <Text above={2} below={8} tone="faint" size={13}>
        {text(message('data-audit.checked-about', { release: whole(summary.release.number) }))}
      </Text>
      <Table
        dense
        rows={rules}
        keyOf={({ rule }) => rule}
        columns={[
          {
            title: text(message('data-audit.filter-rule')),
            names: true,
            cell: ({ rule }) => text(message('data-audit.rule', { rule })),
          },
          {
            title: text(message('data-audit.checked-head')),
            isNumeric: true,
            // A rule that joins what others found checks nothing itself.
            cell: ({ checked }) => (checked === 0 ? '–' : text(whole(checked))),
          },
          {
            title: text(message('data-audit.found-head')),
            isNumeric: true,
            cell: ({ findings }) => (findings > 0 ? <b>{text(whole(findings))}</b> : text(whole(findings))),
          },
          {
            title: text(message('data-audit.figures-head')),
            isNumeric: true,
            cell: ({ figures }) => text(whole(figures)),
          },
        ]}
      />
    </section>
  )
}
