import { Dialog } from '#web/kit/dialog.tsx'
import { ContactForm } from './contact-form.tsx'

/** Feedback, on top of the page that it is about. */
export default function FeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog form="centre" title="Feedback" onClose={onClose}>
      <ContactForm category="Feedback" />
    </Dialog>
  )
}
