import type { View } from '#charts/view.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { AboutChoice } from '#web/views/about-choice.tsx'
import { figureAddress } from '#web/views/permalink.ts'
import { QuotePanel } from './quote-panel.tsx'

interface QuoteDialogProps {
  /** The view of the reader, whose indicators and places are offered. */
  readonly about: Pick<View, 'indicators' | 'locations'>
  readonly reference: ReferenceData
  readonly onClose: () => void
}

/** "Which figure should I quote?" for what a chart shows. */
export function QuoteDialog({ about, reference, onClose }: QuoteDialogProps) {
  const { text } = useLanguage()
  return (
    <Dialog form="centre" title={text(message('quote-card.title'))} onClose={onClose}>
      <AboutChoice about={about} reference={reference}>
        {(chosen) => <QuotePanel {...chosen} address={addressOf(chosen)} level={3} />}
      </AboutChoice>
    </Dialog>
  )
}

function addressOf({
  indicator,
  location,
}: {
  readonly indicator: number
  readonly location: number
}): string {
  return figureAddress({
    kind: 'trend',
    indicators: [indicator],
    locations: [location],
    sources: [],
    periods: [],
    options: {},
  })
}
