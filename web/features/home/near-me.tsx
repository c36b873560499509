import { useState } from 'react'
import { IconCurrentLocation } from '#web/kit/icons.ts'
import { regionAt } from '#charts/map/region-at.ts'
import type { Location } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { regionsOf } from '#web/views/boundaries.ts'

interface NearMeProps {
  readonly reference: Pick<ReferenceData, 'locations'>
  readonly onPlace: (place: Location) => void
}

/** The state in which somebody stands, found when they press: from the boundaries, on the device, and nothing is sent. */
export function NearMe({ reference, onPlace }: NearMeProps) {
  const { text } = useLanguage()
  const [state, setState] = useState<'idle' | 'asking' | 'unknown' | 'outside'>('idle')
  const find = () => {
    // Without a secure address browsers have no position to ask for.
    const { geolocation } = navigator as Partial<Navigator>
    if (!geolocation) return setState('unknown')
    setState('asking')
    geolocation.getCurrentPosition(
      ({ coords }) =>
        void regionsOf('nigeria-states').then(
          (shapes) => {
            const id = regionAt(shapes, [coords.longitude, coords.latitude])
            const place = id === null ? undefined : reference.locations.get(id)
            if (place) onPlace(place)
            else setState('outside')
          },
          () => setState('unknown'),
        ),
      () => setState('unknown'),
    )
  }
  return (
    <Row wrap gap={12} align="center">
      <Button onClick={find} disabled={state === 'asking'}>
        <IconCurrentLocation size={18} aria-hidden="true" />
        {text(message('device.near-me'))}
      </Button>
      <Text tone={state === 'unknown' || state === 'outside' ? 'error' : 'soft'} size={13} role="status">
        {text(message('device.near-state', { state }))}
      </Text>
    </Row>
  )
}
