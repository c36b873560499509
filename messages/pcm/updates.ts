/** Wetin administrators dey write for the window of wetin new. */
export const updates = {
  'made-here': '{title} (dem make am here)',
  dashboard: 'Dashboard',
  'dashboard-help': 'The update dey carry people go there.',
  'as-titled': 'The one wey dem call as the title talk',
  type: 'Type',
  'choose-type': 'Choose type',
  saved: 'Update don save',
  'published-toast': 'Update don publish',
  edit: 'Change update',
  add: 'Add update',
  publish: 'Publish',
  preview: 'See how e go be',
  content: 'Content',
  'as-readers': 'As readers dey see am',
  untitled: 'E never get title',
} as const
