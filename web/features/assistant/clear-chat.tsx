import { IconEraser } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { chat, forgetConversation, openConversation } from './chat-state.ts'

/** Ends the conversation: the greeting again, under a new session id. */
export function ClearChat() {
  const { text } = useLanguage()
  const { id, turns } = openConversation(useStore(chat))
  return (
    <Button kind="quiet" disabled={turns.length === 0} onClick={() => forgetConversation(id)}>
      <IconEraser size={16} aria-hidden="true" /> {text(message('chat.clear'))}
    </Button>
  )
}
