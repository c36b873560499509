import { message } from '#domain/message/message.ts'
import { outlookHeading, outlookSentences } from '#domain/narrative/predictive-outlook.ts'
import { type PredictiveChoice, studyOf } from '#sections/predictive-analysis/chosen-series.ts'
import { whyNoOutlook } from '#sections/predictive-analysis/forecast-words.ts'
import type { PredictiveState } from '#sections/predictive-analysis/state.ts'
import { AnswerText } from '#web/controls/section-lead.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import type { PanelProps } from '#web/panels/panel.ts'

/** The chance of each target by the forecast, and when the present pace would reach it. */
export function OutlookPanel({ shown }: PanelProps<PredictiveState, PredictiveChoice>) {
  const { choice, language } = shown
  const { indicator, quoted } = choice.subject
  const outlooks = studyOf(choice)?.outlooks ?? []
  return (
    <section aria-labelledby="outlook">
      <Text as="h2" heading below={8} id="outlook">
        {language.text(message('predictive.outlook'))}
      </Text>
      {outlooks.length === 0 && <Text tone="soft">{language.text(whyNoOutlook(indicator))}</Text>}
      {outlooks.length > 0 && (
        <>
          <Stack gap={16}>
            {outlooks.map((outlook) => (
              <div key={outlook.name}>
                <Text as="h3" size={14} weight={600} tight below={4}>
                  {language.text(outlookHeading(outlook, indicator))}
                </Text>
                <AnswerText says={outlookSentences(outlook, indicator, quoted)} />
              </div>
            ))}
          </Stack>
          <Text tone="faint" size={12} tight above={10}>
            {language.text(message('predictive.outlook-hint'))}
          </Text>
        </>
      )}
    </section>
  )
}
