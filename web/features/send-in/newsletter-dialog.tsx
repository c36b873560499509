import { message } from '#domain/message/message.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** The newsletter, asked for with name and address. */
export default function NewsletterDialog({ onClose }: { readonly onClose: () => void }) {
  const { text } = useLanguage()
  return (
    <Dialog form="centre" title={text(message('send-in.newsletter-title'))} onClose={onClose}>
      <NewsletterForm withName />
    </Dialog>
  )
}
