import { message } from '#domain/message/message.ts'
import AboutContent from '#web/features/about/about-content.tsx'
import TestimonialCarousel from '#web/features/testimonials/testimonial-carousel.tsx'
import { WithCatalogue } from '../with-catalogue.tsx'

/** The about page with the catalogue it is drawn from, and the ways into the dashboards. */
export default function AboutPage() {
  return (
    <WithCatalogue title={message('shell.about-product')}>
      {(catalogue, addressOf) => (
        <>
          <AboutContent catalogue={catalogue} addressOf={addressOf} />
          <TestimonialCarousel />
        </>
      )}
    </WithCatalogue>
  )
}
