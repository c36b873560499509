import { AgainToApproval } from './again-to-approval.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import type { DocumentSummary } from '#contract/documents/document.ts'
import type { Block } from '#domain/document/blocks.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { FormError, SelectField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { addToDocument, keepNewDocument } from './add-to-document.ts'

interface IntoDocumentProps {
  /** The block that is added. */
  readonly blockOf: () => Block
  /** The choices about it, between its destination and the button. */
  readonly children: React.ReactNode
  /** Stands below once it is known what there is to choose: the choice would push it away under the reader's finger. */
  readonly after?: React.ReactNode
  readonly onClose: () => void
}

/** Puts a block into a document of one's own, or into a new one. */
export function IntoDocument({ blockOf, children, after, onClose }: IntoDocumentProps) {
  const answer = useAnswer('GET /document')
  const [added, setAdded] = useState<DocumentSummary | null>(null)
  if (added) return <Added document={added} onClose={onClose} />
  return (
    <>
      <WhenAnswered answer={answer} what={message('document-list.yours')}>
        {({ data }) => (
          <Choice
            blockOf={blockOf}
            own={data.results.filter(({ is_own, kind }) => is_own && ['dashboard', 'report'].includes(kind))}
            onAdded={setAdded}
          >
            {children}
          </Choice>
        )}
      </WhenAnswered>
      {answer.status !== 'loading' && after}
    </>
  )
}

interface ChoiceProps {
  readonly blockOf: () => Block
  readonly own: readonly DocumentSummary[]
  readonly children: React.ReactNode
  readonly onAdded: (document: DocumentSummary) => void
}

function Choice({ blockOf, own, children, onAdded }: ChoiceProps) {
  const [target, setTarget] = useState(own[0]?.id ?? 'new-dashboard')
  const { busy, failure, run } = useTask()
  const { text } = useLanguage()
  const isPublic = own.find(({ id }) => id === target)?.visibility === 'public'
  const add = async () => {
    const block = blockOf()
    if (target === 'new-dashboard') onAdded(await keepNewDocument('dashboard', block))
    else if (target === 'new-report') onAdded(await keepNewDocument('report', block))
    else onAdded(await addToDocument(target, block))
  }
  return (
    <Stack gap={16}>
      <FormError>{failure}</FormError>
      <SelectField
        label={text(message('capture.where'))}
        value={target}
        onChange={(event) => setTarget(event.target.value)}
        options={[
          ...own.map(({ id, title, kind }) => ({
            value: id,
            label: text(message('capture.own', { title, kind })),
          })),
          { value: 'new-dashboard', label: text(message('capture.new-dashboard')) },
          { value: 'new-report', label: text(message('capture.new-report')) },
        ]}
      />
      {isPublic && <AgainToApproval what="adding" />}
      {children}
      <Row justify="end">
        <Button kind="primary" disabled={busy} onClick={() => void run(add)}>
          {text(message(busy ? 'capture.adding' : 'capture.add'))}
        </Button>
      </Row>
    </Stack>
  )
}

function Added({ document, onClose }: { readonly document: DocumentSummary; readonly onClose: () => void }) {
  const { text } = useLanguage()
  return (
    <Stack gap={16}>
      <Text role="status">{text(message('capture.added', { title: document.title }))}</Text>
      <Row wrap gap={12} align="center" justify="end">
        <Link href={`/document/${document.id}/edit`}>{text(message('capture.open'))}</Link>
        <Button kind="primary" data-autofocus onClick={onClose}>
          {text(message('capture.go-on'))}
        </Button>
      </Row>
    </Stack>
  )
}
