import { useState } from 'react'
import { Link } from 'wouter'
import type { View } from '#charts/view.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { SelectField } from '#web/kit/form/field.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { useTask } from '#web/kit/use-task.ts'
import { InEnglish } from '#web/language/in-english.tsx'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { addToDocument, keepNewDocument } from './add-to-document.ts'
import { blockOfView, type CapturedAs, keepCaptured } from './captured.ts'

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
          <Target view={view} onClose={onClose} />
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

function Target({ view, onClose }: CaptureProps) {
  const answer = useAnswer('GET /document')
  const [added, setAdded] = useState<DocumentSummary | null>(null)
  if (added) return <Added document={added} onClose={onClose} />
  return (
    <WhenAnswered answer={answer} what="your documents">
      {({ data }) => (
        <Choice
          view={view}
          own={data.results.filter(({ is_own, kind }) => is_own && ['dashboard', 'report'].includes(kind))}
          onAdded={setAdded}
        />
      )}
    </WhenAnswered>
  )
}

interface ChoiceProps {
  readonly view: View
  readonly own: readonly DocumentSummary[]
  readonly onAdded: (document: DocumentSummary) => void
}

const FORMS: readonly (readonly [CapturedAs, string])[] = [
  ['figure', 'Figure'],
  ['table', 'Table of its numbers'],
  ['sentence', 'Sentence that says what it shows'],
]

function Choice({ view, own, onAdded }: ChoiceProps) {
  const [target, setTarget] = useState(own[0]?.id ?? 'new dashboard')
  const [as, setAs] = useState<CapturedAs>('figure')
  const { busy, failure, run } = useTask()
  const add = async () => {
    const block = blockOfView(view, as)
    if (target === 'new dashboard') onAdded(await keepNewDocument('dashboard', block))
    else if (target === 'new report') onAdded(await keepNewDocument('report', block))
    else onAdded(await addToDocument(target, block))
  }
  return (
    <Stack gap={16}>
      <FormError>{failure}</FormError>
      <SelectField
        label="Where to"
        value={target}
        onChange={(event) => setTarget(event.target.value)}
        options={[
          ...own.map(({ id, title, kind }) => ({ value: id, label: `${title} (${kind})` })),
          { value: 'new dashboard', label: 'A new dashboard' },
          { value: 'new report', label: 'A new report' },
        ]}
      />
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
      <Row justify="end">
        <Button kind="primary" disabled={busy} onClick={() => void run(add)}>
          {busy ? 'Adding…' : 'Add'}
        </Button>
      </Row>
    </Stack>
  )
}

function Added({ document, onClose }: { readonly document: DocumentSummary; readonly onClose: () => void }) {
  return (
    <Stack gap={16}>
      <Text role="status">
        Added to “<bdi>{document.title}</bdi>”, as its last block.
      </Text>
      <Row wrap gap={12} align="center" justify="end">
        <Link href={`/document/${document.id}/edit`}>Open it</Link>
        <Button kind="primary" data-autofocus onClick={onClose}>
          Go on reading
        </Button>
      </Row>
    </Stack>
  )
}
