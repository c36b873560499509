import { ContactForm } from './contact-form.tsx'

/** Feedback beside the page that it is about. */
export default function FeedbackForm() {
  return <ContactForm category="Feedback" />
}
