/** Words that belong to several indicators, as administrators keep them. */
export const tags = {
  saved: 'Tag saved',
  created: 'Tag created',
  edit: 'Edit tag',
  create: 'Create tag',
  'create-short': 'Create',
  title: 'Indicator Tags',
  lead: 'Words that belong to several indicators. Readers find the indicators by them in the search of dashboards.',
  'indicator-list': 'the list of indicators',
  list: 'the tags',
  search: 'Search tags',
  'tag-inside': 'tag',
  label: 'Tags',
  deleted: 'Tag deleted',
  delete: 'Delete tag',
  'delete-about':
    'The tag “{name}” is taken off its {count, number} indicators; the indicators stay. This action cannot be undone.',
} as const
