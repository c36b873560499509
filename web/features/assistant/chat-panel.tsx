import { IconArrowsMaximize } from '#web/kit/icons.ts'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './chat.module.css'
import { ClearChat } from './clear-chat.tsx'
import { Composer } from './composer.tsx'
import { ConversationLog } from './conversation-log.tsx'
import { prepareSoon } from './prepare-soon.ts'

/** The page that shows the same conversation. */
const ASSISTANT_PAGE = '/metadata-qa'

interface ChatPanelProps {
  readonly onClose: () => void
  /** Another way to ask, beside clearing the chat. */
  readonly aside: React.ReactNode
}

/** The chat beside a page. */
export default function ChatPanel({ onClose, aside }: ChatPanelProps) {
  const { text, code } = useLanguage()
  useEffect(() => prepareSoon(code), [code])
  return (
    <Stack gap={8} className={classes.panel}>
      <Row gap={4} align="center" justify="between" wrap>
        <Text size={13} tone="soft">
          {text(message('chat.lead'))}
        </Text>
        <Row gap={4} align="center">
          {aside}
          <ClearChat />
          <Row
            as={Link}
            inline
            gap={6}
            align="center"
            href={ASSISTANT_PAGE}
            className={classes.expand}
            onClick={onClose}
          >
            <IconArrowsMaximize size={16} aria-hidden="true" /> {text(message('chat.expand'))}
          </Row>
        </Row>
      </Row>
      <ConversationLog isPage={false} />
      <Composer />
    </Stack>
  )
}
