import { IconAlertTriangle } from '@tabler/icons-react'
import { type Message, message } from '#domain/message/message.ts'
import { indicatorName, listOf, sourceName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { Button, WordButton } from '#web/kit/button.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { usePageTitle } from '#web/kit/page-title.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './intro.module.css'
import { type ReadyQuestion, readyQuestions } from './ready-questions.ts'
import { Selectors, type SelectorsProps } from './selectors.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { TriangulationWork } from './use-triangulation.ts'

export interface ChooserProps extends SelectorsProps {
  readonly onTriangulate: () => void
}

interface IntroProps extends ChooserProps {
  readonly work: TriangulationWork
  /** Asks a question that is ready. */
  readonly onAsk: (question: ReadyQuestion) => void
}

const RULES = ['indicator', 'place', 'sources', 'grades'] as const

/** The page before a result: a lead on triangulation, and the choice of its sources. */
export function Intro({ work, onTriangulate, onAsk, ...selectors }: IntroProps) {
  const { text } = useLanguage()
  const { catalogue } = selectors
  usePageTitle(text(message('pages.triangulation')))
  return (
    <div className={classes.intro}>
      <h1>{text(message('triangulate.question'))}</h1>
      <p className={classes.lead}>{text(message('triangulate.lead'))}</p>
      {work.status === 'failed' && (
        <Row as="p" gap={10} className={classes.alert} role="alert">
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>
            {text(message('triangulate.failed', { what: work.message }))}
            <small>{text(message('triangulate.nothing-lost'))}</small>
          </span>
        </Row>
      )}
      {work.status === 'cancelled' && (
        <Row as="p" gap={10} className={classes.note} role="status">
          {text(message('triangulate.stopped'))}
        </Row>
      )}
      <Grid as="search" gap={16} className={classes.form} aria-label={text(message('triangulate.what-to'))}>
        <Selectors {...selectors} />
        <Button kind="primary" onClick={onTriangulate} disabled={work.status === 'working'}>
          {text(message('triangulate.ask'))}
        </Button>
      </Grid>
      <Text as="h2" heading above={24} below={8}>
        {text(message('triangulate.ready'))}
      </Text>
      <Stack as="ul" gap={8} across="start" className={classes.ready}>
        {readyQuestions(catalogue, selectors.selection.indicator).map((question) => (
          <li key={question.indicator}>
            <WordButton onClick={() => onAsk(question)}>{text(wordsOf(question, catalogue))}</WordButton>
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

function wordsOf({ indicator, primary, comparisons }: ReadyQuestion, { reference }: Catalogue): Message {
  const name = (id: number) => sourceName(byId(reference.sources, id))
  return message('triangulate.ready-question', {
    indicator: indicatorName(byId(reference.indicators, indicator)),
    primary: name(primary),
    others: listOf(comparisons.map(name)),
  })
}
