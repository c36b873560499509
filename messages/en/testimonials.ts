/** What people think of the product, and the invitation to say it. */
export const testimonials = {
  heading: 'What people say',
  lead: 'In the words of people who work with the figures. Each was sent in with the form below and approved by a person.',
  none: 'Nobody has said anything yet',
  'none-about': 'We show no invented people. If you work with these figures, be the first.',
  stars: '{rating, number} of {most, number} stars',
  more: 'View More',
  all: 'View All',
  videos: 'Videos',
  previous: 'Previous',
  next: 'Next',
  position: '{number, number} of {all, number}',
  watch: 'Video of {name}',
  yours: 'What do you think?',
  invite: 'Say what you think',
  list: 'the testimonials',
} as const
