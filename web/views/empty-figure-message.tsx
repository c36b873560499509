import type { EmptyFigure } from '#charts/figure.ts'
import { beforeAlternatives, namedAlternatives, OFFERED } from '#charts/words/empty-words.ts'
import { Button } from '#web/kit/button.tsx'
import { Message } from '#web/kit/state-message.tsx'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface EmptyFigureMessageProps {
  readonly empty: EmptyFigure
  readonly reference: ReferenceData
  readonly onChoose?: ((alternative: EmptyFigure['alternatives'][number]) => void) | undefined
}

/** Why there is nothing to draw, and what does have figures, one click away. */
export function EmptyFigureMessage({ empty, reference, onChoose }: EmptyFigureMessageProps) {
  const language = useLanguage()
  const offered = empty.alternatives.slice(0, OFFERED)
  const words = onChoose ? beforeAlternatives : namedAlternatives
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
        {words(empty, { reference, language })}
      </Message>
    </div>
  )
}
