import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** Why figures of a form are right although a check asked, in the words of whoever typed them. */
export function ExplainedPart({ explained }: Pick<FigureSubmission, 'explained'>) {
  const { text } = useLanguage()
  if (explained.length === 0) return null
  return (
    <WithCatalogue what={message('shell.figure-list')}>
      {({ reference }) => (
        <div>
          <Text as="h3" weight={600}>
            {text(message('entry.explained'))}
          </Text>
          <ul>
            {explained.map(({ indicator: id, reason }) => {
              const indicator = reference.indicators.get(id)
              const name = indicator ? text(indicatorName(indicator), 'name') : String(id)
              return (
                <li key={id}>
                  <Text as="span" breaks>
                    {text(message('entry.explained-one', { indicator: name, reason }))}
                  </Text>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </WithCatalogue>
  )
}
