import { IconAlertTriangle } from '@tabler/icons-react'
import { mindSentences } from '#charts/forecast/mind.ts'
import { message } from '#domain/message/message.ts'
import { type PredictiveChoice, studyOf } from '#sections/predictive-analysis/chosen-series.ts'
import type { PredictiveWanted } from '#sections/predictive-analysis/state.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './predictive.module.css'

/** What to mind about this forecast: nothing is shown when there is nothing. */
export function MindPanel({ shown }: PanelProps<PredictiveWanted, PredictiveChoice>) {
  const { choice, language } = shown
  const sentences = mindSentences(choice.subject, studyOf(choice), choice.currentYear, language)
  if (sentences.length === 0) return null
  return (
    <section className={classes.mind} aria-labelledby="mind">
      <h2 className={classes.heading} id="mind">
        <IconAlertTriangle size={18} aria-hidden="true" /> {language.text(message('predictive.mind'))}
      </h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
