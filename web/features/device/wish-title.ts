import type { Catalogue } from '#contract/release-data.ts'
import { type Message, message } from '#domain/message/message.ts'
import { indicatorName, named, placeName, whole } from '#domain/message/value.ts'
import { LEVELS } from '#domain/location/location.ts'
import type { Wish } from '#web/keeping/wish.ts'

interface Named {
  readonly title: Message
  /** What is in it. */
  readonly about: Message
}

/** The name of something that can be kept, and what is in it; null where this release has no such thing. */
export function wishTitle(wish: Wish, { reference, dashboards }: Catalogue): Named | null {
  const { indicators, locations, sources } = reference
  switch (wish.kind) {
    case 'all':
      return {
        title: message('device.wish-all'),
        about: message('device.about-all', {
          indicators: whole(indicators.size),
          sources: whole(sources.size),
        }),
      }
    case 'dashboard': {
      const found = dashboards.find(({ name }) => name === wish.name)
      if (!found) return null
      const title = message('device.wish-dashboard', { dashboard: named(found.title) })
      return { title, about: message('device.about-dashboard') }
    }
    case 'indicator': {
      const found = indicators.get(wish.indicator)
      if (!found) return null
      const title = message('device.wish-indicator', { indicator: indicatorName(found) })
      return { title, about: message('device.about-indicator') }
    }
    case 'state': {
      const place = locations.get(wish.place)
      if (!place) return null
      return {
        title: message('device.wish-state', { place: placeName(place) }),
        about: message('device.about-state'),
      }
    }
    case 'zone': {
      const place = locations.get(wish.place)
      if (!place || LEVELS[place.level] !== 'Zonal') return null
      const states = [...locations.values()].filter(({ parent }) => parent === place.id).length
      return {
        title: message('device.wish-zone', { place: placeName(place), states }),
        about: message('device.about-zone'),
      }
    }
  }
}
