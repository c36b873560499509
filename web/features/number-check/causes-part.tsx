import { Link } from 'wouter'
import { DEFAULT_DASHBOARD } from '#catalogue/default-dashboard.ts'
import { message } from '#domain/message/message.ts'
import type { CauseVerdict } from '#domain/number-check/cause.ts'
import { causeTitle } from '#domain/number-check/check-words.ts'
import type { NumberCheck } from '#domain/number-check/check-number.ts'
import type { NextStep } from '#domain/number-check/next-steps.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './number-check.module.css'

/** Opens the fields that a cause needs. */
export interface OpensFields {
  readonly onMonths: () => void
  readonly onCounts: () => void
}

/** The usual causes with their verdicts; one that needs counts opens their fields. */
export function CausesPart({ check, onMonths, onCounts }: { readonly check: NumberCheck } & OpensFields) {
  const { text } = useLanguage()
  if (check.causes.length === 0) return null
  const open = (verdict: CauseVerdict) =>
    verdict === 'needs_months' ? onMonths : verdict === 'needs_counts' ? onCounts : null
  return (
    <section aria-labelledby="check-causes">
      <h2 id="check-causes">{text(message('check-page.causes'))}</h2>
      <ul className={classes.causes}>
        {check.causes.map((cause) => {
          const opens = open(cause.verdict)
          const word = text(message('check.verdict', { verdict: cause.verdict }))
          return (
            <li key={cause.id}>
              <Row gap={12} justify="between" align="start">
                <Text as="h3" size={14}>
                  {text(causeTitle(cause))}
                </Text>
                {opens ? (
                  <button
                    type="button"
                    className={classes.verdict}
                    data-verdict={cause.verdict}
                    onClick={opens}
                  >
                    {word}
                  </button>
                ) : (
                  <span className={classes.verdict} data-verdict={cause.verdict}>
                    {word}
                  </span>
                )}
              </Row>
              <Text tone="soft" size={13} above={2}>
                <Said what={cause.found} />
              </Text>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface NextPartProps extends OpensFields {
  readonly check: NumberCheck
  readonly addressOf: (indicator: number, source?: number) => string | null
}

/** The next things to look at. */
export function NextPart({ check, addressOf, ...opens }: NextPartProps) {
  const { text } = useLanguage()
  if (check.next.length === 0) return null
  return (
    <section aria-labelledby="check-next">
      <h2 id="check-next">{text(message('check-page.next'))}</h2>
      <ol className={classes.next}>
        {check.next.map((step) => (
          <li key={step.what.id}>
            <Step {...{ step, check, addressOf }} {...opens} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Step({ step, check, addressOf, onMonths, onCounts }: NextPartProps & { readonly step: NextStep }) {
  const { text } = useLanguage()
  const words = text(step.what)
  const { way } = step
  const place = `&location=${check.asked.location.id}`
  if (way.to === 'months') return <WordButton onClick={onMonths}>{words}</WordButton>
  if (way.to === 'counts') return <WordButton onClick={onCounts}>{words}</WordButton>
  if (way.to === 'nowhere') return words
  const address =
    way.to === 'indicator'
      ? addressOf(way.indicator, way.source ?? undefined)
      : `/dashboard/${DEFAULT_DASHBOARD}?section=data-quality&indicator=${check.asked.indicator.id}`
  return address === null ? words : <Link href={address + place}>{words}</Link>
}
