import { useEffect, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { wouldInterrupt } from '#web/memory/interruption.ts'
import { keepText, keptText } from '#web/memory/kept.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { NEWSLETTER_KEY } from './newsletter-key.ts'

/** Whoever has stayed this long reads here; until then nothing comes between. In milliseconds. */
const STAY_MS = 5 * 60_000

/** Offers the newsletter by itself, once: closed or subscribed, it never comes again in this browser. */
export default function NewsletterInvitation() {
  const { text } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (keptText(NEWSLETTER_KEY) !== null) return
    const timer = window.setInterval(() => {
      if (wouldInterrupt()) return
      window.clearInterval(timer)
      if (keptText(NEWSLETTER_KEY) === null) setIsOpen(true)
    }, STAY_MS)
    return () => window.clearInterval(timer)
  }, [])
  const close = () => {
    keepText(NEWSLETTER_KEY, 'true')
    setIsOpen(false)
  }
  if (!isOpen) return null
  return (
    <Dialog form="centre" title={text(message('send-in.stay-informed'))} onClose={close}>
      <NewsletterForm
        withName={false}
        aside={<Button onClick={close}>{text(message('send-in.no-thanks'))}</Button>}
      />
    </Dialog>
  )
}
