import { message } from '#domain/message/message.ts'
import type { FollowedTopic } from '#domain/reading-room/reading-room.ts'
import { topicIn as topicWaiting } from '#web/device/waiting-content.ts'
import { newAttempt } from '#web/editing/account-copy.ts'
import { outbox } from '#web/keeping/outbox-state.ts'
import { sendOrKeep } from '#web/keeping/send-or-keep.ts'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { useStore } from '#web/memory/store.ts'
import { change } from '#web/queries/change.ts'
import { topicText } from './room-topics.ts'

/** Follows a topic, or follows it no more; without a line it waits on this device, and of one topic the last choice is sent. */
export async function followTopic(topic: FollowedTopic, name: string, followed: boolean): Promise<void> {
  const { text } = pageLanguage.get()
  const body = { kind: topic.kind, topic: topic.topic, followed }
  const unsent = {
    ...({ subject: `topic-${topicText(topic)}`, kind: 'topic', title: name } as const),
    ...{ attempt: newAttempt(), content: JSON.stringify(body) },
  }
  await withFailureToast(text(message('reading-room.not-kept')), async () => {
    const end = await sendOrKeep(unsent, () => change('PUT /reading/topics', { body }))
    if (end === 'waits') await showToast({ kind: 'notice', title: text(message('reading-room.waits')) })
  })
}

/** The topics that somebody follows, with the choices that wait on this device to be sent. */
export function useFollowed(topics: readonly FollowedTopic[]): readonly FollowedTopic[] {
  const waiting = useStore(outbox)
  let followed = topics
  for (const one of waiting) {
    const choice = one.kind === 'topic' && one.status !== 'refused' ? topicWaiting(one) : null
    if (!choice) continue
    followed = followed.filter((each) => topicText(each) !== topicText(choice))
    if (choice.followed) followed = [...followed, choice]
  }
  return followed
}
