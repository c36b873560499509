import { IconMessageCircleQuestion } from '#web/kit/icons.ts'
import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Quotation } from '#sections/definition/body.ts'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { later } from '#web/kit/later.tsx'

const QuoteDialog = later(async () => (await import('#web/views/quote/quote-dialog.tsx')).QuoteDialog, {
  form: 'note',
})

interface QuoteButtonProps {
  readonly about: Quotation
  readonly reference: ReferenceData
}

/** The chief question of a section, beside its lead. Its answer is fetched by a press, not by a pointer under which the page moves. */
export function QuoteButton({ about, reference }: QuoteButtonProps) {
  const { text } = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <Row keeps screen>
      <Button
        kind="primary"
        onClick={() => setOpen(true)}
        onPointerDown={QuoteDialog.intend}
        onFocus={QuoteDialog.intend}
      >
        <IconMessageCircleQuestion size={18} aria-hidden />
        {text(message('card.quote'))}
      </Button>
      {open && <QuoteDialog {...{ about, reference }} onClose={() => setOpen(false)} />}
    </Row>
  )
}
