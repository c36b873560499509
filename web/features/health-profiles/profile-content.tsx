import { PROFILE_AREAS } from '#catalogue/profile-areas.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { Grid } from '#web/kit/layout.tsx'
import { WhenNear } from '#web/kit/when-near.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { BarKey } from './bar-key.tsx'
import { Demographics } from './demographics.tsx'
import { ProfileHead } from './profile-head.tsx'
import classes from './profile-content.module.css'
import type { ProfileProps } from './profile-props.ts'
import { PlaceNews } from './news/place-news.tsx'
import { ProgramArea } from './program-area.tsx'
import { WithWords } from '#web/language/with-words.tsx'

interface ProfileContentProps extends ProfileProps {
  /** The map of the places that lie in this one. */
  readonly map: React.ReactNode
  readonly onShare: () => void
}

/** A place on one page: who lives there, its map, and seven program areas against the nation. */
export function ProfileContent({ map, onShare, ...props }: ProfileContentProps) {
  const { text } = useLanguage()
  const { place } = props.question
  return (
    <>
      <ProfileHead {...props} onShare={onShare} />
      <div className={classes.page}>
        {/* What its words wait for hides nothing that is shown already. */}
        <WithWords>
          <PlaceNews {...props} />
        </WithWords>
        <div className={classes.flow}>
          <Grid className={classes.top}>
            <WhenNear wait={<div id="demographics" className={classes.coming} />}>
              <Demographics {...props} />
            </WhenNear>
            <section id="map" aria-label={text(message('profiles.map-title'))}>
              {map}
            </section>
          </Grid>
          <h2 className={classes.areas}>
            {text(
              place.id === NATION
                ? message('profiles.areas-of-nation')
                : message('profiles.areas-of', { place: placeName(place) }),
            )}
          </h2>
          <BarKey place={place} />
          {PROFILE_AREAS.map((area) => (
            <WhenNear key={area.slug} wait={<div id={area.slug} className={classes.coming} />}>
              <ProgramArea area={area} {...props} />
            </WhenNear>
          ))}
        </div>
      </div>
    </>
  )
}
