import { IconAlertTriangle } from '@tabler/icons-react'
import type { ForecastSubject } from '#charts/forecast/question.ts'
import type { ForecastStudy } from '#domain/forecast/forecast-study.ts'
import { remarkSentence, shownPeriod, warningSentence } from '#domain/narrative/predictive-words.ts'
import classes from './predictive-page.module.css'

interface MindPanelProps {
  readonly subject: ForecastSubject
  readonly study: ForecastStudy
}

/** What to mind about this forecast: nothing is shown when there is nothing. */
export function MindPanel({ subject: { series }, study: { result, outliers } }: MindPanelProps) {
  const sentences = [
    ...(result.status === 'ok' ? result.warnings.map(warningSentence) : []),
    ...(outliers.length > 0
      ? [`Far from the course of the series: ${outliers.map(shownPeriod).join(', ')}.`]
      : []),
    ...(series.status === 'ready' ? series.remarks.map(remarkSentence) : []),
  ]
  if (sentences.length === 0) return null
  return (
    <section className={classes.mind} aria-labelledby="mind">
      <h2 className={classes.heading} id="mind">
        <IconAlertTriangle size={18} aria-hidden="true" /> Mind this
      </h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
