import { Link } from 'wouter'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './sign-in-page.module.css'

/** The dashboards of people that were approved for everybody; nothing while there is none. */
export function PublicDashboards() {
  const answer = useAnswer('GET /custom-dashboard')
  if (answer.status !== 'ready') return null
  const rows = answer.value.data.results
  if (rows.length === 0) return null
  return (
    <section className={classes.gains} aria-label="Public dashboards">
      <h2>Public dashboards</h2>
      <p>Made by people with an account, and approved. Anybody may read them.</p>
      <Stack as="ul" gap={12} above={12}>
        {rows.map(({ id, link, name_of_dashboard: title, description }) => (
          <li key={id}>
            <Link href={link}>{title}</Link>
            {description !== '' && <Text tone="soft">{description}</Text>}
          </li>
        ))}
      </Stack>
    </section>
  )
}
