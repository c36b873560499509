import { IconMaximize } from '#web/kit/icons.ts'
import { useState } from 'react'
import { type Message, message } from '#domain/message/message.ts'
import { percentage } from '#domain/message/value.ts'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { Answer } from '#sections/triangulation/answer-parts.ts'
import { Cautions } from './cautions.tsx'
import { GradeTable } from './grade-table.tsx'
import { DIMENSIONS } from '#sections/triangulation/metric-words.ts'
import { resultOf } from '#sections/triangulation/triangulation-choice.ts'
import { PairsTable } from './pairs-table.tsx'
import classes from './results-panel.module.css'
import type { TriangulationPanelProps } from './panel-props.ts'
import { ScoreScale } from './score-scale.tsx'

/** The two scores, what to be careful about, and the grades with their evidence; the same by itself in a dialog. */
export function GradesPanel({ shown }: TriangulationPanelProps) {
  const answer = resultOf(shown)?.answer
  return answer ? <Grades answer={answer} catalogue={shown.catalogue} /> : null
}

interface GradesProps {
  readonly answer: Answer
  readonly catalogue: Catalogue
}

function Grades({ answer, catalogue }: GradesProps) {
  const { text } = useLanguage()
  const [expanded, setExpanded] = useState(false)
  const [pairs, showPairs] = useState(false)
  const body = <PanelBody answer={answer} onPairs={() => showPairs(true)} />
  return (
    <div>
      <PanelBody answer={answer} onPairs={() => showPairs(true)} onExpand={() => setExpanded(true)} />
      {expanded && (
        <Dialog
          form="wide"
          title={text(message('triangulate.scores-and-grades'))}
          onClose={() => setExpanded(false)}
        >
          <Text below={20} tone="soft" size={16}>
            {answer.headline}
          </Text>
          {body}
        </Dialog>
      )}
      {pairs && (
        <Dialog
          form="wide"
          title={text(message('triangulate.pairs-heading'))}
          onClose={() => showPairs(false)}
        >
          <PairsTable answer={answer} catalogue={catalogue} />
        </Dialog>
      )}
    </div>
  )
}

interface PanelBodyProps {
  readonly answer: Answer
  readonly onPairs: () => void
  /** Absent in the dialog, which begins with all columns. */
  readonly onExpand?: () => void
}

function PanelBody({ answer, onPairs, onExpand }: PanelBodyProps) {
  const { text } = useLanguage()
  const [columns, setColumns] = useState<'each' | 'together'>(onExpand ? 'each' : 'together')
  return (
    <>
      <Grid className={classes.scores}>
        {DIMENSIONS.map((dimension) => (
          <ScoreScale
            key={dimension.key}
            dimension={dimension.key}
            overall={answer.overall[dimension.key]}
            caveats={dimension.key === 'consistency' ? caveatsOf(answer).map((caveat) => text(caveat)) : []}
          />
        ))}
      </Grid>
      <Cautions answer={answer} />
      <Row wrap align="start" justify="between" gap={16} rows={8} above={24} below={12}>
        <div>
          <Text as="h2" size={16} weight={650}>
            {text(message('triangulate.grades-heading'))}
          </Text>
          <Text tone="soft" size={13}>
            {text(message('triangulate.grades-lead'))}
          </Text>
        </div>
        <Row align="center" gap={8} screen>
          <SegmentedControl
            name={text(message('triangulate.grade-columns'))}
            value={columns}
            options={[
              ['each', text(message('triangulate.each'))],
              ['together', text(message('triangulate.together'))],
            ]}
            onChoose={setColumns}
          />
          {onExpand && (
            <IconButton label={text(message('triangulate.expand'))} onClick={onExpand}>
              <IconMaximize size={18} aria-hidden="true" />
            </IconButton>
          )}
        </Row>
      </Row>
      <GradeTable answer={answer} together={columns === 'together'} onPairs={onPairs} />
    </>
  )
}

/** The caveats of the percentage, once for all sources when it is the same for all. */
function caveatsOf({ sources, overall, inputs }: Answer): Message[] {
  const { bound } = overall.consistency
  const { score } = overall.documentation
  const apart = [
    ...(bound === null
      ? []
      : [message('triangulation.held-down', { bound, many: inputs.indicator === null ? 'yes' : 'no' })]),
    ...(score === null
      ? []
      : [message('triangulation.documentation-beside', { share: percentage(score, 1) })]),
  ]
  const cautioned = sources.filter(({ caveat }) => caveat !== null)
  const texts = new Set(cautioned.map(({ caveat }) => caveat))
  const [only] = texts
  if (only && texts.size === 1 && cautioned.length === sources.length) {
    return [...apart, message('triangulate.all-sources', { caveat: only })]
  }
  return [
    ...apart,
    ...cautioned.map(({ name, caveat }) =>
      message('triangulate.source-caveat', { source: name, caveat: caveat ?? '' }),
    ),
  ]
}
