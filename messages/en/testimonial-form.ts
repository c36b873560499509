/** The form in which people say what they think of the product. */
export const testimonialForm = {
  rating: 'Rating',
  stars: '{rating, plural, one {# star} other {# stars}}',
  'rating-required': 'Rating is required!',
  name: 'Full Name',
  email: 'Email Address',
  organization: 'Organization',
  review: 'Review',
  required: '{field} is required!',
  sending: 'Sending the video, {percent}',
  submit: 'Submit',
  readers:
    'Your name, organization, stars and review are shown to everybody once approved; your address is not.',
  thanks: 'Thank you for your review',
  next: 'It is shown once a person has approved it.',
  'next-without': 'It is shown once a person has approved it, without the video: {reason}',
  'never-shown': 'Never shown.',
  video: 'Video',
  'video-help': 'MP4, WebM or Ogg, up to 50 MB.',
  'video-large': 'The video is larger than 50 MB.',
  'no-video': 'This is no MP4, WebM or Ogg video.',
} as const
