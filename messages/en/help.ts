/** The help: how it is searched and opened, and how administrators write it. */
export const help = {
  back: 'Back',
  search: 'Search the topics',
  none: 'No topic has these words.',
  count: '{found, number} of {all, number} topics',
  'tour-not-loaded': 'The tour could not be loaded. Try again.',
  tour: 'Play Tour Guide',
  'first-method': 'First method',
  'second-method-head': 'Second method',
  'not-shown': 'This topic could not be shown. Try again.',
  'show-me': 'Show me',
} as const
