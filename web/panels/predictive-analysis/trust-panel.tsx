import { EmptyCell } from '#web/views/empty-cell.tsx'
import type { ForecastNumbers } from '#domain/forecast/forecast.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { decimal, percentage, whole } from '#domain/message/value.ts'
import { backtestSentences, errorWords } from '#domain/narrative/predictive.ts'
import { modelMeaning, modelName } from '#domain/narrative/predictive-words.ts'
import { numbersOf, type PredictiveChoice } from '#sections/predictive-analysis/chosen-series.ts'
import { whyUntried } from '#sections/predictive-analysis/forecast-words.ts'
import type { PredictiveState } from '#sections/predictive-analysis/state.ts'
import { AnswerText } from '#web/controls/section-lead.tsx'
import { Box, Text } from '#web/kit/layout.tsx'
import { type Column, Table } from '#web/kit/table/table.tsx'
import type { PanelProps } from '#web/panels/panel.ts'

/** How the method did on the past of this series, beside all others that were tried. */
export function TrustPanel({ shown }: PanelProps<PredictiveState, PredictiveChoice>) {
  const { choice, language } = shown
  const numbers = numbersOf(choice)
  if (!numbers) return null
  const { indicator } = choice.subject
  const said = backtestSentences(numbers, indicator)
  return (
    <section aria-labelledby="trust">
      <Text as="h2" heading below={8} id="trust">
        {language.text(message('predictive.trust'))}
      </Text>
      {said ? <AnswerText says={said} /> : <Text tone="soft">{language.text(whyUntried(numbers))}</Text>}
      {numbers.candidates.length > 0 && <Candidates {...{ numbers, indicator, language }} />}
    </section>
  )
}

interface CandidatesProps {
  readonly numbers: ForecastNumbers
  readonly indicator: Indicator
  readonly language: Language
}

function Candidates({ numbers, indicator, language: { text } }: CandidatesProps) {
  const sorted = numbers.candidates.toSorted((a, b) => a.mae - b.mae)
  const isJudged = sorted.some(({ coverage95 }) => coverage95 !== null)
  const judged: Column<(typeof sorted)[number]> = {
    title: text(message('predictive.in-95')),
    isNumeric: true,
    cell: ({ coverage95 }) => coverage95 !== null && text(percentage(100 * coverage95)),
  }
  return (
    <>
      <Box above={12}>
        <Table
          dense
          label={text(message('predictive.tried'))}
          caption={text(message('predictive.tried-caption'))}
          rows={sorted}
          keyOf={({ model }) => model}
          isChosen={({ model }) => model === numbers.model}
          columns={[
            {
              title: text(message('predictive.model')),
              names: true,
              cell: ({ model }) => (
                <span title={text(modelMeaning(model))}>
                  {text(modelName(model))}{' '}
                  {model === numbers.model && (
                    <Text as="span" tone="accent" size={12}>
                      {text(message('predictive.used'))}
                    </Text>
                  )}
                </span>
              ),
            },
            {
              title: text(message('predictive.missed')),
              isNumeric: true,
              cell: ({ mae }) => text(errorWords(mae, indicator)),
            },
            {
              title: 'MASE',
              head: <abbr title={text(message('predictive.mase'))}>MASE</abbr>,
              isNumeric: true,
              cell: ({ mase }) =>
                mase === null ? (
                  <EmptyCell text="–" why={message('part-gap.not-computed')} />
                ) : (
                  text(decimal(mase, 2))
                ),
            },
            {
              title: 'sMAPE',
              head: <abbr title={text(message('predictive.smape'))}>sMAPE</abbr>,
              isNumeric: true,
              cell: ({ smape }) => text(percentage(smape, 1)),
            },
            ...(isJudged ? [judged] : []),
          ]}
        />
      </Box>
      <Text tone="faint" size={12} tight above={10}>
        {text(message('predictive.tried-hint', { origins: whole(numbers.candidates[0]?.n_origins ?? 0) }))}
      </Text>
    </>
  )
}
