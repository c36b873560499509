import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Link } from 'wouter'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { LinkButton } from '#web/kit/button.tsx'
import { Box, Row, Stack, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { addressOf } from '#web/documents/list/document-state.ts'
import { StateBadge } from '#web/documents/list/state-badge.tsx'

/** So many stand here; all are in the account. */
const MOST = 5

/** One's own dashboards and drafts, the last changed first. */
export function OwnDashboards() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /document', { query: { kind: 'dashboard' } })
  return (
    <>
      <Row justify="between" align="baseline" gap={12} below={8}>
        <h2>{text(message('own-dashboards.own'))}</h2>
        <Link href="/account#/savedDashboards">{text(message('own-dashboards.all-yours'))}</Link>
      </Row>
      <WhenAnswered answer={answer} what={message('own-dashboards.yours')}>
        {({ data }) => {
          const rows = data.results
            .filter((row) => row.is_own)
            .toSorted((a, b) => (b.updated ?? '').localeCompare(a.updated ?? ''))
          return rows.length === 0 ? (
            <Text tone="soft">{text(message('own-dashboards.none-yet'))}</Text>
          ) : (
            <Stack as="ul" gap={2}>
              {rows.slice(0, MOST).map((row) => (
                <OwnRow key={row.id} row={row} />
              ))}
            </Stack>
          )
        }}
      </WhenAnswered>
      <Text tone="faint" size={13} above={12}>
        {text(message('own-dashboards.kept'))}
      </Text>
    </>
  )
}

function OwnRow({ row }: { readonly row: DocumentSummary }) {
  const { text } = useLanguage()
  return (
    <Row as="li" gap={12} align="center" justify="between" entry={12}>
      <Box shrinks>
        <Text weight={600} breaks>
          {row.title}
        </Text>
        <Row gap={8} align="center" wrap tone="soft" size={13} above={2}>
          <StateBadge row={row} />
          {text(message('own-dashboards.changed', { day: dayText(row.updated ?? row.created) }))}
        </Row>
      </Box>
      <LinkButton href={addressOf(row)}>
        {text(message('own-dashboards.open', { begun: row.step === null ? 'no' : 'yes' }))}
        <span className="sr-only"> {row.title}</span>
      </LinkButton>
    </Row>
  )
}
