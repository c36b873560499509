import { IconAlertTriangle } from '@tabler/icons-react'
import { mindSentences } from '#charts/forecast/mind.ts'
import type { ForecastSubject } from '#charts/forecast/question.ts'
import type { ForecastStudy } from '#domain/forecast/forecast-study.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './predictive-page.module.css'

interface MindPanelProps {
  readonly subject: ForecastSubject
  readonly study: ForecastStudy
  readonly currentYear: number
}

/** What to mind about this forecast: nothing is shown when there is nothing. */
export function MindPanel({ subject, study, currentYear }: MindPanelProps) {
  const language = useLanguage()
  const sentences = mindSentences(subject, study, currentYear, language)
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
