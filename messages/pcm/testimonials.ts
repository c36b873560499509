/** Wetin people think about the product, and how to talk your own. */
export const testimonials = {
  heading: 'Wetin people dey talk',
  lead: 'For the words of people wey dey work with the figures. Each one come through the form for down, and person don approve am.',
  none: 'Nobody never talk anything',
  'none-about': 'We no dey show people wey no dey exist. If you dey work with these figures, be the first.',
  stars: '{rating, number} out of {most, number} stars',
  more: 'See More',
  all: 'See All',
  videos: 'Videos',
  previous: 'Before',
  next: 'Next',
  position: '{number, number} out of {all, number}',
  watch: 'Video of {name}',
  yours: 'Wetin you think?',
  invite: 'Talk wetin you think',
  list: 'the testimonials',
} as const
