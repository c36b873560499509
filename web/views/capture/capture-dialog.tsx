import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useState } from 'react'
import type { View } from '#charts/view.ts'
import { Button, WordButton } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { Loading } from '#web/kit/state-message.tsx'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { WriteForm } from '#web/views/reading/write-form.tsx'
import { blockOfView, type CapturedAs } from './block-of-view.ts'
import { type CapturedFor, keepCaptured } from './captured.ts'
import { IntoDocument } from './into-document.tsx'

interface CaptureProps {
  readonly view: View
  /** The purpose of the figure; a document where absent. */
  readonly wanted?: CapturedFor
  readonly onClose: () => void
}

const WAYS = {
  document: {
    title: message('capture.add-title'),
    first: message('capture.add-first'),
    other: message('capture.write-title'),
    next: 'reading-room',
  },
  'reading-room': {
    title: message('capture.write-title'),
    first: message('capture.write-first'),
    other: message('capture.add-other'),
    next: 'document',
  },
} as const

/** Puts the figure that a reader looks at into a document of theirs, or lets them write about it in the reading room. */
export function CaptureDialog({ view, wanted: first = 'document', onClose }: CaptureProps) {
  const own = useOwnAccount()
  const { text } = useLanguage()
  const [wanted, want] = useState<CapturedFor>(first)
  const { title, other, next } = WAYS[wanted]
  const way = (
    <Text ruled={16} above={16} tone="soft">
      {text(message('capture.or'))} <WordButton onClick={() => want(next)}>{text(other)}</WordButton>
    </Text>
  )
  const form = { view, wanted, onClose }
  return (
    <Dialog form="narrow" title={text(title)} onClose={onClose}>
      {own.status === 'unknown' ? (
        <Loading what={message('document-list.yours')} />
      ) : own.status !== 'signed-in' ? (
        <SignInFirst {...form} way={way} />
      ) : wanted === 'document' ? (
        <FigureInto {...form} way={way} />
      ) : (
        <>
          <WriteForm view={view} onClose={onClose} />
          {way}
        </>
      )}
    </Dialog>
  )
}

interface FormProps extends Required<CaptureProps> {
  /** The way to the other form, below this one. */
  readonly way: React.ReactNode
}

/** The figure waits, so that this dialog opens again with it after signing in. */
function SignInFirst({ view, wanted, way, onClose }: FormProps) {
  const { text } = useLanguage()
  const enter = (door: 'login' | 'register') => {
    keepCaptured({ view, wanted })
    onClose()
    openSignIn({ view: door, returnTo: window.location.pathname + window.location.search })
  }
  return (
    <Stack gap={16}>
      <Text>{text(WAYS[wanted].first)}</Text>
      <Row wrap gap={8} justify="end">
        <Button onClick={() => enter('register')}>{text(message('capture.register'))}</Button>
        <Button kind="primary" onClick={() => enter('login')}>
          {text(message('capture.login'))}
        </Button>
      </Row>
      {way}
    </Stack>
  )
}

const FORMS: readonly CapturedAs[] = ['figure', 'table', 'sentence']

function FigureInto({ view, way, onClose }: FormProps) {
  const [as, setAs] = useState<CapturedAs>('figure')
  const { text } = useLanguage()
  return (
    <IntoDocument blockOf={() => blockOfView(view, as)} after={way} onClose={onClose}>
      <FieldGroup legend={text(message('capture.as'))}>
        {FORMS.map((form) => (
          <Row key={form} as="label" gap={10} align="center" reach={32}>
            <Tick type="radio" name="captured-as" checked={as === form} onChange={() => setAs(form)} />
            {text(message('capture.form', { form }))}
          </Row>
        ))}
      </FieldGroup>
      <Text tone="soft" size={13}>
        {text(message('capture.live'))}
      </Text>
    </IntoDocument>
  )
}
