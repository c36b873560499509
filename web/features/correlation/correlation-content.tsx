import { useMemo } from 'react'
import type { CorrelationMatrixInput } from '#charts/correlation-matrix/view.ts'
import type { ScatterInput } from '#charts/scatter/view.ts'
import { message } from '#domain/message/message.ts'
import { matrixAnswer, settingWords } from '#domain/correlation-study/correlation-words.ts'
import { openedPair } from '#sections/correlation-analysis/correlation-question.ts'
import { SectionBody } from '#web/controls/section-body.tsx'
import { SectionLead } from '#web/controls/section-lead.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './correlation.module.css'
import type { CorrelationContentProps } from './correlation-props.ts'
import { matrixView, pairView } from './correlation-views.ts'
import { MatrixCard } from './matrix-card.tsx'
import { PairCard } from './pair-card.tsx'

/** A matrix of more indicators takes the whole width, so that its coefficients can be read. */
const MANY = 12

/** The answer, the matrix, and the opened pair beside or below it. */
export function CorrelationContent(props: CorrelationContentProps) {
  const { wanted, choice, finished, currentYear } = props
  const { question, figures, moved } = finished.resolution
  const { table, reference } = question
  const [x, y] = openedPair(wanted.pair, figures) ?? []
  const pair = useMemo(() => (x === undefined || y === undefined ? null : ([x, y] as const)), [x, y])
  const language = useLanguage()
  const matrix = useMemo((): CorrelationMatrixInput => {
    return { table, reference, currentYear, language, view: matrixView(finished, pair) }
  }, [finished, pair, table, reference, currentYear, language])
  const opened = useMemo((): ScatterInput | null => {
    return pair && { table, reference, currentYear, language, view: pairView(finished, wanted.fit, pair) }
  }, [finished, wanted.fit, pair, table, reference, currentYear, language])
  return (
    <>
      <SectionLead
        heading={message('correlation.heading', { setting: settingWords(figures, reference) })}
        answer={matrixAnswer(finished.study, figures, finished.adjust)}
        moved={[...choice.moved, ...moved]}
      />
      <SectionBody className={classes.columns} data-many={question.indicators.length > MANY || undefined}>
        <div className={classes.matrix}>
          <MatrixCard {...props} input={matrix} />
        </div>
        {opened && pair && (
          <div className={classes.pair}>
            <PairCard {...props} {...{ pair }} input={opened} />
          </div>
        )}
      </SectionBody>
    </>
  )
}
