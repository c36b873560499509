import { useMemo, useState } from 'react'
import { Grid } from '#web/kit/layout.tsx'
import { fullSelection, type TriangulationRequest } from './triangulation-address.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { listOf, placeName } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ControlBar } from '#web/controls/control-bar.tsx'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Button } from '#web/kit/button.tsx'
import { usePageTitle } from '#web/kit/page-title.ts'
import { AddsTable } from './adds-table.tsx'
import { AgreementPanel } from './agreement-panel.tsx'
import type { Answer } from './answer-parts.ts'
import { requestText } from './ask-triangulation.ts'
import { FigureColumn } from './figure-column.tsx'
import { IndicatorsTable } from './indicators-table.tsx'
import type { ChooserProps } from './intro.tsx'
import { NotJudged } from './not-judged.tsx'
import { PairsTable } from './pairs-table.tsx'
import { ResultActions } from './result-actions.tsx'
import { ResultsPanel } from './results-panel.tsx'
import classes from './results.module.css'
import { Selectors } from './selectors.tsx'
import { WhyPanels } from './why-panels.tsx'

interface ResultsProps extends ChooserProps {
  readonly answer: Answer
  /** False while the choice above differs from what is shown. */
  readonly isCurrent: boolean
  /** Asks for another triangulation at once. */
  readonly onAsk: (selection: TriangulationRequest) => void
}

/** The result of a triangulation, with the controls that stick to the top. */
export function Results(props: ResultsProps) {
  const { answer, catalogue, isCurrent, onAsk } = props
  const asked = useMemo(() => selectionOf(answer), [answer])
  const language = useLanguage()
  const title = language.text(headingOf(answer))
  const chosen = fullSelection(props.selection)
  const isShown = isCurrent || (chosen !== null && requestText(chosen) === requestText(asked))
  usePageTitle(language.text(message('triangulate.page', { title })))
  return (
    <>
      <div className={classes.sticky}>
        <SelectorBar {...props} />
      </div>
      {!isShown && (
        <p className={classes.stale} role="status">
          {language.text(message('triangulate.stale', { sources: sourcesOf(answer) }))}
        </p>
      )}
      <Grid className={classes.columns}>
        <div className={classes.first}>
          <header className={classes.lead}>
            <h1>{title}</h1>
            <p>{answer.headline}</p>
            <ResultActions {...{ answer, catalogue, title, asked }} />
          </header>
          <ResultsPanel answer={answer} catalogue={catalogue} />
        </div>
        <div className={classes.side}>
          <FigureColumn {...{ answer, catalogue, asked, onAsk }} />
          <NotJudged answer={answer} />
        </div>
        <div className={classes.rest}>
          <Details {...{ answer, catalogue, asked, onAsk }} />
        </div>
      </Grid>
    </>
  )
}

/** The parts behind the grades, from the figures themselves to the reasons for differences. */
function Details({
  answer,
  catalogue,
  asked,
  onAsk,
}: Pick<ResultsProps, 'answer' | 'catalogue' | 'onAsk'> & { readonly asked: TriangulationRequest }) {
  const { text } = useLanguage()
  return (
    <>
      {asked.indicator === null && (
        <IndicatorsTable answer={answer} onChoose={(indicator) => onAsk({ ...asked, indicator })} />
      )}
      <div>
        <h2>{text(message('triangulate.pairs-heading'))}</h2>
        <PairsTable answer={answer} catalogue={catalogue} />
      </div>
      <AgreementPanel answer={answer} />
      <AddsTable answer={answer} />
      <WhyPanels {...{ answer, catalogue, asked }} />
    </>
  )
}

function SelectorBar({ selection, catalogue, onSelect, onTriangulate, answer }: ResultsProps) {
  const [round, setRound] = useState(0)
  const language = useLanguage()
  const { indicator } = answer.inputs
  const [primary] = answer.sources
  const ask = () => {
    setRound(round + 1)
    onTriangulate()
  }
  return (
    <ControlBar
      // Asking closes the sheet of a phone.
      key={round}
      title={indicator?.name ?? language.text(message('triangulate.all-common'))}
      detail={
        <>
          {primary && <SourceMarker classification={primary.classification} />}
          {language.text(
            message('triangulate.about-sources', { sources: sourcesOf(answer), ...placeOf(answer) }),
          )}
        </>
      }
      columns="minmax(220px, 1fr) 170px 170px 170px 160px auto"
    >
      <Selectors {...{ selection, catalogue, onSelect }} />
      <Button kind="primary" className={classes.ask} onClick={ask}>
        {language.text(message('triangulate.ask'))}
      </Button>
    </ControlBar>
  )
}

function selectionOf({ inputs }: Answer): TriangulationRequest {
  return {
    indicator: inputs.indicator?.id ?? null,
    primary: inputs.primary.id,
    comparisons: inputs.comparisons.map(({ id }) => id),
    location: inputs.location?.id ?? null,
    asked: true,
  }
}

/** `How far do the sources agree on Penta 3 coverage in Kano?` */
function headingOf(answer: Answer): Message {
  const { indicator } = answer.inputs
  const place = placeOf(answer)
  return indicator
    ? message('triangulate.heading', { indicator: indicator.name, ...place })
    : message('triangulate.heading-all', { sources: sourcesOf(answer), ...place })
}

function sourcesOf({ sources }: Answer): Value {
  return listOf(sources.map(({ name }) => name))
}

function placeOf({ inputs: { location } }: Answer) {
  if (!location) return { where: 'all', place: '' } as const
  const place = placeName({ name: location.name, level: levelOf(location.name) })
  return { where: 'place', place } as const
}

/** Zones take the article; only their names hold a direction after a hyphen. */
function levelOf(name: string): 2 | 3 {
  return /^(North|South)-(Central|East|West|South)$/.test(name) ? 2 : 3
}
