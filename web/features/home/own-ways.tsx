import { Link } from 'wouter'
import type { Location } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './home.module.css'

interface OwnWaysProps {
  /** The place that was read last on this device. */
  readonly place: Location | null
  readonly addressOf: (place: Location) => string
}

/** The place that was read last on this device, where there is one, and the check of a number. */
export function OwnWays({ place, addressOf }: OwnWaysProps) {
  const { text } = useLanguage()
  return (
    <Grid gap={24} className={classes.ways}>
      {place && (
        <Stack gap={4}>
          <Text tone="soft" size={12}>
            {text(message('home.last-read'))}
          </Text>
          <Text as="h2" size={16} weight={650}>
            {text(placeName(place))}
          </Text>
          <Text tone="soft" size={13}>
            {text(message('home.place-about'))}
          </Text>
          <Link href={addressOf(place)}>{text(message('home.open-place', { place: placeName(place) }))}</Link>
        </Stack>
      )}
      <Stack gap={4}>
        <Text tone="soft" size={12}>
          {text(message('home.doubt'))}
        </Text>
        <Text as="h2" size={16} weight={650}>
          {text(message('home.check'))}
        </Text>
        <Text tone="soft" size={13}>
          {text(message('home.check-about'))}
        </Text>
        <Link href="/check">{text(message('home.check-open'))}</Link>
      </Stack>
    </Grid>
  )
}
