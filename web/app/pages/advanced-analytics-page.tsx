import { Link } from 'wouter'
import { MENU } from '#catalogue/menu.ts'
import { Grid } from '#web/kit/layout.tsx'
import classes from './advanced-analytics-page.module.css'
import { entryAddress } from '../menus/find-in-catalogue.ts'

/** What can be analysed, and the way to each. */
export default function AnalyticsLanding() {
  const entries = MENU.find(({ title }) => title === 'Advanced Analytics')?.entries ?? []
  return (
    <div className={classes.page}>
      <h1>Advanced Analytics</h1>
      <p className={classes.lead}>
        Every indicator of every subject, from every source: how they move together, how they spread, where
        they lead, and how far the sources agree. Each result says how sure it is, and what the data do not
        support is not claimed.
      </p>
      <Grid as="ul" className={classes.ways}>
        {entries.map((entry) => (
          <li key={entryAddress(entry)}>
            <Link href={entryAddress(entry)} className={classes.way}>
              <strong>{entry.title}</strong>
              <span>{entry.description}</span>
            </Link>
          </li>
        ))}
      </Grid>
    </div>
  )
}
