import { useSearch } from 'wouter'
import { CONTACT_CATEGORIES } from '#domain/form/inquiry-fields.ts'
import { ContactForm } from './contact-form.tsx'
import classes from './send-in.module.css'

/** Writes to the people who run the site: `/contact?category=Feedback` begins with a category. */
export default function ContactPage() {
  const wanted = new URLSearchParams(useSearch()).get('category') ?? ''
  const category = CONTACT_CATEGORIES.find((name) => name === wanted) ?? CONTACT_CATEGORIES[0]
  return (
    <div className={classes.page}>
      <h1>Contact us</h1>
      <p className={classes.lead}>
        Ask a question, report an error in a figure, or say what you miss. You need no account.
      </p>
      <ContactForm key={category} category={category} />
    </div>
  )
}
