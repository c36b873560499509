import { useMemo, useState } from 'react'
import type { Location } from '#domain/location/location.ts'
import { ownName } from '#domain/location/shown-name.ts'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { OriginChoice } from './use-origin.ts'
import { useId } from '#web/kit/use-id.ts'

interface OriginFormProps {
  readonly reference: ReferenceData
  readonly choice: OriginChoice
  /** True while the next click on the map is the origin. */
  readonly isPicking: boolean
  readonly onPicking: (isPicking: boolean) => void
}

/** Where distances are measured from: a place by name, a click on the map, or where the reader is, which never leaves the page. */
export function OriginForm({ reference, choice, isPicking, onPicking }: OriginFormProps) {
  const { text } = useLanguage()
  const [isUnknown, setUnknown] = useState(false)
  const { origin, onFrom, onHere } = choice
  const id = useId()
  const places = useMemo(() => {
    const states = locationsAt(reference, 3)
    const lgas = locationsAt(reference, 4)
    const nameOf = (place: Location) => text(named(place.name))
    const inState = (lga: Location) => {
      const state = reference.locations.get(lga.parent ?? 0)
      return `${text(named(ownName(lga, state)))}, ${text(named(state?.name ?? ''))}`
    }
    return new Map([
      ...states.map((state) => [nameOf(state), state] as const),
      ...lgas.map((lga) => [inState(lga), lga] as const),
    ])
  }, [reference, text])
  const from = (take: () => void) => {
    setUnknown(false)
    onPicking(false)
    take()
  }
  const choose = (name: string) => {
    const place = places.get(name)
    if (place) from(() => onFrom({ kind: 'place', id: place.id }))
  }
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => from(() => onHere([coords.longitude, coords.latitude])),
      () => setUnknown(true),
    )
  return (
    <Stack gap={4}>
      <Row wrap gap={8} rows={8} align="end">
        <Stack gap={4}>
          <label htmlFor={id}>{text(message('maps.from-place'))}</label>
          <input
            id={id}
            list={`${id}list`}
            autoComplete="off"
            onChange={(event) => choose(event.target.value)}
          />
          <datalist id={`${id}list`}>
            {[...places.keys()].map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </Stack>
        <Button aria-pressed={isPicking} onClick={() => onPicking(!isPicking)}>
          {text(message('maps.from-click'))}
        </Button>
        <Button onClick={locate}>{text(message('maps.near'))}</Button>
        {origin && <Button onClick={() => from(() => onFrom(null))}>{text(message('maps.not-near'))}</Button>}
      </Row>
      <Text tone={isUnknown || choice.hasFailed ? 'error' : 'soft'} size={13} role="status">
        {isUnknown
          ? text(message('maps.no-position'))
          : choice.hasFailed
            ? text(message('maps.no-middle'))
            : text(message(isPicking ? 'maps.click-now' : 'maps.position-stays'))}
      </Text>
    </Stack>
  )
}
