import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import type { Language } from '#domain/message/language.ts'
import { message, type Value } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'

/**
 * The announcements while a section is moved among others, which stand in `order` by their slugs. The place of a guest from
 * elsewhere is announced by the list that takes it in.
 */
export function moveAnnouncements(
  order: readonly string[],
  titleOf: (slug: string) => Value,
  { text }: Language,
): Announcements {
  const told = (id: UniqueIdentifier, at: UniqueIdentifier) => ({
    title: titleOf(String(id)),
    position: whole(order.indexOf(String(at)) + 1),
    count: whole(order.length),
  })
  const own = (id: UniqueIdentifier, say: () => string | undefined) =>
    order.includes(String(id)) ? say() : undefined
  return {
    onDragStart: ({ active: { id } }) => own(id, () => text(message('move.picked-up', told(id, id)))),
    onDragOver: ({ active: { id }, over }) =>
      own(id, () => (over ? text(message('move.is-at', told(id, over.id))) : undefined)),
    onDragEnd: ({ active: { id }, over }) =>
      own(id, () => text(message('move.dropped', told(id, over?.id ?? id)))),
    onDragCancel: ({ active: { id } }) => own(id, () => text(message('move.stays', told(id, id)))),
  }
}
