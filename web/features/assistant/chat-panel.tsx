import { IconArrowsMaximize, IconEraser } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { chat, forgetConversation, openConversation } from './chat-state.ts'
import classes from './chat.module.css'
import { Composer } from './composer.tsx'
import { ConversationLog } from './conversation-log.tsx'
import { prepareSoon } from './prepare-soon.ts'

/** The page that shows the same conversation. */
export const ASSISTANT_PAGE = '/metadata-qa'

/** The chat beside a page. */
export function ChatPanel({ onClose }: { readonly onClose: () => void }) {
  const { text, code } = useLanguage()
  useEffect(() => prepareSoon(code), [code])
  return (
    <Stack gap={8} className={classes.panel}>
      <Row gap={4} align="center" justify="between" wrap>
        <Text size={13} tone="soft">
          {text(message('chat.lead'))}
        </Text>
        <Row gap={4} align="center">
          <ClearChat />
          <Link href={ASSISTANT_PAGE} className={classes.expand} onClick={onClose}>
            <IconArrowsMaximize size={16} aria-hidden="true" /> {text(message('chat.expand'))}
          </Link>
        </Row>
      </Row>
      <ConversationLog isPage={false} />
      <Composer />
    </Stack>
  )
}

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
