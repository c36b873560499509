import type { Location } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import type { QuarterRow } from '#domain/quarters/quarter-rows.ts'
import { WordButton } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'

interface PlaceHeadProps {
  readonly place: Location
  readonly counts: QuarterRow | null
  /** Opens the places that it consists of; null where there is nothing below. */
  readonly onOpen: (() => void) | null
}

/** The name of a row, which opens the place; a zone says that it was added up. */
export function PlaceHead({ place, counts, onOpen }: PlaceHeadProps) {
  const { text } = useLanguage()
  const isSum = counts?.now?.counts.some(({ summed }) => summed) === true
  return (
    <th scope="row">
      {onOpen ? <WordButton onClick={onOpen}>{place.name}</WordButton> : place.name}
      {isSum && <small> {text(message('quarters.summed'))}</small>}
    </th>
  )
}
