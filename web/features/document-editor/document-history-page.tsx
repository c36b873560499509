import { useState } from 'react'
import { Link } from 'wouter'
import type { DocumentRow } from '#contract/documents/document.ts'
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

const NONE = 'There is no such document of yours'

/** What a document of one's own has been: its versions, who wrote each and when, and the way back to one. */
export default function DocumentHistoryPage({ params: { id = '' } }: PageProps) {
  const answer = useAnswer('GET /document/{id}', { path: { id } })
  return (
    <div className={classes.page}>
      {answer.status === 'failed' && <h1 className="sr-only">{NONE}</h1>}
      <WhenAnswered answer={answer} what="the document" failure={NONE}>
        {({ data }) => <History row={data} />}
      </WhenAnswered>
    </div>
  )
}

function History({ row }: { readonly row: DocumentRow }) {
  const { id, title, version } = row
  const answer = useAnswer('GET /document/{id}/versions', { path: { id } })
  const [seen, setSeen] = useState<number | null>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  const goBack = async (number: number) => {
    await change('POST /document/{id}/versions/{number}/restore', {
      path: { id, number: String(number) },
      body: { version },
    })
    await showToast({ kind: 'success', title: `Version ${number} is the newest again` })
    setSeen(null)
  }
  return (
    <>
      <RecordsHead
        title={`History of “${title}”`}
        lead="Every saved version. Going back makes an earlier one the newest; nothing in between is lost."
        actions={<Link href={`/document/${id}/edit`}>Edit the document</Link>}
      />
      <WhenAnswered answer={answer} what="the versions" failure={NONE}>
        {({ data: { results } }) => (
          <ol className={listClasses.list}>
            {results.map(({ number, author, is_own, restored, written, title: called }, index) => (
              <Box as="li" key={number} entry={12} className={listClasses.item}>
                <Row wrap gap={16} rows={6} align="center" justify="between">
                  <Box shrinks breaks>
                    <Text weight={600}>
                      Version {number}
                      {index === 0 && ', the newest'}
                    </Text>
                    <Text tone="soft" size={13}>
                      {written && momentText(written)} by {is_own ? 'you' : author || 'a former member'}
                      {restored !== null && `, version ${restored} brought back`}
                      {called !== title && `: “${called}”`}
                    </Text>
                  </Box>
                  <Row gap={8}>
                    <Button
                      aria-expanded={seen === number}
                      aria-label={`${seen === number ? 'Hide' : 'See'} version ${number}`}
                      onClick={() => setSeen(seen === number ? null : number)}
                    >
                      {seen === number ? 'Hide' : 'See'}
                    </Button>
                    {index > 0 && (
                      <Button aria-label={`Go back to version ${number}`} onClick={() => setWanted(number)}>
                        Go back
                      </Button>
                    )}
                  </Row>
                </Row>
                {seen === number && (
                  <WithCatalogue what="the list of indicators">
                    {(catalogue) => <VersionShown id={id} number={number} catalogue={catalogue} />}
                  </WithCatalogue>
                )}
              </Box>
            ))}
          </ol>
        )}
      </WhenAnswered>
      {wanted !== null && (
        <ConfirmDialog
          title={`Go back to version ${wanted}`}
          action="Go back"
          isDanger={false}
          onConfirm={() => goBack(wanted)}
          onClose={() => setWanted(null)}
        >
          What version {wanted} said becomes the newest version. The present one stays in the history.
        </ConfirmDialog>
      )}
    </>
  )
}
