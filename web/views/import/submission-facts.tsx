import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import { message } from '#domain/message/message.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** Letters of a digest that are shown. */
const SHOWN = 12

/** Who handed figures in and when, from which files, and what became of them. */
export function SubmissionFacts({ one }: { readonly one: FigureSubmission }) {
  const { text } = useLanguage()
  const { author, counts, origins, release, undone_by: undoneBy, decided_by: decider, updated_at: at } = one
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [text(message('submissions.by')), author],
    [text(message('submissions.when')), dayText(at)],
    [text(message('submissions.counts-head')), text(message('submissions.counts', counts))],
    [
      text(message('submissions.origins')),
      origins
        .map(({ name, sha256 }) =>
          text(message('submissions.digest', { name, digest: sha256.slice(0, SHOWN) })),
        )
        .join(', '),
    ],
    [text(message('submissions.decided')), decider],
    [text(message('submissions.in-release')), release],
    [text(message('submissions.undone-by')), undoneBy],
    [text(message('submissions.undone-because')), one.undone_because],
  ]
  return (
    <Stack as="dl" widest={760} shrinks>
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([name, value]) => (
          <Row key={name} wrap gap={16} rows={2} justify="between" entry={8}>
            <Text as="dt" tone="soft" size={14}>
              {name}
            </Text>
            <Text as="dd" size={14} shrinks breaks>
              {value}
            </Text>
          </Row>
        ))}
    </Stack>
  )
}
