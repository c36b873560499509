import type { TargetOutlook } from '#domain/forecast/target-outlook.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { outlookHeading, outlookSentences } from '#domain/narrative/predictive-outlook.ts'
import { AnswerText } from '#web/controls/section-lead.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './predictive-page.module.css'

interface OutlookPanelProps {
  readonly outlooks: readonly TargetOutlook[]
  readonly indicator: Indicator
}

/** The chance of each target by the forecast, and when the present pace would reach it. */
export function OutlookPanel({ outlooks, indicator }: OutlookPanelProps) {
  const language = useLanguage()
  return (
    <section aria-labelledby="outlook">
      <h2 className={classes.heading} id="outlook">
        Will the targets be reached?
      </h2>
      {outlooks.length === 0 && <p className={classes.text}>{whyNone(indicator)}</p>}
      {outlooks.map((outlook) => (
        <div key={outlook.name} className={classes.outlook}>
          <h3 className={classes.subheading}>{language.text(outlookHeading(outlook, indicator))}</h3>
          <AnswerText says={outlookSentences(outlook, indicator)} />
        </div>
      ))}
      {outlooks.length > 0 && (
        <p className={classes.hint}>
          The chance is read from the distribution of the forecast. It is as good as the forecast: what is
          decided or happens from now on is not in it. The pace is the Theil–Sen slope of all figures.
        </p>
      )}
    </section>
  )
}

function whyNone({ nationalTarget, sdgTarget, slope }: Indicator): string {
  if (nationalTarget === null && sdgTarget === null)
    return 'This indicator has no national and no SDG target.'
  return slope === null
    ? 'It is not said which side of the target is the good one.'
    : 'Without a forecast nothing can be said about the targets.'
}
