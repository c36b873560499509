import { Link } from 'wouter'
import type { UsableFigure } from '#domain/best-figure/usable-figures.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message } from '#domain/message/message.ts'
import { day, whole } from '#domain/message/value.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { stateWords } from './state-words.ts'

interface FigureLifeProps {
  readonly figure: UsableFigure
  readonly indicator: Indicator
}

/** The releases in which a figure came, changed or went, newest first. */
export function FigureLife({ figure: { source, point }, indicator }: FigureLifeProps) {
  const { text } = useLanguage()
  const key = `${indicator.id}-${source.id}-${point.location}-${isoPeriod(point.period)}`
  const answer = useAnswer('GET /observations/{key}/history', { path: { key } })
  return (
    <section aria-label={text(message('quote-card.life'))}>
      <h4>{text(message('quote-card.life'))}</h4>
      <WhenAnswered answer={answer} what={message('quote-card.life-what')}>
        {({ states }) => (
          <ul>
            {states.map((state, at) => (
              <li key={state.release.number}>
                <Link href={`/releases?release=${state.release.number}`}>
                  {text(message('quote-card.life-release', { number: whole(state.release.number) }))}
                </Link>{' '}
                ({text(day(state.release.published_at))}):{' '}
                {text(stateWords(state, states[at + 1], indicator))}
              </li>
            ))}
          </ul>
        )}
      </WhenAnswered>
    </section>
  )
}
