import type { AddressCodec } from '#domain/address/address-codec.ts'
import { OPENING_KINDS, type FollowedTopic } from '#domain/reading-room/reading-room.ts'
import { oneOf, parseId, setNumber, setText } from '#domain/view/address-parts.ts'
import { topicIn, topicText } from './room-topics.ts'

/** What of the room is shown, as its address says it. */
export interface RoomState {
  readonly kind: (typeof OPENING_KINDS)[number] | null
  readonly topic: FollowedTopic | null
  /** One note or question alone. */
  readonly post: number | null
  /** From 1. */
  readonly page: number
}

/** `?topic=place:8&kind=question&page=2`, or `?post=12`. */
export const ROOM_STATE: AddressCodec<RoomState> = {
  parse: (query) => ({
    kind: oneOf(query.get('kind'), OPENING_KINDS) ?? null,
    topic: topicIn(query.get('topic') ?? ''),
    post: parseId(query.get('post')) ?? null,
    page: parseId(query.get('page')) ?? 1,
  }),
  write: (query, { kind, topic, post, page }) => {
    setText(query, 'kind', kind)
    setText(query, 'topic', topic && topicText(topic))
    setNumber(query, 'post', post)
    setNumber(query, 'page', page === 1 ? null : page)
  },
}
