import type { AuditSummary } from '#contract/data-audit/known-errors.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './known-errors.module.css'

/** What each rule looked at in the release, and how many cases nobody can explain. */
export function AuditChecks({ summary }: { readonly summary: AuditSummary }) {
  const { text } = useLanguage()
  const rules = summary.rules.filter(({ rule }) => rule !== 'rejected')
  return (
    <section aria-labelledby="audit-checks">
      <h2 id="audit-checks">{text(message('data-audit.checked'))}</h2>
      <Text above={2} below={8} tone="faint" size={13}>
        {text(message('data-audit.checked-about', { release: whole(summary.release.number) }))}
      </Text>
      <table className={classes.checks}>
        <thead>
          <tr>
            <th scope="col">{text(message('data-audit.filter-rule'))}</th>
            <th scope="col">{text(message('data-audit.checked-head'))}</th>
            <th scope="col">{text(message('data-audit.found-head'))}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, checked, found }) => (
            <tr key={rule}>
              <th scope="row">{text(message('data-audit.rule', { rule }))}</th>
              <td>{text(whole(checked))}</td>
              <td data-found={found > 0 || undefined}>{text(whole(found))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
