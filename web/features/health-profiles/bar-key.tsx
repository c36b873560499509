import { NATION, type Location } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './bar-key.module.css'

/** What the parts of the bars stand for. */
export function BarKey({ place }: { readonly place: Location }) {
  const { text } = useLanguage()
  const isNation = place.id === NATION
  return (
    <Row as="ul" wrap gap={20} rows={6} above={8} className={classes.key}>
      {SIGNS.filter(({ ofPlaces }) => !ofPlaces || !isNation).map(({ sign, words }) => (
        <Row as="li" key={sign} align="center" gap={6}>
          <span data-sign={sign} aria-hidden="true" />
          <Text as="span" tone="soft" size={13}>
            {text(words(place))}
          </Text>
        </Row>
      ))}
    </Row>
  )
}

interface Sign {
  readonly sign: string
  readonly ofPlaces?: true
  readonly words: (place: Location) => Message
}

const SIGNS: readonly Sign[] = [
  { sign: 'nation', ofPlaces: true, words: () => message('profiles.key-nation') },
  { sign: 'other', ofPlaces: true, words: () => message('profiles.key-other') },
  { sign: 'missed', words: (place) => message('profiles.key-missed', { place: placeName(place) }) },
  { sign: 'reached', words: (place) => message('profiles.key-reached', { place: placeName(place) }) },
  { sign: 'open', words: (place) => message('profiles.key-open', { place: placeName(place) }) },
  { sign: 'interval', words: () => message('profiles.key-interval') },
  { sign: 'target', words: () => message('profiles.key-target') },
]
