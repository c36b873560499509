import { useState } from 'react'
import type { View } from '#charts/view.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { InEnglish } from '#web/language/in-english.tsx'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { blockOfView, type CapturedAs, keepCaptured } from './captured.ts'
import { IntoDocument } from './into-document.tsx'

interface CaptureProps {
  readonly view: View
  readonly onClose: () => void
}

/** Puts the figure that a reader looks at into a document of theirs, or into a new one. */
export function CaptureDialog({ view, onClose }: CaptureProps) {
  const own = useOwnAccount()
  return (
    <InEnglish>
      <Dialog form="narrow" title="Add to a dashboard or report" onClose={onClose}>
        {own.status === 'signed-in' ? (
          <FigureInto view={view} onClose={onClose} />
        ) : (
          <SignInFirst view={view} onClose={onClose} />
        )}
      </Dialog>
    </InEnglish>
  )
}

/** The figure waits, so that this dialog opens again with it after signing in. */
function SignInFirst({ view, onClose }: CaptureProps) {
  const enter = (door: 'login' | 'register') => {
    keepCaptured(view)
    onClose()
    openSignIn({ view: door, returnTo: window.location.pathname + window.location.search })
  }
  return (
    <Stack gap={16}>
      <Text>
        Dashboards and reports are kept in your account. Log in, and you come back to this figure to add it.
      </Text>
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

function FigureInto({ view, onClose }: CaptureProps) {
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
