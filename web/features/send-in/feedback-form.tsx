import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ContactForm } from './contact-form.tsx'

/** Feedback beside the page that it is about. */
export default function FeedbackForm() {
  const { text } = useLanguage()
  return <ContactForm category={text(message('shell.feedback'))} />
}
