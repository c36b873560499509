import type { PlaceQuestion } from '#domain/brief/question.ts'
import { message } from '#domain/message/message.ts'
import { decimal, whole } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './demographics.module.css'
import { Text } from '#web/kit/layout.tsx'

/** How large a place is and where its middle lies, as far as the data set holds it. */
export function LandArea({ question: { place, data } }: { readonly question: PlaceQuestion }) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /location/{id}', { path: { id: place.id } })
  const held = answer.status === 'ready' ? answer.value : null
  const { latitude = null, longitude = null, area_km2: area = null } = held ?? {}
  const states = [...data.reference.locations.values()].filter(
    ({ parent, level }) => level === 3 && (place.level === 1 || parent === place.id),
  )
  return (
    <div className={classes.item}>
      <dt>{text(message('profiles.area'))}</dt>
      {area === null ? (
        <dd className={classes.none}>
          {answer.status === 'ready' && text(message('profiles.no-area'))}
          {answer.status === 'failed' && text(message('profiles.area-failed'))}
        </dd>
      ) : (
        <Text as="dd" above={2} size={24} tight weight={680} figures>
          {text(message('profiles.area-value', { area: whole(area) }))}
        </Text>
      )}
      {latitude !== null && longitude !== null && (
        <dd className={classes.source}>
          {text(
            message('profiles.centre', { latitude: decimal(latitude, 2), longitude: decimal(longitude, 2) }),
          )}
        </dd>
      )}
      {place.level < 3 && (
        <dd className={classes.source}>{text(message('profiles.states-in', { count: states.length }))}</dd>
      )}
      {area !== null && <dd className={classes.source}>{text(message('profiles.area-from'))}</dd>}
    </div>
  )
}
