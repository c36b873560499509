import { IconInfoCircle } from '#web/kit/icons.ts'
import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { later } from '#web/kit/later.tsx'

const QuoteDialog = later(async () => (await import('#web/views/quote/quote-dialog.tsx')).QuoteDialog, {
  form: 'note',
})

interface QuoteSignProps {
  readonly indicator: Indicator
  readonly place: number
  readonly reference: ReferenceData
}

/** The sign beside a source: why this figure and no other. */
export function QuoteSign({ indicator, place, reference }: QuoteSignProps) {
  const { text } = useLanguage()
  const [open, setOpen] = useState(false)
  const name = text(message('profiles.source-about', { indicator: indicatorName(indicator) }))
  return (
    <Text as="span" screen>
      <Text
        as="button"
        type="button"
        bare
        tone="faint"
        title={name}
        aria-label={name}
        onClick={() => setOpen(true)}
        onPointerEnter={QuoteDialog.intend}
      >
        <IconInfoCircle size={15} aria-hidden="true" />
      </Text>
      {open && (
        <QuoteDialog
          about={{ indicators: [indicator.id], locations: [place] }}
          reference={reference}
          onClose={() => setOpen(false)}
        />
      )}
    </Text>
  )
}
