import type { Location } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** The heading of the row that is marked. */
export const MARKED_ROW = 'marked-row'

/** The way to the marked row where it lies below the screen; a page that opened there would hide its own heading. */
export function ToRow({ place }: { readonly place: Location }) {
  const { text } = useLanguage()
  return (
    <Text screen size={13} below={8}>
      <WordButton onClick={toRow}>
        {text(message('scorecard.to-row', { place: placeName(place) }))}
      </WordButton>
    </Text>
  )
}

function toRow(): void {
  const row = document.getElementById(MARKED_ROW)
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}
