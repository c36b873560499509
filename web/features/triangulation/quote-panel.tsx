import { Message } from '#web/kit/state-message.tsx'
import type { Answer } from './answer-parts.ts'
import type { Figures } from './use-figures.ts'

interface QuotePanelProps {
  readonly answer: Answer
  readonly figures: Figures
}

/** Which figure to quote; it needs a place. */
export function QuotePanel({ answer }: QuotePanelProps) {
  if (answer.inputs.location !== null) return null
  return (
    <Message title="Which figure should I quote?">
      A figure is quoted for one place: choose a location above.
    </Message>
  )
}
