import { useState } from 'react'
import { Link } from 'wouter'
import { DOCUMENT_FIELDS } from '#domain/form/document-fields.ts'
import { message, type Value } from '#domain/message/message.ts'
import type { Waiting } from '#web/device/waiting.ts'
import { commentIn, formIn, topicIn } from '#web/device/waiting-content.ts'
import { tryAgain } from '#web/files/next-try.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button, WordButton } from '#web/kit/button.tsx'
import { TextArea } from '#web/kit/form/field.tsx'
import { Box, Row, Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { rewriteComment, takeBack, takeBackKind } from '#web/keeping/outbox.ts'
import { countOf, outbox } from '#web/keeping/outbox-state.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { editorOf } from './editor-of.ts'

/** What waits to be sent, in its order, with the ways to change it or to take it back. Only its own writer sees it. */
export function OutboxList() {
  const { text } = useLanguage()
  const own = useOwnAccount()
  const all = useStore(outbox)
  const waiting = own.status === 'signed-in' ? all.filter(({ account }) => account === own.account.id) : all
  if (waiting.length === 0) return null
  return (
    <section>
      <Row wrap gap={12} align="center" justify="between">
        <Text as="h2">{text(message('device.waiting', { count: countOf(waiting) }))}</Text>
        <Button onClick={tryAgain}>{text(message('device.try-again'))}</Button>
      </Row>
      <Text tone="soft" below={8}>
        {text(message('device.waiting-how'))}
      </Text>
      {own.status === 'signed-in' ? (
        <Stack as="ol">
          {waiting.map((one) => one.kind !== 'view' && <WaitingRow key={one.id} waiting={one} />)}
          <WaitingViews views={waiting.filter(({ kind }) => kind === 'view')} />
        </Stack>
      ) : own.status === 'anonymous' ? (
        <Button onClick={() => openSignIn({ view: 'login' })}>{text(message('device.sign-in'))}</Button>
      ) : (
        <Text tone="soft">{text(message('device.whose'))}</Text>
      )}
    </section>
  )
}

/** The views for the history: nobody reads them one by one. */
function WaitingViews({ views }: { readonly views: readonly Waiting[] }) {
  const { text } = useLanguage()
  const [first] = views
  if (!first) return null
  return (
    <Box as="li" entry={12}>
      <Text as="span" weight={600}>
        {text(message('device.waiting-views', { count: views.length }))}
      </Text>
      <Row above={4}>
        <WordButton
          aria-label={text(
            message('device.take-back-this', {
              what: text(message('device.waiting-title', { kind: 'view', title: '' })),
            }),
          )}
          onClick={() => void takeBackKind(first.account, 'view')}
        >
          {text(message('device.take-back'))}
        </WordButton>
      </Row>
    </Box>
  )
}

/** What a thing says beside its title; null: nothing more. */
function wordsOf(waiting: Waiting): Value | null {
  if (waiting.kind === 'comment') return commentIn(waiting).text
  if (waiting.kind === 'form') {
    const note = formIn(waiting)?.note ?? null
    return message('device.waiting-form', { how: note === null ? 'draft' : 'approval' })
  }
  const topic = waiting.kind === 'topic' ? topicIn(waiting) : null
  return topic && message('device.waiting-topic', { how: topic.followed ? 'followed' : 'not' })
}

function WaitingRow({ waiting }: { readonly waiting: Waiting }) {
  const { text } = useLanguage()
  const [isEdited, setIsEdited] = useState(false)
  const { kind, title, at, status, why } = waiting
  const words = wordsOf(waiting)
  const editor = editorOf(waiting)
  return (
    <Box as="li" entry={12}>
      <Row wrap gap={8} align="center">
        <Text as="span" weight={600} breaks>
          {text(message('device.waiting-title', { kind, title }))}
        </Text>
        {status !== 'waiting' && (
          <Badge kind={status === 'refused' ? 'error' : 'off'}>
            {text(message('device.end', { status }))}
          </Badge>
        )}
      </Row>
      {words !== null && !isEdited && (
        <Text tone="soft" size={13} breaks>
          {text(words)}
        </Text>
      )}
      {why !== '' && (
        <Text tone="error" size={13}>
          {why}
        </Text>
      )}
      {isEdited && <CommentEditor waiting={waiting} onEnd={() => setIsEdited(false)} />}
      <Row wrap gap={16} align="center" above={4}>
        <Text as="span" tone="faint" size={13}>
          {text(message('device.saved-at', { moment: momentText(at) }))}
        </Text>
        {editor !== null && <Link href={editor}>{text(message('device.edit'))}</Link>}
        {kind === 'comment' && (
          <WordButton onClick={() => setIsEdited(true)}>{text(message('device.edit'))}</WordButton>
        )}
        <WordButton
          aria-label={text(message('device.take-back-this', { what: title }))}
          onClick={() => void takeBack(waiting)}
        >
          {text(message('device.take-back'))}
        </WordButton>
      </Row>
    </Box>
  )
}

function CommentEditor({ waiting, onEnd }: { readonly waiting: Waiting; readonly onEnd: () => void }) {
  const { text } = useLanguage()
  const [words, setWords] = useState(() => commentIn(waiting).text)
  const keep = async () => {
    await rewriteComment(waiting, words.trim())
    onEnd()
  }
  return (
    <Stack gap={8} above={8}>
      <TextArea
        label={text(message('device.comment'))}
        rows={3}
        maxLength={DOCUMENT_FIELDS.comment.longest}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div>
        <Button disabled={words.trim() === ''} onClick={() => void keep()}>
          {text(message('device.keep-words'))}
        </Button>
      </div>
    </Stack>
  )
}
