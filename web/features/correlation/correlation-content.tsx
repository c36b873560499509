import { useMemo } from 'react'
import type { FigureInput } from '#charts/figure.ts'
import { matrixAnswer, settingWords } from '#domain/correlation-study/correlation-words.ts'
import { studyMatrix } from '#domain/correlation-study/matrix-study.ts'
import type { CorrelationWanted } from '#domain/section/correlation-address.ts'
import type { CorrelationChoice } from '#domain/section/correlation-choice.ts'
import type { CorrelationResolution } from '#domain/section/correlation-question.ts'
import { SectionLead } from '#web/controls/section-lead.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import classes from './correlation.module.css'
import { matrixView, pairView } from './correlation-views.ts'
import { MatrixCard } from './matrix-card.tsx'
import { PairCard } from './pair-card.tsx'

export interface CorrelationContentProps {
  readonly wanted: CorrelationWanted
  readonly choice: CorrelationChoice
  readonly resolution: CorrelationResolution
  readonly catalogue: Catalogue
  readonly currentYear: number
  readonly onChange: (change: Partial<CorrelationWanted>) => void
}

/** A matrix of more indicators takes the whole width, so that its coefficients can be read. */
const MANY = 12

/** The answer, the matrix, and the opened pair beside or below it. */
export function CorrelationContent(props: CorrelationContentProps) {
  const { wanted, choice, resolution, currentYear } = props
  const { question, figures, pair } = resolution
  const { table, reference } = question
  const study = useMemo(
    () =>
      studyMatrix(figures, {
        method: wanted.method ?? undefined,
        adjust: wanted.adjust === 'holm' ? 'holm' : undefined,
      }),
    [figures, wanted.method, wanted.adjust],
  )
  const inputs = useMemo(() => {
    const rest = { table, reference, currentYear }
    const matrix: FigureInput = { ...rest, view: matrixView(question, wanted, pair) }
    const opened: FigureInput | null = pair && { ...rest, view: pairView(question, wanted, pair) }
    return { matrix, opened }
  }, [question, wanted, pair, table, reference, currentYear])
  return (
    <>
      <SectionLead
        heading={`Which indicators go together ${settingWords(figures, reference)}?`}
        answer={matrixAnswer(study, figures, wanted.adjust)}
        moved={[...choice.moved, ...resolution.moved]}
      />
      <div className={classes.columns} data-many={question.indicators.length > MANY || undefined}>
        <div className={classes.matrix}>
          <MatrixCard {...props} {...{ study }} input={inputs.matrix} />
        </div>
        {inputs.opened && (
          <div className={classes.pair}>
            <PairCard {...props} input={inputs.opened} />
          </div>
        )}
      </div>
    </>
  )
}
