/** What is new, as administrators write it. */
export const manageUpdates = {
  type: 'Type',
  title: "What's New",
  lead: "Updates that readers see in the window What's New and on the page of updates.",
  show: 'Show Modal',
  add: 'Add Updates',
  list: 'the updates',
  search: 'Search updates by title',
  'update-inside': 'update',
  label: 'Updates',
  deleted: 'Update deleted',
  delete: 'Delete update',
  'delete-about': '“{title}” will be gone from the list of updates. This action cannot be undone.',
} as const
