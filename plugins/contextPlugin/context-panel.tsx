import { useMemo, useState } from 'react'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { searchWords, type Statement, statementsIn } from '#domain/question/search-words.ts'
import { Button } from '#web/kit/button.tsx'
import { CheckField, TextField } from '#web/kit/form/field.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { searchReader } from '#web/queries/question-lexicon.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { ContextAnswer } from './context-answer.tsx'
import type { ContextChoice } from './context-figures.ts'
import classes from './context-panel.module.css'
import { setMentionsOn, useMentionsOn } from './use-mentions-on.ts'

const NOTHING: ContextChoice = { indicator: null, source: null, location: NATION, period: null }

/** Finds the figures behind typed words or a pasted address. */
export function ContextPanel() {
  const catalogue = useResource(catalogueResource)
  if (catalogue.status === 'ready') return <Search catalogue={catalogue.value} />
  if (catalogue.status !== 'failed') return <Loading what={message('shell.figure-list')} />
  return (
    <LoadFailureMessage
      what={message('shell.figure-list')}
      reason={catalogue.reason}
      onRetry={() => catalogueResource.load()}
    />
  )
}

function Search({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const [typed, setTyped] = useState('')
  const [choice, setChoice] = useState(NOTHING)
  const [others, setOthers] = useState<readonly number[]>([])
  const [statements, setStatements] = useState<readonly Statement[]>([])
  const [failed, setFailed] = useState(false)
  const mentionsOn = useMentionsOn()
  const search = () => {
    const reader = searchReader(catalogue)
    const read = searchWords(typed, reader)
    const isHeld = (id: number) => (catalogue.coverage.get(id)?.size ?? 0) > 0
    const [best = null, ...rest] = read.indicators.filter(isHeld)
    const said = statementsIn(typed, reader).filter(({ indicator }) => isHeld(indicator))
    const [first, ...further] = said
    setStatements(further)
    setFailed(best === null && read.location === null && read.source === null)
    setOthers(rest.slice(0, 3))
    if (first && further.length > 0) return setChoice(choiceOf(first))
    setChoice({
      indicator: best ?? choice.indicator,
      source: read.source,
      location: read.location ?? NATION,
      period: read.period,
    })
  }
  const reset = () => {
    setTyped('')
    setChoice(NOTHING)
    setOthers([])
    setStatements([])
    setFailed(false)
  }
  return (
    <Stack gap={12}>
      <Stack
        as="form"
        gap={12}
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <TextField
          label={text(message('widgets.keywords'))}
          placeholder={text(message('widgets.enter-keywords'))}
          value={typed}
          error={failed && text(message('widgets.nothing-read'))}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Row gap={8}>
          <Button kind="primary" type="submit">
            {text(message('widgets.search-loud'))}
          </Button>
          <Button onClick={reset}>{text(message('widgets.reset'))}</Button>
        </Row>
      </Stack>
      <OtherStatements
        statements={statements}
        catalogue={catalogue}
        onChoose={(statement) => setChoice(choiceOf(statement))}
      />
      <OtherIndicators
        ids={others}
        catalogue={catalogue}
        onChoose={(indicator) => setChoice({ ...choice, indicator })}
      />
      <ContextAnswer choice={choice} catalogue={catalogue} onChange={setChoice} />
      <CheckField
        role="switch"
        label={text(message('widgets.on-hover'))}
        help={text(message('widgets.on-hover-about'))}
        checked={mentionsOn}
        onChange={({ currentTarget: { checked } }) => setMentionsOn(checked)}
      />
    </Stack>
  )
}

function choiceOf(statement: Statement): ContextChoice {
  return { ...statement, location: statement.location ?? NATION }
}

interface OtherStatementsProps {
  readonly statements: readonly Statement[]
  readonly catalogue: Catalogue
  readonly onChoose: (statement: Statement) => void
}

/** What else the words state. */
function OtherStatements({ statements, catalogue: { reference }, onChoose }: OtherStatementsProps) {
  const { text } = useLanguage()
  if (statements.length === 0) return null
  return (
    <Row wrap gap={6} align="center" className={classes.others}>
      <span>{text(message('widgets.also-said'))}</span>
      {statements.map((statement) => {
        const indicator = indicatorName(byId(reference.indicators, statement.indicator))
        const place = placeName(byId(reference.locations, choiceOf(statement).location))
        return (
          <button
            key={`${statement.indicator}:${statement.location}`}
            type="button"
            onClick={() => onChoose(statement)}
          >
            {text(message('widgets.subject', { indicator, place }))}
          </button>
        )
      })}
    </Row>
  )
}

interface OtherIndicatorsProps {
  readonly ids: readonly number[]
  readonly catalogue: Catalogue
  readonly onChoose: (indicator: number) => void
}

function OtherIndicators({ ids, catalogue, onChoose }: OtherIndicatorsProps) {
  const { text } = useLanguage()
  const names = useMemo(
    () => ids.flatMap((id) => catalogue.reference.indicators.get(id) ?? []),
    [ids, catalogue],
  )
  if (names.length === 0) return null
  return (
    <Row wrap gap={6} align="center" className={classes.others}>
      <span>{text(message('widgets.also-like'))}</span>
      {names.map(({ id, shortName }) => (
        <button key={id} type="button" onClick={() => onChoose(id)}>
          {shortName}
        </button>
      ))}
    </Row>
  )
}
