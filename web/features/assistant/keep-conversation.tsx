import { useState } from 'react'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { useTask } from '#web/kit/use-task.ts'
import { useExport } from '#web/documents/export/use-export.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { change } from '#web/queries/change.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { chat, openConversation } from './chat-state.ts'
import { conversationDocument } from './conversation-document.ts'

/** Keeps the open conversation as a document of one's own, or saves it as a file, which needs no account. */
export function KeepConversation() {
  const { text } = useLanguage()
  const own = useOwnAccount()
  const conversation = openConversation(useStore(chat))
  const [kept, setKept] = useState<{ readonly conversation: string; readonly id: string } | null>(null)
  const saving = useTask()
  const exporting = useExport()
  if (!conversation.turns.some(({ answer }) => answer !== null)) return null
  const save = () =>
    saving.run(async () => {
      const document = conversationDocument(conversation)
      const { data } = await change('POST /document', { body: { document: { ...document } } })
      setKept({ conversation: conversation.id, id: data.id })
    })
  return (
    <Stack gap={8} above={8}>
      <FormError>{saving.failure ?? exporting.failure}</FormError>
      {own.status === 'signed-in' ? (
        <Button disabled={saving.busy} onClick={() => void save()}>
          {text(message('chat.save'))}
        </Button>
      ) : (
        <Text size={13} tone="soft">
          {text(message('chat.save-sign-in'))}{' '}
          <Button
            kind="quiet"
            onClick={() => openSignIn({ view: 'login', returnTo: window.location.pathname })}
          >
            {text(message('chat.log-in'))}
          </Button>
        </Text>
      )}
      {kept?.conversation === conversation.id && (
        <Text size={13} role="status">
          {text(message('chat.saved'))}{' '}
          <Link href={`/document/${kept.id}/edit`}>{text(message('chat.open-saved'))}</Link>
        </Text>
      )}
      <Row wrap gap={8}>
        {(['pdf', 'docx', 'pptx'] as const).map((one) => (
          <Button
            key={one}
            disabled={exporting.busy}
            onClick={() => exporting.save({ document: conversationDocument(conversation) }, one)}
          >
            {text(message('chat.export', { format: one.toUpperCase() }))}
          </Button>
        ))}
      </Row>
    </Stack>
  )
}
