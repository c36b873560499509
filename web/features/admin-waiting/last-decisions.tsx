import type { DecidedRow } from '#contract/waiting/waiting.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { decisionText, titleOf } from './waiting-words.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** So many are shown. */
const LAST = 3

/** The last decisions, for whoever has nothing to decide on. */
export function LastDecisions({ decided }: { readonly decided: readonly DecidedRow[] }) {
  const { text } = useLanguage()
  if (decided.length === 0) return null
  return (
    <section aria-labelledby="last-decisions">
      <Text as="h2" size={16} id="last-decisions" above={20} below={8}>
        {text(message('waiting.decided-last'))}
      </Text>
      <Stack as="ul" gap={8}>
        {decided.slice(0, LAST).map((row) => (
          <li key={`${row.kind} ${row.id}`}>
            {text(titleOf(row))}{' '}
            <Text as="span" tone="soft" size={13}>
              {text(decisionText(row))}, {dayText(row.at)}
            </Text>
          </li>
        ))}
      </Stack>
    </section>
  )
}
