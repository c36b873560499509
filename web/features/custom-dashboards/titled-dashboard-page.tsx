import { Link, Redirect } from 'wouter'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { LinkButton } from '#web/kit/button.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { dayText } from '#web/kit/moment.ts'
import { Message } from '#web/kit/state-message.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { addressOf } from '#web/documents/list/document-state.ts'
import { isTitled } from './own-dashboards.ts'
import classes from './custom-dashboards.module.css'

/** A dashboard of one's own by its name: the page leads to it, or lists those that share the name. */
export default function TitledDashboardPage({ params: { title = '' } }: PageProps) {
  const answer = useAnswer('GET /document', { query: { kind: 'dashboard' } })
  return (
    <div className={classes.titled}>
      <WhenAnswered answer={answer} what="your dashboards">
        {({ data }) => {
          const found = data.results.filter((row) => row.is_own && isTitled(row.title, title))
          const [only] = found
          if (only && found.length === 1) return <Redirect to={addressOf(only)} replace />
          return only ? (
            <>
              <h1>Which one?</h1>
              <Text below={12}>Several of your dashboards have this name.</Text>
              <Stack as="ul" gap={8}>
                {found.map((row) => (
                  <li key={row.id}>
                    <Link href={addressOf(row)}>{row.title}</Link>, changed {dayText(row.updated)}
                  </li>
                ))}
              </Stack>
            </>
          ) : (
            <>
              <h1 className="sr-only">No such dashboard</h1>
              <Message
                title="You have no dashboard of this name."
                actions={
                  <LinkButton kind="primary" href="/account#/savedDashboards">
                    My dashboards
                  </LinkButton>
                }
              >
                It may have another name by now, or have been deleted.
              </Message>
            </>
          )
        }}
      </WhenAnswered>
    </div>
  )
}
