/** Wetin new, as admins dey write am. */
export const manageUpdates = {
  type: 'Type',
  title: 'Wetin New',
  lead: 'Updates wey readers dey see for the window Wetin New and for the page of updates.',
  show: 'Show the Window',
  add: 'Add Updates',
  list: 'the updates',
  search: 'Find updates by title',
  'update-inside': 'update',
  label: 'Updates',
  deleted: 'The update don delete',
  delete: 'Delete update',
  'delete-about': '“{title}” go comot from the list of updates. You no fit undo this one.',
} as const
