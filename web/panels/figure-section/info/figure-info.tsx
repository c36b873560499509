import { message } from '#domain/message/message.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { Point } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { Facts } from './facts.tsx'
import { figureFacts } from './figure-facts.ts'
import { revisionWords } from './revision-words.ts'

interface FigureInfoProps {
  readonly point: Point | null
  readonly reference: ReferenceData
}

/** About the newest figure of a source: what it describes, what it rests on, and what its editions said. */
export function FigureInfo({ point, reference }: FigureInfoProps) {
  const { text } = useLanguage()
  if (!point) return null
  const facts = figureFacts(point, reference).filter(({ content }) => content !== null && content !== '')
  if (facts.length === 0) return null
  return (
    <>
      <Text as="h3" above={24} below={8}>
        {text(message('facts.newest-figure'))}
      </Text>
      <Facts facts={facts} />
      {point.coordinates.edition !== '' && <Revisions point={point} reference={reference} />}
    </>
  )
}

function Revisions({ point, reference }: { readonly point: Point; readonly reference: ReferenceData }) {
  const { indicator: id, source: by, location, period } = point
  const query = { indicator: id, datasource: by, location, period: isoPeriod(period) }
  const answer = useAnswer('GET /editions', { query })
  const indicator = reference.indicators.get(id)
  const source = reference.sources.get(by)
  if (!indicator || !source) return null
  return (
    <WhenAnswered answer={answer} what={message('facts.the-editions')}>
      {({ editions }) => {
        const said = revisionWords(point, editions, { indicator, source })
        return said && <Facts facts={[{ term: message('facts.revisions'), content: said }]} />
      }}
    </WhenAnswered>
  )
}
