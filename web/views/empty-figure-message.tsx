import { everywhere } from '#domain/frame/frame.ts'
import { noSourceHeld } from '#domain/frame/none.ts'
import type { EmptyFigure } from '#charts/figure.ts'
import { Button } from '#web/kit/button.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { message } from '#domain/message/message.ts'
import { listOf, whole } from '#domain/message/value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** How many alternatives are offered at once. */
const OFFERED = 6

interface EmptyFigureMessageProps {
  readonly empty: EmptyFigure
  readonly reference: ReferenceData
  readonly onChoose?: ((alternative: EmptyFigure['alternatives'][number]) => void) | undefined
}

/** Why there is nothing to draw, and what does have figures, one click away. */
export function EmptyFigureMessage({ empty, reference, onChoose }: EmptyFigureMessageProps) {
  const { text } = useLanguage()
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
        {empty.why && <>{empty.why} </>}
        {offered.length > 0
          ? text(
              rest > 0
                ? message('card.have-figures-more', { more: whole(rest) })
                : message('card.have-figures'),
            ) + (onChoose ? '' : ` ${text(listOf(offered.map(({ label }) => label)))}`)
          : text(message('card.no-source-here', { none: noSourceHeld(everywhere(reference)) }))}
      </Message>
    </div>
  )
}
