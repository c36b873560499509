import { Link } from 'wouter'
import { ANALYTICS, MENU } from '#catalogue/menu.ts'
import { Grid } from '#web/kit/layout.tsx'
import classes from './advanced-analytics-page.module.css'
import { entryAddress } from '../menus/menu-dashboards.ts'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** The analyses, and the way to each. */
export default function AnalyticsLanding() {
  const { text } = useLanguage()
  const entries = MENU.find(({ title }) => title === ANALYTICS)?.entries ?? []
  return (
    <div className={classes.page}>
      <h1>{text(message('pages.advanced-analytics'))}</h1>
      <p className={classes.lead}>{text(message('page-words.analytics'))}</p>
      <Grid as="ul" className={classes.ways}>
        {entries.map((entry) => (
          <li key={entryAddress(entry)}>
            <Link href={entryAddress(entry)} className={classes.way}>
              <strong>{text(named(entry.title))}</strong>
              <span>{text(named(entry.description))}</span>
            </Link>
          </li>
        ))}
      </Grid>
    </div>
  )
}
