import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from '#web/documents/list/document-list.module.css'

/** For how many days what was deleted can be brought back. */
const KEPT_DAYS = 30

/** What a person deleted and can still bring back. */
export function Bin() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /document', { query: { status: 'deleted' } })
  return (
    <WhenAnswered answer={answer} what={message('my-documents.the-bin')}>
      {({ data: { results } }) =>
        results.length === 0 ? (
          <Text tone="soft">{text(message('my-documents.bin-empty', { days: KEPT_DAYS }))}</Text>
        ) : (
          <ul className={classes.list}>
            {results.map((row) => (
              <Deleted key={row.id} row={row} />
            ))}
          </ul>
        )
      }
    </WhenAnswered>
  )
}

function Deleted({ row }: { readonly row: DocumentSummary }) {
  const { text } = useLanguage()
  const { id, title, deleted } = row
  const bringBack = () =>
    withFailureToast(text(message('my-documents.not-back')), async () => {
      await change('POST /document/{id}/undelete', { path: { id } })
      await showToast({ kind: 'success', title: text(message('my-documents.is-back', { title })) })
    })
  return (
    <Row as="li" wrap gap={16} align="center" justify="between" entry={12} className={classes.item}>
      <Box shrinks breaks>
        <Text weight={600}>
          <bdi>{title}</bdi>
        </Text>
        <Text tone="faint" size={13}>
          {text(
            message('my-documents.deleted', { day: dayText(deleted), until: dayText(keptUntil(deleted)) }),
          )}
        </Text>
      </Box>
      <Button
        aria-label={text(message('my-documents.bring-it-back', { title }))}
        onClick={() => void bringBack()}
      >
        {text(message('my-documents.bring-back'))}
      </Button>
    </Row>
  )
}

function keptUntil(deleted: string | null): string | null {
  if (deleted === null) return null
  return new Date(Date.parse(deleted) + KEPT_DAYS * 24 * 3600_000).toISOString()
}
