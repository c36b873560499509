/** Words wey belong to plenty indicators, as admins dey keep dem. */
export const tags = {
  saved: 'The tag don save',
  created: 'You don make the tag',
  edit: 'Change tag',
  create: 'Make tag',
  'create-short': 'Make am',
  title: 'Indicator Tags',
  lead: 'Words wey belong to plenty indicators. Readers dey find the indicators with dem for the search of dashboards.',
  'indicator-list': 'the list of indicators',
  list: 'the tags',
  search: 'Find tags',
  'tag-inside': 'tag',
  label: 'Tags',
  deleted: 'The tag don delete',
  delete: 'Delete tag',
  'delete-about':
    'The tag “{name}” go comot from the {count, number} indicators; the indicators go stay. You no fit undo this one.',
} as const
