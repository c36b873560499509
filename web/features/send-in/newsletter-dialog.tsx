import { Dialog } from '#web/kit/dialog.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** The newsletter, asked for with name and address. */
export default function NewsletterDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog form="centre" title="Subscribe to our newsletter" onClose={onClose}>
      <NewsletterForm withName />
    </Dialog>
  )
}
