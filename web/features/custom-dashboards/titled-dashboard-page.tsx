import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
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
  const { text } = useLanguage()
  const answer = useAnswer('GET /document', { query: { kind: 'dashboard' } })
  return (
    <div className={classes.titled}>
      <WhenAnswered answer={answer} what={message('own-dashboards.yours')}>
        {({ data }) => {
          const found = data.results.filter((row) => row.is_own && isTitled(row.title, title))
          const [only] = found
          if (only && found.length === 1) return <Redirect to={addressOf(only)} replace />
          return only ? (
            <>
              <h1>{text(message('own-dashboards.which'))}</h1>
              <Text below={12}>{text(message('own-dashboards.several'))}</Text>
              <Stack as="ul" gap={8}>
                {found.map((row) => (
                  <li key={row.id}>
                    <Link href={addressOf(row)}>{row.title}</Link>,{' '}
                    {text(message('own-dashboards.changed', { day: dayText(row.updated) }))}
                  </li>
                ))}
              </Stack>
            </>
          ) : (
            <>
              <h1 className="sr-only">{text(message('own-dashboards.none-such'))}</h1>
              <Message
                title={text(message('own-dashboards.none-called'))}
                actions={
                  <LinkButton kind="primary" href="/account#/savedDashboards">
                    {text(message('own-dashboards.mine'))}
                  </LinkButton>
                }
              >
                {text(message('own-dashboards.none-called-why'))}
              </Message>
            </>
          )
        }}
      </WhenAnswered>
    </div>
  )
}
