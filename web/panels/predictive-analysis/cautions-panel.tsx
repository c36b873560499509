import { IconAlertTriangle } from '#web/kit/icons.ts'
import { cautionSentences } from '#charts/forecast/cautions.ts'
import { message } from '#domain/message/message.ts'
import { type PredictiveChoice, studyOf } from '#sections/predictive-analysis/chosen-series.ts'
import type { PredictiveState } from '#sections/predictive-analysis/state.ts'
import { Box, Row } from '#web/kit/layout.tsx'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './predictive.module.css'

/** The cautions about this forecast; nothing where there is none. */
export function CautionsPanel({ shown }: PanelProps<PredictiveState, PredictiveChoice>) {
  const { choice, language } = shown
  const sentences = cautionSentences(choice.subject, studyOf(choice), choice.currentYear, language)
  if (sentences.length === 0) return null
  return (
    <Box as="section" card="warning" className={classes.mind} aria-labelledby="mind">
      <Row as="h2" align="center" gap={8} heading below={8} id="mind">
        <IconAlertTriangle size={18} aria-hidden="true" /> {language.text(message('predictive.mind'))}
      </Row>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Box>
  )
}
