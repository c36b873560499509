import { IconAlertTriangle } from '#web/kit/icons.ts'
import { useContext } from 'react'
import { type Message, message } from '#domain/message/message.ts'
import { indicatorName, listOf, sourceName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Catalogue } from '#contract/release-data.ts'
import { type ReadyQuestion, readyQuestions } from '#sections/triangulation/ready-questions.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { SectionWorkContext } from '#web/kit/section-work.ts'
import classes from './begin-panel.module.css'
import type { TriangulationPanelProps } from './panel-props.ts'

const RULES = ['indicator', 'place', 'sources', 'grades'] as const

/** Before a result: questions that are ready to be asked, and how a question is made; why the last one has no result. */
export function BeginPanel({ shown, onChange }: TriangulationPanelProps) {
  const { catalogue, wanted, language } = shown
  const { text } = language
  return (
    <div>
      <WithoutResult />
      <Text as="h2" heading below={8}>
        {text(message('triangulate.ready'))}
      </Text>
      <Stack as="ul" gap={8} across="start" className={classes.ready}>
        {readyQuestions(catalogue, wanted.indicator).map((question) => (
          <li key={question.indicator}>
            <WordButton onClick={() => onChange({ ...question, asked: true, hidden: [] })}>
              {text(wordsOf(question, catalogue))}
            </WordButton>
          </li>
        ))}
      </Stack>
      <ul className={classes.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{text(message(`triangulate.rule-${rule}`))}</li>
        ))}
      </ul>
    </div>
  )
}

/** The comparison failed, or the reader stopped it: nothing that was chosen is lost. */
function WithoutResult() {
  const { text } = useLanguage()
  const work = useContext(SectionWorkContext)?.work
  if (work?.status === 'failed') {
    return (
      <Row as="p" gap={10} className={classes.alert} role="alert">
        <IconAlertTriangle size={18} aria-hidden="true" />
        <span>
          {text(message('triangulate.failed', { what: message('triangulate.unknown') }))}
          <small>{text(message('triangulate.nothing-lost'))}</small>
        </span>
      </Row>
    )
  }
  if (work?.status !== 'cancelled') return null
  return (
    <Row as="p" gap={10} className={classes.note} role="status">
      {text(message('triangulate.stopped'))}
    </Row>
  )
}

function wordsOf({ indicator, primary, comparisons }: ReadyQuestion, { reference }: Catalogue): Message {
  const name = (id: number) => sourceName(byId(reference.sources, id))
  return message('triangulate.ready-question', {
    indicator: indicatorName(byId(reference.indicators, indicator)),
    primary: name(primary),
    others: listOf(comparisons.map(name)),
  })
}
