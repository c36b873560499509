import { IconPlus, IconX } from '#web/kit/icons.ts'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { LanguageCode } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { Understood } from './answer/understood.tsx'
import {
  beginConversation,
  chat,
  type Conversation,
  forgetConversation,
  openConversation,
  showConversation,
} from './chat-state.ts'
import classes from './chat.module.css'
import { ClearChat } from './clear-chat.tsx'
import { Composer } from './composer.tsx'
import { ConversationLog } from './conversation-log.tsx'
import { KeepConversation } from './keep-conversation.tsx'
import { siteName } from '#web/memory/front.ts'
import { prepareSoon } from './prepare-soon.ts'
import { send } from './send.ts'

/** The assistant with the room of a page: what was asked before, the conversation, and how its last words were read. */
export default function AssistantPage() {
  const { text, code } = useLanguage()
  const open = openConversation(useStore(chat))
  // Names and digits of the rows are those of the catalogue.
  useResource(catalogueResource)
  useEffect(() => prepareSoon(code), [code])
  useAskedByAddress(code)
  const answer = open.turns.at(-1)?.answer ?? null
  return (
    <Grid gap={32} className={classes.page}>
      <History />
      <Stack gap={16} className={classes.main}>
        <Text as="h1" above={24} size={20}>
          {text(message('chat.title', { site: siteName }))}
        </Text>
        <Text tone="soft">{text(message('chat.about'))}</Text>
        <ConversationLog isPage />
        <Composer />
      </Stack>
      <aside className={classes.read} aria-label={text(message('chat.understood'))}>
        {answer && (
          <>
            <h2>{text(message('chat.understood'))}</h2>
            <Understood understood={answer.understood} />
          </>
        )}
      </aside>
    </Grid>
  )
}

/** Asks what the address asks (`?q=`), once and in a conversation of its own: the question stands in the history, not in the address. */
function useAskedByAddress(code: LanguageCode): void {
  const [path, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const question = query.get('q')?.trim() ?? ''
  query.delete('q')
  const others = query.toString()
  useEffect(() => {
    if (question === '') return
    beginConversation()
    send(question, code)
    navigate(others === '' ? path : `${path}?${others}`, { replace: true })
  }, [question, others, path, code, navigate])
}

function History() {
  const { text } = useLanguage()
  const { conversations, open } = useStore(chat)
  const asked = conversations.filter(({ turns }) => turns.length > 0)
  return (
    <nav className={classes.history} aria-label={text(message('chat.history'))}>
      <Row justify="between" align="center" gap={8} wrap>
        <h2>{text(message('chat.history'))}</h2>
        <ClearChat />
      </Row>
      <Button onClick={beginConversation}>
        <IconPlus size={16} aria-hidden="true" /> {text(message('chat.new-question'))}
      </Button>
      <Text size={13} tone="soft" above={12}>
        {text(message(asked.length === 0 ? 'chat.history-none' : 'chat.in-session'))}
      </Text>
      <ul>
        {asked.map((one) => (
          <Row as="li" key={one.id} gap={4} align="center" data-open={one.id === open || undefined}>
            <Past conversation={one} isOpen={one.id === open} />
          </Row>
        ))}
      </ul>
      <Text size={13} tone="soft" above={12}>
        {text(message('chat.history-kept'))}
      </Text>
      <KeepConversation />
    </nav>
  )
}

function Past({ conversation, isOpen }: { readonly conversation: Conversation; readonly isOpen: boolean }) {
  const { text } = useLanguage()
  const question = conversation.turns[0]?.asked ?? ''
  return (
    <>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={() => showConversation(conversation.id)}
      >
        {question}
      </button>
      <IconButton
        label={text(message('chat.forget', { question }))}
        onClick={() => forgetConversation(conversation.id)}
      >
        <IconX size={16} aria-hidden="true" />
      </IconButton>
    </>
  )
}
