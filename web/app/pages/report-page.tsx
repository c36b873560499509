import { useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { DocumentRow } from '#contract/documents/document.ts'
import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { message } from '#domain/message/message.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { AgainToApproval } from '#web/views/capture/again-to-approval.tsx'
import { YourPart } from '#web/documents/comments/your-part.tsx'
import { openedDocument } from '#web/documents/filling.ts'
import { OwnReport } from '#web/documents/report/own-report.tsx'
import { ReportEditor } from '#web/documents/report/report-editor.tsx'
import { TakeDown } from '#web/documents/list/take-down.tsx'
import { ReportPreview } from '#web/documents/report/report-preview.tsx'
import {
  changeReport,
  openReport,
  reportNow,
  reportSession,
  takeReportOf,
  useReport,
} from '#web/documents/report/report-state.ts'
import { saveReport } from '#web/documents/report/save-report.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { later } from '#web/kit/later.tsx'
import { Box } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { usePageTitle } from '#web/kit/page-title.ts'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { Loading, Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useKeptAnswer } from '#web/queries/kept-answers.ts'
import { isSameValue } from '#domain/document/same-value.ts'
import classes from './report-page.module.css'

const DocumentComments = later(
  async () => (await import('#web/documents/comments/document-comments.tsx')).DocumentComments,
)

/** The id under which the page shows the report that this device keeps. */
const OWN = 'draft'

/** A report: as it is on paper, or its parts as they are edited. */
export default function ReportPage({ params: { id = OWN } }: PageProps) {
  return (
    <div className={classes.page}>
      <WithCatalogue what={message('widgets.indicator-list')}>
        {(catalogue) =>
          id === OWN ? (
            <OwnReport>
              <OnDevice catalogue={catalogue} />
            </OwnReport>
          ) : (
            <Kept key={id} {...{ id, catalogue }} />
          )
        }
      </WithCatalogue>
    </div>
  )
}

/** The report of this tab. */
function OnDevice({ catalogue }: { readonly catalogue: Catalogue }) {
  const { history, account } = useReport()
  const { document } = history.now
  const wanted = new URLSearchParams(useSearch()).has('edit')
  const [isEditing, setEditing] = useState(wanted || document.blocks.length === 0)
  const id = account && isSameValue(account.saved, document) ? account.id : null
  return isEditing ? (
    <Editing onDone={() => setEditing(false)} />
  ) : (
    <Shown
      document={document}
      id={id}
      author=""
      catalogue={catalogue}
      onEdit={() => setEditing(true)}
      onChange={changeReport}
      isOwn
    />
  )
}

function Editing({ onDone }: { readonly onDone: () => void }) {
  const { text } = useLanguage()
  usePageTitle(reportNow().title)
  return (
    <Box widest={860}>
      <h1 className="sr-only">{reportNow().title}</h1>
      <ReportEditor
        actions={
          <Button kind="primary" onClick={onDone}>
            {text(message('report.preview'))}
          </Button>
        }
      />
    </Box>
  )
}

/** A report of the account, or one that was shared; asked for anew after signing in. */
function Kept(props: { readonly id: string; readonly catalogue: Catalogue }) {
  const own = useOwnAccount()
  if (own.status === 'unknown') return <Loading what={message('report.the-report')} />
  return <Found key={own.status === 'signed-in' ? own.account.id : 0} {...props} />
}

function Found({ id, catalogue }: { readonly id: string; readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const answer = useKeptAnswer('GET /document/{id}', { path: { id } })
  if (answer.status === 'failed' && answer.error.status === 404) return <HiddenReport id={id} />
  return (
    <WhenAnswered
      answer={answer}
      what={message('report.the-report')}
      failure={text(message('report.not-shown'))}
    >
      {({ data }) => <Opened row={data} catalogue={catalogue} />}
    </WhenAnswered>
  )
}

/** Whether a report does not exist or belongs to somebody else is not told apart; whoever is signed out may be its owner. */
function HiddenReport({ id }: { readonly id: string }) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  return (
    <>
      <Message
        title={text(message('report.not-shown'))}
        actions={
          own.status === 'signed-in' ? (
            <LinkButton kind="primary" href="/my-documents">
              {text(message('report.my-documents'))}
            </LinkButton>
          ) : (
            <Button kind="primary" onClick={() => openSignIn({ view: 'login' })}>
              {text(message('page-words.log-in'))}
            </Button>
          )
        }
      >
        {text(message('report.hidden-why'))}
      </Message>
      {own.status === 'signed-in' && <YourPart id={id} />}
    </>
  )
}

function Opened({ row, catalogue }: { readonly row: DocumentRow; readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  const [, navigate] = useLocation()
  // The change that waits for the author's consent: an automatic save sends a public report to approval again.
  const [wanted, want] = useState<{ readonly change: Change | null } | null>(null)
  const read = useMemo(() => readDocument(row.document), [row])
  if (!read.ok) return <Message title={text(message('report.not-read'))} />
  const { document } = read
  const edit = async (change: Change | null) => {
    // The report of this device goes to the account first, so that nothing of it is lost.
    takeReportOf(own.status === 'signed-in' ? own.account.id : null)
    await saveReport(own.status === 'signed-in')
    if (reportSession.state.get().clash) return navigate(`/report/${OWN}?edit`)
    openReport(document, { id: row.id, version: row.version, saved: document })
    if (change) changeReport(change)
    await saveReport(own.status === 'signed-in')
    navigate(change ? `/report/${OWN}` : `/report/${OWN}?edit`)
  }
  const begin = (change: Change | null) =>
    row.visibility === 'public' ? want({ change }) : void edit(change)
  return (
    <>
      <TakeDown row={row} />
      <Shown
        document={document}
        id={row.id}
        author={row.author}
        catalogue={catalogue}
        isOwn={row.is_own}
        onEdit={() => begin(null)}
        onChange={begin}
      />
      {wanted && (
        <ConfirmDialog
          title={text(message('report.change-public'))}
          action={text(message('report.change-it'))}
          isDanger={false}
          onConfirm={() => edit(wanted.change)}
          onClose={() => want(null)}
        >
          <AgainToApproval what="live" />
        </ConfirmDialog>
      )}
    </>
  )
}

interface ShownProps {
  readonly document: Document
  readonly id: string | null
  readonly author: string
  readonly catalogue: Catalogue
  readonly isOwn: boolean
  /** Opens the editor. */
  readonly onEdit: () => void
  /** Changes it where it is shown. */
  readonly onChange: (change: Change) => void
}

type Change = (from: Document) => Document

function Shown({ document, id, author, catalogue, isOwn, onEdit, onChange }: ShownProps) {
  const language = useLanguage()
  usePageTitle(document.title)
  const { reference, release } = catalogue
  const opened = useMemo(
    () =>
      openedDocument(document, { query: new URLSearchParams(window.location.search), reference, language }),
    [document, reference, language],
  )
  if (!opened.filled) {
    return <Message title={language.text(message('document-blocks.template', { what: opened.open }))} />
  }
  const update = (ids: readonly string[]) => {
    onChange((from) => ({
      ...from,
      blocks: from.blocks.map((block) =>
        ids.includes(block.id) && 'frozen' in block ? { ...block, frozen: release.hash } : block,
      ),
    }))
  }
  return (
    <>
      <ReportPreview
        {...{ document, id, author }}
        filled={opened.filled}
        said={opened.said}
        {...(isOwn && { onEdit, onUpdate: update })}
      />
      {id !== null && (
        <Box screen above={32} widest={860}>
          <DocumentComments id={id} />
        </Box>
      )}
    </>
  )
}
