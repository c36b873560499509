import type { EmptyFigure } from '#charts/figure.ts'
import { Button } from '#web/kit/button.tsx'
import { Message } from '#web/kit/state-message.tsx'

/** How many alternatives are offered at once. */
const OFFERED = 6

interface EmptyFigureMessageProps {
  readonly empty: EmptyFigure
  readonly onChoose?: ((alternative: EmptyFigure['alternatives'][number]) => void) | undefined
}

/** Why there is nothing to draw, and what does have figures, one click away. */
export function EmptyFigureMessage({ empty, onChoose }: EmptyFigureMessageProps) {
  const offered = empty.alternatives.slice(0, OFFERED)
  const rest = empty.alternatives.length - offered.length
  return (
    <div style={{ marginTop: 14 }}>
      <Message
        title={empty.text}
        actions={
          onChoose &&
          offered.map((alternative) => (
            <Button key={alternative.label} onClick={() => onChoose(alternative)}>
              {alternative.label}
            </Button>
          ))
        }
      >
        {offered.length > 0
          ? `These have figures${rest > 0 ? ` (${rest} more in the controls)` : ''}:`
          : 'No source in this release has figures for this level. The other figures on this page have.'}
      </Message>
    </div>
  )
}
