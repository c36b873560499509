import { useMemo } from 'react'
import { studiedMatrixFigure } from '#charts/correlation-matrix/correlation-matrix.ts'
import { modelOfStudy } from '#charts/correlation-matrix/model.ts'
import type { CorrelationMatrixInput } from '#charts/correlation-matrix/view.ts'
import { Either } from '#web/controls/either.tsx'
import { FigureCard } from '#web/views/figure-card.tsx'
import type { CorrelationContentProps } from './correlation-props.ts'

interface MatrixCardProps extends CorrelationContentProps {
  readonly input: CorrelationMatrixInput
}

/** The matrix; choosing a cell opens its pair. */
export function MatrixCard({ input, finished, wanted, catalogue, onChange }: MatrixCardProps) {
  const { study, resolution } = finished
  const { figures, question } = resolution
  const { indicators, reference } = question
  const figure = useMemo(
    () => studiedMatrixFigure(input, modelOfStudy(input, figures, study)),
    [input, figures, study],
  )
  const open = (number: number) => {
    const pair = pairAt(indicators, number)
    if (pair) onChange({ pair })
  }
  return (
    <FigureCard
      figure={figure}
      view={input.view}
      reference={reference}
      release={catalogue.release}
      onDrill={open}
      drillWords="to see this pair in full"
      switches={
        <Either
          name="How p is adjusted for many tests"
          options={ADJUSTMENTS}
          value={wanted.adjust}
          onChoose={(adjust) => onChange({ adjust })}
        />
      }
    />
  )
}

const ADJUSTMENTS = [
  ['bh', 'Benjamini–Hochberg'],
  ['holm', 'Holm (stricter)'],
] as const

/** The pair of a number, row by row of the lower triangle: the earlier indicator lies sideways. */
function pairAt(indicators: readonly number[], number: number): readonly [number, number] | null {
  let first = 0
  for (let row = 1; row < indicators.length; row += 1) {
    const [x, y] = [indicators[number - first], indicators[row]]
    if (number < first + row) return x !== undefined && y !== undefined ? [x, y] : null
    first += row
  }
  return null
}
