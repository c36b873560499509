import { message } from '#domain/message/message.ts'
import type { FollowedTopic } from '#domain/reading-room/reading-room.ts'
import { Picker } from '#web/controls/picker.tsx'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { followTopic, useFollowed } from './follow-topic.ts'
import type { RoomState } from './room-state.ts'
import { topicIn, topicName, topicOptions, topicText } from './room-topics.ts'

const KINDS = ['all', 'note', 'question'] as const

interface RoomHeadProps {
  readonly catalogue: Catalogue
  readonly state: RoomState
  readonly onState: (change: Partial<RoomState>) => void
}

/** What of the room is shown: everything or one topic, notes or questions; and whether the reader follows the topic. */
export function RoomHead({ catalogue: { reference }, state: { topic, kind }, onState }: RoomHeadProps) {
  const { text } = useLanguage()
  const all = message('reading-room.all-topics')
  const none = { value: '', label: all, group: '', hint: '', reason: null, classification: null, depth: 0 }
  return (
    <Row wrap gap={16} align="end" above={20} below={20}>
      <Picker
        label={text(message('reading-room.topic'))}
        value={topic === null ? '' : topicText(topic)}
        text={text((topic && topicName(topic, reference)) ?? all)}
        options={() => [none, ...topicOptions(reference)]}
        onPick={(value) => onState({ topic: topicIn(value), page: 1 })}
      />
      {topic && <FollowButton topic={topic} name={text(topicName(topic, reference) ?? topicText(topic))} />}
      <SegmentedControl
        name={text(message('reading-room.what'))}
        options={KINDS.map((each) => [each, text(message('reading-room.kinds', { kind: each }))] as const)}
        value={kind ?? 'all'}
        onChoose={(chosen) => onState({ kind: chosen === 'all' ? null : chosen, page: 1 })}
      />
    </Row>
  )
}

interface FollowProps {
  readonly topic: FollowedTopic
  /** What readers call it. */
  readonly name: string
}

function FollowButton(props: FollowProps) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  if (own.status === 'signed-in') return <Follow {...props} />
  const returnTo = window.location.pathname + window.location.search
  return (
    <Button onClick={() => openSignIn({ view: 'login', returnTo })}>
      {text(message('reading-room.follow'))}
    </Button>
  )
}

function Follow({ topic, name }: FollowProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /reading/profile')
  const topics = useFollowed(answer.status === 'ready' ? answer.value.topics : [])
  if (answer.status !== 'ready') return null
  const isFollowed = topics.some((each) => topicText(each) === topicText(topic))
  return (
    <Button onClick={() => void followTopic(topic, name, !isFollowed)}>
      {text(message(isFollowed ? 'reading-room.followed' : 'reading-room.follow'))}
    </Button>
  )
}
