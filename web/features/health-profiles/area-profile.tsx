import { Link, useSearch } from 'wouter'
import type { Location } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { PlaceNews } from './news/place-news.tsx'
import { profileAddress } from './profile-address.ts'
import classes from './profile-content.module.css'
import { ProfileHead } from './profile-head.tsx'
import type { ProfileProps } from './profile-props.ts'
import { WithWords } from '#web/language/with-words.tsx'

interface AreaProfileProps extends ProfileProps {
  readonly onShare: () => void
}

/** A local government area on one page: the figures that are modelled for it, among the other areas of its state. */
export function AreaProfile({ onShare, ...props }: AreaProfileProps) {
  const { text } = useLanguage()
  const search = useSearch()
  const { place, data } = props.question
  const state: Location | null = place.parent === null ? null : byId(data.reference.locations, place.parent)
  return (
    <>
      <ProfileHead {...props} onShare={onShare} />
      <div className={classes.page}>
        {/* What its words wait for hides nothing that is shown already. */}
        <WithWords>
          <PlaceNews {...props} />
        </WithWords>
        {state && (
          <>
            <Text above={20}>{text(message('place-news.area-about', { state: placeName(state) }))}</Text>
            <Text above={4}>
              <Link href={profileAddress(state, search)}>
                {text(message('place-news.area-state', { state: placeName(state) }))}
              </Link>
            </Text>
          </>
        )}
      </div>
    </>
  )
}
