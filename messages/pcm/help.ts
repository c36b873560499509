/** The help: how to search am and open am, and how administrators dey write am. */
export const help = {
  back: 'Go back',
  search: 'Search the topics',
  none: 'No topic get these words.',
  count: '{found, number} out of {all, number} topics',
  'tour-not-loaded': 'The tour no gree load. Try again.',
  tour: 'Play Tour Guide',
  'first-method': 'First way',
  'second-method-head': 'Second way',
  'not-shown': 'This topic no gree show. Try again.',
  'show-me': 'Show me',
} as const
