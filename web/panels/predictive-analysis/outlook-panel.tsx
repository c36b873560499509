import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { outlookHeading, outlookSentences } from '#domain/narrative/predictive-outlook.ts'
import { type PredictiveChoice, studyOf } from '#sections/predictive-analysis/chosen-series.ts'
import type { PredictiveWanted } from '#sections/predictive-analysis/state.ts'
import { AnswerText } from '#web/controls/section-lead.tsx'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './predictive.module.css'

/** The chance of each target by the forecast, and when the present pace would reach it. */
export function OutlookPanel({ shown }: PanelProps<PredictiveWanted, PredictiveChoice>) {
  const { choice, language } = shown
  const { indicator } = choice.subject
  const outlooks = studyOf(choice)?.outlooks ?? []
  return (
    <section aria-labelledby="outlook">
      <h2 className={classes.heading} id="outlook">
        {language.text(message('predictive.outlook'))}
      </h2>
      {outlooks.length === 0 && <p className={classes.text}>{language.text(whyNone(indicator))}</p>}
      {outlooks.map((outlook) => (
        <div key={outlook.name} className={classes.outlook}>
          <h3 className={classes.subheading}>{language.text(outlookHeading(outlook, indicator))}</h3>
          <AnswerText says={outlookSentences(outlook, indicator)} />
        </div>
      ))}
      {outlooks.length > 0 && (
        <p className={classes.hint}>{language.text(message('predictive.outlook-hint'))}</p>
      )}
    </section>
  )
}

function whyNone({ nationalTarget, sdgTarget, slope }: Indicator): Message {
  if (nationalTarget === null && sdgTarget === null) return message('predictive.no-targets')
  return message(slope === null ? 'predictive.no-side' : 'predictive.no-outlook')
}
