import { useState } from 'react'
import type { View } from '#charts/view.ts'
import { Button, WordButton } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { InEnglish } from '#web/language/in-english.tsx'
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
    title: 'Add to a dashboard or report',
    first:
      'Dashboards and reports are kept in your account. Log in, and you come back to this figure to add it.',
    other: 'Ask or note about this figure',
    next: 'reading-room',
  },
  'reading-room': {
    title: 'Ask or note about this figure',
    first: 'Notes and questions carry your username. Log in, and you come back to this figure to write.',
    other: 'Add it to a dashboard or report',
    next: 'document',
  },
} as const

/** Puts the figure that a reader looks at into a document of theirs, or lets them write about it in the reading room. */
export function CaptureDialog({ view, wanted: first = 'document', onClose }: CaptureProps) {
  const own = useOwnAccount()
  const [wanted, want] = useState<CapturedFor>(first)
  const { title, other, next } = WAYS[wanted]
  const Form = own.status !== 'signed-in' ? SignInFirst : wanted === 'document' ? FigureInto : WriteForm
  return (
    <InEnglish>
      <Dialog form="narrow" title={title} onClose={onClose}>
        <Form key={wanted} view={view} wanted={wanted} onClose={onClose} />
        <Text ruled={16} above={16} tone="soft">
          Or: <WordButton onClick={() => want(next)}>{other}</WordButton>
        </Text>
      </Dialog>
    </InEnglish>
  )
}

type FormProps = Required<CaptureProps>

/** The figure waits, so that this dialog opens again with it after signing in. */
function SignInFirst({ view, wanted, onClose }: FormProps) {
  const enter = (door: 'login' | 'register') => {
    keepCaptured({ view, wanted })
    onClose()
    openSignIn({ view: door, returnTo: window.location.pathname + window.location.search })
  }
  return (
    <Stack gap={16}>
      <Text>{WAYS[wanted].first}</Text>
      <Row wrap gap={8} justify="end">
        <Button onClick={() => enter('register')}>Create an account</Button>
        <Button kind="primary" onClick={() => enter('login')}>
          Log in
        </Button>
      </Row>
    </Stack>
  )
}

const FORMS: readonly (readonly [CapturedAs, string])[] = [
  ['figure', 'Figure'],
  ['table', 'Table of its numbers'],
  ['sentence', 'Sentence that says what it shows'],
]

function FigureInto({ view, onClose }: FormProps) {
  const [as, setAs] = useState<CapturedAs>('figure')
  return (
    <IntoDocument blockOf={() => blockOfView(view, as)} onClose={onClose}>
      <FieldGroup legend="As">
        {FORMS.map(([value, words]) => (
          <Row key={value} as="label" gap={10} align="center" reach={32}>
            <Tick type="radio" name="captured-as" checked={as === value} onChange={() => setAs(value)} />
            {words}
          </Row>
        ))}
      </FieldGroup>
      <Text tone="soft" size={13}>
        It stays live: the figures are those of the newest release whenever it is opened.
      </Text>
    </IntoDocument>
  )
}
