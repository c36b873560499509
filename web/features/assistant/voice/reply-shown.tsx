import { message } from '#domain/message/message.ts'
import { listOf, named } from '#domain/message/value.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import { Said } from '#web/language/said.tsx'
import { Player } from './player.tsx'
import type { Reply } from './voice-state.ts'
import { later } from '#web/kit/later.tsx'

const AnswerShown = later(async () => (await import('../answer/answer.tsx')).AnswerShown)

interface ReplyShownProps {
  readonly reply: Reply
  readonly onAsk: (question: string) => void
}

/** What the assistant replied: text with the rows it rests on, how it understood the words, and the sound of it. */
export function ReplyShown({ reply, onAsk }: ReplyShownProps) {
  const { answer } = reply
  const names = (answer?.understood ?? []).flatMap(({ kind, name }) =>
    kind !== 'intent' && kind !== 'unused' && name !== null ? [named(name)] : [],
  )
  return (
    <Stack gap={10}>
      {names.length > 0 && (
        <Text size={13} tone="soft">
          <Said what={message('voice.heard-as', { what: listOf(names) })} />
        </Text>
      )}
      <div aria-live="polite">
        {answer ? <AnswerShown answer={answer} isOpen={false} onAsk={onAsk} /> : <p>{reply.text}</p>}
      </div>
      <Player reply={reply} />
    </Stack>
  )
}
