import { message } from '#domain/message/message.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ContactForm } from './contact-form.tsx'

/** Feedback, on top of the page that it is about. */
export default function FeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  const { text } = useLanguage()
  return (
    <Dialog form="centre" title={text(message('shell.feedback'))} onClose={onClose}>
      <ContactForm category="Feedback" />
    </Dialog>
  )
}
