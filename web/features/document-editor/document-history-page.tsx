import { useLanguage } from '#web/language/use-language.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import type { DocumentVersion } from '#contract/documents/versions.ts'
import type { DocumentRow } from '#contract/documents/document.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import type { PageProps } from '#web/kit/page-props.ts'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import listClasses from '#web/documents/list/document-list.module.css'
import classes from './documents.module.css'
import { VersionShown } from './version-shown.tsx'

const NONE = message('my-documents.none-such')

/** What a document of one's own has been: its versions, who wrote each and when, and the way back to one. */
export default function DocumentHistoryPage({ params: { id = '' } }: PageProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /document/{id}', { path: { id } })
  return (
    <div className={classes.page}>
      {answer.status === 'failed' && <h1 className="sr-only">{text(NONE)}</h1>}
      <WhenAnswered answer={answer} what={message('my-documents.document')} failure={text(NONE)}>
        {({ data }) => <History row={data} />}
      </WhenAnswered>
    </div>
  )
}

/** When it was saved and by whom, of which version it is, and its title where that was another. */
function aboutVersion({ author, is_own, restored, written, title }: DocumentVersion, now: string): Value {
  const who = is_own ? message('my-documents.you') : author || message('my-documents.former')
  const saved = message('my-documents.written', { moment: written ? momentText(written) : '–', author: who })
  const about =
    restored === null
      ? saved
      : listOf([saved, message('my-documents.restored', { number: restored })], 'none')
  return title === now ? about : message('my-documents.called', { about, title })
}

function History({ row }: { readonly row: DocumentRow }) {
  const { text } = useLanguage()
  const { id, title, version } = row
  const answer = useAnswer('GET /document/{id}/versions', { path: { id } })
  const [seen, setSeen] = useState<number | null>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  const goBack = async (number: number) => {
    await change('POST /document/{id}/versions/{number}/restore', {
      path: { id, number: String(number) },
      body: { version },
    })
    await showToast({ kind: 'success', title: text(message('my-documents.newest-again', { number })) })
    setSeen(null)
  }
  return (
    <>
      <RecordsHead
        title={text(message('my-documents.history', { title }))}
        lead={text(message('my-documents.history-lead'))}
        actions={<Link href={`/document/${id}/edit`}>{text(message('my-documents.edit'))}</Link>}
      />
      <WhenAnswered answer={answer} what={message('my-documents.versions')} failure={text(NONE)}>
        {({ data: { results } }) => (
          <ol className={listClasses.list}>
            {results.map((each, index) => (
              <Box as="li" key={each.number} entry={12} className={listClasses.item}>
                <Row wrap gap={16} rows={6} align="center" justify="between">
                  <Box shrinks breaks>
                    <Text weight={600}>
                      {text(
                        message('my-documents.version', {
                          number: each.number,
                          newest: index === 0 ? 'yes' : 'no',
                        }),
                      )}
                    </Text>
                    <Text tone="soft" size={13}>
                      {text(aboutVersion(each, title))}
                    </Text>
                  </Box>
                  <Row gap={8}>
                    <Button
                      aria-expanded={seen === each.number}
                      aria-label={text(
                        message(
                          seen === each.number ? 'my-documents.hide-version' : 'my-documents.see-version',
                          { number: each.number },
                        ),
                      )}
                      onClick={() => setSeen(seen === each.number ? null : each.number)}
                    >
                      {text(message(seen === each.number ? 'my-documents.hide' : 'my-documents.see'))}
                    </Button>
                    {index > 0 && (
                      <Button
                        aria-label={text(message('my-documents.go-back-to', { number: each.number }))}
                        onClick={() => setWanted(each.number)}
                      >
                        {text(message('my-documents.go-back'))}
                      </Button>
                    )}
                  </Row>
                </Row>
                {seen === each.number && (
                  <WithCatalogue what={message('widgets.indicator-list')}>
                    {(catalogue) => <VersionShown id={id} number={each.number} catalogue={catalogue} />}
                  </WithCatalogue>
                )}
              </Box>
            ))}
          </ol>
        )}
      </WhenAnswered>
      {wanted !== null && (
        <ConfirmDialog
          title={text(message('my-documents.go-back-to', { number: wanted }))}
          action={text(message('my-documents.go-back'))}
          isDanger={false}
          onConfirm={() => goBack(wanted)}
          onClose={() => setWanted(null)}
        >
          {text(message('my-documents.go-back-about', { number: wanted }))}
        </ConfirmDialog>
      )}
    </>
  )
}
