import { Link } from 'wouter'
import type { AnswerOf } from '#contract/call.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message } from '#domain/message/message.ts'
import { day, whole } from '#domain/message/value.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { ChainLine } from '../release-chain/chain-line.tsx'
import { originWords, stateWords } from './state-words.ts'
import { useHeldAgainstFiles } from './use-held-against-files.ts'

type History = AnswerOf<'GET /observations/{key}/history'>

interface FigureLifeProps {
  readonly figure: PointKey
  readonly indicator: Indicator
  /** The order of its heading. */
  readonly level: 3 | 4
  /** What follows below the life of the figure. */
  readonly children?: (history: History) => React.ReactNode
}

/** The releases in which a figure came, changed or went, newest first: what it was, how it came about, and why. */
export function FigureLife({ figure, indicator, level, children }: FigureLifeProps) {
  const { text } = useLanguage()
  const Heading = `h${level}` as const
  const { source, location, period } = figure
  const key = `${figure.indicator}-${source}-${location}-${isoPeriod(period)}`
  const answer = useAnswer('GET /observations/{key}/history', { path: { key } })
  return (
    <section aria-label={text(message('about-number.life'))}>
      <Heading>{text(message('about-number.life'))}</Heading>
      <WhenAnswered answer={answer} what={message('about-number.life-what')}>
        {(history) => (
          <>
            <ul>
              {history.states.map((state, at) => (
                <li key={state.release.number}>
                  <Link href={`/releases?release=${state.release.number}`}>
                    {text(message('about-number.release', { number: whole(state.release.number) }))}
                  </Link>{' '}
                  ({text(day(state.release.published_at))}):{' '}
                  {text(stateWords(state, history.states[at + 1], indicator))}
                  <Text as="span" line size={13} tone="soft" breaks>
                    {text(originWords(state))}
                  </Text>
                </li>
              ))}
            </ul>
            <Held figure={figure} history={history} />
            <ChainLine />
            {children?.(history)}
          </>
        )}
      </WhenAnswered>
    </section>
  )
}

/** Whether the files of the releases, whose addresses are their hashes, say the same. */
function Held({ figure, history }: { readonly figure: PointKey; readonly history: History }) {
  const { text } = useLanguage()
  const held = useHeldAgainstFiles(figure, history)
  if (held === null) return null
  const words =
    held.differing.length === 0
      ? message('about-number.agree', { count: held.count })
      : message('about-number.differ', { releases: held.differing.join(', ') })
  return (
    <Text size={13} tone={held.differing.length === 0 ? 'soft' : 'error'} role="status">
      {text(words)}
    </Text>
  )
}
