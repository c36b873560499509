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
  const answer = useAnswer('GET /document', { query: { status: 'deleted' } })
  return (
    <WhenAnswered answer={answer} what="the bin">
      {({ data: { results } }) =>
        results.length === 0 ? (
          <Text tone="soft">The bin is empty. What you delete stays here for {KEPT_DAYS} days.</Text>
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
  const { id, title, deleted } = row
  const bringBack = () =>
    withFailureToast('The document could not be brought back', async () => {
      await change('POST /document/{id}/undelete', { path: { id } })
      await showToast({ kind: 'success', title: `“${title}” is back, as it was` })
    })
  return (
    <Row as="li" wrap gap={16} align="center" justify="between" entry={12} className={classes.item}>
      <Box shrinks breaks>
        <Text weight={600}>
          <bdi>{title}</bdi>
        </Text>
        <Text tone="faint" size={13}>
          Deleted {dayText(deleted)}, kept until {dayText(keptUntil(deleted))}
        </Text>
      </Box>
      <Button aria-label={`Bring back ${title}`} onClick={() => void bringBack()}>
        Bring back
      </Button>
    </Row>
  )
}

function keptUntil(deleted: string | null): string | null {
  if (deleted === null) return null
  return new Date(Date.parse(deleted) + KEPT_DAYS * 24 * 3600_000).toISOString()
}
