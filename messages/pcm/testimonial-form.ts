/** The form where people dey talk wetin dem think about the product. */
export const testimonialForm = {
  rating: 'Rating',
  stars: '{rating, plural, one {# star} other {# stars}}',
  'rating-required': 'You need to put rating!',
  name: 'Full Name',
  email: 'Email Address',
  organization: 'Organization',
  review: 'Wetin you think',
  required: 'You need to put {field}!',
  sending: 'The video dey go, {percent}',
  submit: 'Send am',
  readers:
    'Everybody go see your name, organization, stars and wetin you think, once dem approve am; nobody go see your address.',
  thanks: 'Thank you for wetin you talk',
  next: 'E go show once person don approve am.',
  'next-without': 'E go show once person don approve am, without the video: {reason}',
  'never-shown': 'E no go ever show.',
  video: 'Video',
  'video-help': 'MP4, WebM or Ogg, reach 50 MB.',
  'video-large': 'The video big pass 50 MB.',
  'no-video': 'This one no be MP4, WebM or Ogg video.',
} as const
