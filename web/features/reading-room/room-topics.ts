import { SMALLEST_PLACE, TOPIC_KINDS, type FollowedTopic } from '#domain/reading-room/reading-room.ts'
import { message, type Value } from '#domain/message/message.ts'
import { named, placeName } from '#domain/message/value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Option } from '#sections/definition/options.ts'

const PLAIN = { hint: '', reason: null, classification: null, depth: 0 } as const

/** A topic as addresses and lists write it: `place:8`, `area:Malaria`. */
export function topicText({ kind, topic }: FollowedTopic): string {
  return `${kind}:${topic}`
}

/** The topic of such a text; null for anything else. */
export function topicIn(text: string): FollowedTopic | null {
  const [, kindText, topic = ''] = /^(\w+):(.+)$/.exec(text) ?? []
  const kind = TOPIC_KINDS.find((each) => each === kindText)
  return kind ? { kind, topic } : null
}

/** What readers call a topic; null for one that this release does not have. */
export function topicName({ kind, topic }: FollowedTopic, reference: ReferenceData): Value | null {
  if (kind === 'area') return named(topic)
  if (kind === 'indicator') {
    const indicator = reference.indicators.get(Number(topic))
    return indicator ? named(indicator.fullName) : null
  }
  const place = reference.locations.get(Number(topic))
  return place ? placeName(place) : null
}

/** Every topic that can be followed: program areas, places down to states, indicators. */
export function topicOptions({ indicators, locations }: ReferenceData): readonly Option[] {
  const areas = [...new Set([...indicators.values()].map(({ programArea }) => programArea))].sort()
  return [
    ...areas.map((area) => ({
      ...PLAIN,
      value: topicText({ kind: 'area', topic: area }),
      label: named(area),
      group: message('reading-room.areas'),
    })),
    ...[...locations.values()]
      .filter(({ level }) => level <= SMALLEST_PLACE)
      .map((place) => ({
        ...PLAIN,
        value: topicText({ kind: 'place', topic: String(place.id) }),
        label: placeName(place),
        group: message('reading-room.places'),
      })),
    ...[...indicators.values()]
      .toSorted((a, b) => a.fullName.localeCompare(b.fullName))
      .map(({ id, fullName }) => ({
        ...PLAIN,
        value: topicText({ kind: 'indicator', topic: String(id) }),
        label: named(fullName),
        group: message('reading-room.indicators'),
        names: 'indicator' as const,
      })),
  ]
}
