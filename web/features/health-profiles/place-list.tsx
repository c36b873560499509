import { Link, useSearch } from 'wouter'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { childrenOf, locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import { Grid } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './profiles-intro.module.css'
import { profileAddress } from './profile-address.ts'

/** The zones with their states, each a way to its profile: all that the map leads to. */
export function PlaceList({ reference }: { readonly reference: ReferenceData }) {
  const { text } = useLanguage()
  const search = useSearch()
  return (
    <Grid as="nav" className={classes.places} aria-label={text(message('profiles.all-places'))}>
      {locationsAt(reference, 2).map((zone) => (
        <section key={zone.id}>
          <h3>
            <Link href={profileAddress(zone, search)}>{text(placeName(zone), 'name')}</Link>
          </h3>
          <ul>
            {childrenOf(reference, zone.id, 3).map((state) => (
              <li key={state.id}>
                <Link href={profileAddress(state, search)}>{text(placeName(state), 'name')}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Grid>
  )
}
