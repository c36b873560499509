import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import { message } from '#domain/message/message.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** That figures come again, why they were sent back before, and what the correction changed; nothing of a first round. */
export function EarlierRounds({ earlier }: Pick<FigureSubmission, 'earlier'>) {
  const { text } = useLanguage()
  if (earlier.length === 0) return null
  return (
    <Stack as="section" gap={8} above={16} aria-label={text(message('submissions.rounds'))}>
      <Text as="h3" weight={600}>
        {text(message('submissions.round', { number: earlier.length + 1 }))}
      </Text>
      {earlier.map(({ reason, at, added, changed, dropped }) => (
        <Text key={at} breaks>
          {text(message('submissions.sent-back-because', { reason }))}{' '}
          {text(message('submissions.corrected', { day: dayText(at), added, changed, dropped }))}
        </Text>
      ))}
    </Stack>
  )
}
