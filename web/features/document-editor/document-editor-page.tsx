import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { DocumentRow } from '#contract/documents/document.ts'
import { DOCUMENT_KINDS } from '#domain/document/document.ts'
import { withControl } from '#domain/document/editing/following.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { isSameValue } from '#domain/document/same-value.ts'
import { NATION } from '#domain/location/location.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { draftName, draftUnder } from '#web/editing/kept-draft.ts'
import { Editor } from '#web/documents/editor/editor.tsx'
import { AnswerFailure, WhenAnswered } from '#web/kit/answered.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useKeptAnswer } from '#web/queries/kept-answers.ts'
import { emptyDocument } from '#web/views/capture/empty-document.ts'

interface OpenProps {
  readonly account: number
  readonly catalogue: Catalogue
}

/** The canvas for a new document, and for one that somebody has. */
export default function DocumentEditorPage({ params: { id } }: PageProps) {
  const own = useOwnAccount()
  const [, navigate] = useLocation()
  // What was begun as new goes on in the same editor, with all that can be taken back, under the address that it has now.
  const [begun, setBegun] = useState<string | null>(null)
  if (own.status !== 'signed-in') return null
  const account = own.account.id
  const goOn = (row: DocumentRow) => {
    if (id !== undefined) return
    setBegun(row.id)
    navigate(`/document/${row.id}/edit`, { replace: true })
  }
  return (
    <WithCatalogue what={message('widgets.indicator-list')}>
      {(catalogue) =>
        id === undefined || id === begun ? (
          <New account={account} catalogue={catalogue} onKept={goOn} />
        ) : (
          <Existing key={id} id={id} account={account} catalogue={catalogue} />
        )
      }
    </WithCatalogue>
  )
}

function New({ onKept, ...open }: OpenProps & { readonly onKept: (row: DocumentRow) => void }) {
  const asked = new URLSearchParams(useSearch()).get('kind')
  const [kind] = useState(() => DOCUMENT_KINDS.find((each) => each === asked) ?? 'dashboard')
  const [draft] = useState(() => draftUnder(draftName(open.account, `new-${kind}`)))
  const opened = useMemo(() => {
    const document = withControl(emptyDocument(kind), { name: 'place', value: NATION })
    return { id: null, version: 0, document, row: null }
  }, [kind])
  return <Editor {...{ opened, draft, onKept }} {...open} />
}

function Existing({ id, ...open }: OpenProps & { readonly id: string }) {
  const answer = useKeptAnswer('GET /document/{id}', { path: { id } })
  const { text } = useLanguage()
  const failure = text(message('my-documents.not-edited'))
  return (
    <>
      {answer.status === 'failed' && <h1 className="sr-only">{failure}</h1>}
      <WhenAnswered answer={answer} what={message('my-documents.document')} failure={failure}>
        {({ data }) => <Opened key={data.id} row={data} onReload={answer.reload} {...open} />}
      </WhenAnswered>
    </>
  )
}

interface OpenedProps extends OpenProps {
  readonly row: DocumentRow
  readonly onReload: () => Promise<void>
}

/** What was read when the editor opened; later answers are its own saves. */
function Opened({ row, onReload, ...open }: OpenedProps) {
  const { text } = useLanguage()
  const [first] = useState(row)
  const read = useMemo(() => readDocument(first.document), [first])
  const draft = useMemo(() => draftUnder(draftName(open.account, first.id), first.id), [open.account, first])
  if (!read.ok || !first.is_own) {
    const why = text(message(read.ok ? 'my-documents.not-yours' : 'my-documents.later-version'))
    const title = text(message('my-documents.not-edited'))
    return <AnswerFailure title={title} error={new Error(why)} onRetry={onReload} />
  }
  const opened = { id: first.id, version: first.version, document: read.document, row: first }
  const isNew = draft !== null && !isSameValue(draft.document, read.document)
  return <Editor opened={opened} draft={isNew ? draft : null} onKept={nothing} {...open} />
}

/** An editor of a document that has its address already stays there. */
function nothing(): void {
  // Said above.
}
