/** What administrators write for the window of what is new. */
export const updates = {
  'made-here': '{title} (made here)',
  dashboard: 'Dashboard',
  'dashboard-help': 'The update leads to it.',
  'as-titled': 'The one that is called as the title says',
  type: 'Type',
  'choose-type': 'Choose a type',
  saved: 'Update saved',
  'published-toast': 'Update published',
  edit: 'Edit update',
  add: 'Add update',
  publish: 'Publish',
  preview: 'Preview',
  content: 'Content',
  'as-readers': 'As readers see it',
  untitled: 'Without a title yet',
} as const
