import { useSearch } from 'wouter'
import { CONTACT_CATEGORIES } from '#domain/inquiry/subjects.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ContactForm } from './contact-form.tsx'
import classes from './send-in.module.css'

/** Writes to the people who run the site: `/contact?category=Feedback` begins with a category. */
export default function ContactPage() {
  const { text } = useLanguage()
  const wanted = new URLSearchParams(useSearch()).get('category') ?? ''
  const category = CONTACT_CATEGORIES.find((name) => name === wanted)
  return (
    <div className={classes.page}>
      <h1>{text(message('pages.contact'))}</h1>
      <p className={classes.lead}>{text(message('send-in.contact-lead'))}</p>
      <ContactForm key={category} category={category} />
    </div>
  )
}
