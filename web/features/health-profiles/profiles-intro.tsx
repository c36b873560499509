import { PageFrame } from '#web/kit/page-frame.tsx'
import { useSearch } from 'wouter'
import { PROFILE_AREAS } from '#catalogue/profile-areas.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { LinkButton } from '#web/kit/button.tsx'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { AreaIcon } from './area-icon.tsx'
import { PlaceList } from './place-list.tsx'
import { profileAddress } from './profile-address.ts'
import classes from './profiles-intro.module.css'

interface ProfilesIntroProps {
  readonly reference: ReferenceData
  /** The map on which a state is chosen. */
  readonly map: React.ReactNode
}

/** What health profiles are, their seven areas, and the ways to each of them: by map, by list, and to the nation. */
export function ProfilesIntro({ reference, map }: ProfilesIntroProps) {
  const { text } = useLanguage()
  const nation = profileAddress(byId(reference.locations, NATION), useSearch())
  return (
    <PageFrame width="page">
      <Grid className={classes.intro}>
        <div>
          <h1>{text(message('profiles.heading'))}</h1>
          <Text widest="72ch" above={12} tone="soft" size={16}>
            {text(message('profiles.lead'))}
          </Text>
          <Row above={20} screen>
            <LinkButton kind="primary" href={nation}>
              {text(message('profiles.national'))}
            </LinkButton>
          </Row>
          <Text as="h2" heading above={32}>
            {text(message('profiles.areas-heading'))}
          </Text>
          <ul className={classes.areas}>
            {PROFILE_AREAS.map(({ slug, title, about }) => (
              <Grid as="li" key={slug} gap={16} align="start" entry={12} className={classes.area}>
                <span className={classes.round}>
                  <AreaIcon slug={slug} size={22} />
                </span>
                <div>
                  <h3>{text(title)}</h3>
                  <Text tone="soft">{text(about)}</Text>
                </div>
              </Grid>
            ))}
          </ul>
        </div>
        <div>
          <Text as="h2" heading>
            {text(message('profiles.map-heading'))}
          </Text>
          <Text above={2} below={12} tone="soft">
            {text(message('profiles.map-about'))}
          </Text>
          {map}
        </div>
      </Grid>
      <h2 className={classes.listHead}>{text(message('profiles.all-places'))}</h2>
      <PlaceList reference={reference} />
    </PageFrame>
  )
}
