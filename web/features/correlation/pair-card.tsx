import { IconArrowsExchange } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { ScatterInput } from '#charts/scatter/view.ts'
import { scatterFigure } from '#charts/scatter/scatter.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import { indicatorOptions } from '#sections/definition/options.ts'
import { Either } from '#web/controls/either.tsx'
import { Picker } from '#web/controls/picker.tsx'
import { Button } from '#web/kit/button.tsx'
import { FigureCard } from '#web/views/figure-card.tsx'
import classes from './correlation.module.css'
import type { CorrelationContentProps } from './correlation-props.ts'
import { useLater } from './use-later.ts'

interface PairCardProps extends CorrelationContentProps {
  readonly input: ScatterInput
  readonly pair: readonly [number, number]
}

/** The opened pair as a scatter plot, with its own controls for those who cannot reach a cell. */
export function PairCard({ input, pair, wanted, finished, catalogue, onChange }: PairCardProps) {
  const shown = useLater(input)
  const figure = useMemo(() => scatterFigure(shown), [shown])
  const { question } = finished.resolution
  const [x, y] = pair
  const side = (label: string, own: number, other: number, onPick: (id: number) => void) => (
    <Picker
      label={label}
      value={String(own)}
      text={known(question.reference.indicators, own).shortName}
      options={() =>
        indicatorOptions(
          question.indicators.filter((id) => id !== other),
          question.reference,
          () => true,
        )
      }
      onPick={(value) => onPick(Number(value))}
    />
  )
  return (
    <FigureCard
      figure={figure}
      view={shown.view}
      reference={question.reference}
      release={catalogue.release}
      onChooseInstead={({ period }) => period !== undefined && onChange({ period: parsePeriod(period) })}
      switches={
        <div className={classes.pairControls}>
          {side('Sideways', x, y, (id) => onChange({ pair: [id, y] }))}
          <Button className={classes.swap} onClick={() => onChange({ pair: [y, x] })}>
            <IconArrowsExchange size={18} aria-hidden="true" />
            <span className="sr-only">Exchange the axes</span>
          </Button>
          {side('Upwards', y, x, (id) => onChange({ pair: [x, id] }))}
          <Either
            name="Line"
            labelled
            options={LINES}
            value={wanted.fit}
            onChoose={(fit) => onChange({ fit })}
          />
        </div>
      }
    />
  )
}

const LINES = [
  ['ols', 'Least squares'],
  ['theil-sen', 'Theil–Sen'],
] as const
