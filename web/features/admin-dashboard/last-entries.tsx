import { AuditActor, AuditSubject } from '#web/account/audit-names.tsx'
import { actionWords } from '#web/account/audit-words.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './admin-dashboard.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** What was done last, by whom. */
export function LastEntries() {
  const { text } = useLanguage()
  const audit = useAnswer('GET /audit', { query: { size: 8 } })
  if (audit.status !== 'ready') return null
  return (
    <Text aria-labelledby="last-entries" as="section" ruled={20}>
      <h2 id="last-entries">{text(message('admin-dashboard.last-entries'))}</h2>
      <ol className={classes.entries}>
        {audit.value.results.map((row) => (
          <Grid as="li" key={row.id} gap={16} rows={4} breaks>
            <time dateTime={row.at}>{momentText(row.at)}</time>
            <span>
              <AuditActor row={row} />: {text(actionWords(row.action))} <AuditSubject row={row} />
            </span>
          </Grid>
        ))}
      </ol>
      <a href="#/audit">{text(message('admin-dashboard.open-log'))}</a>
    </Text>
  )
}
