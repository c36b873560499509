/** Plugins, as administrators switch and delete them. */
export const adminPlugins = {
  title: 'Plug-Ins',
  lead: 'A disabled plug-in is gone for all readers at once, and can be enabled again.',
  upload: 'Upload New Plug-In',
  pending: 'Pending Plug-Ins',
  available: 'Available Plug-Ins',
  list: 'the plug-ins',
  plugin: 'Plug-in',
  author: 'Author',
  enabled: '{on, select, yes {Enabled} no {Disabled} other {}}',
  none: 'No plug-in that people submitted has been approved yet.',
  deleted: '“{title}” was deleted',
  label: 'Table of available plug-ins',
  'delete-sure': 'Delete “{title}”?',
  'delete-about':
    'It is gone for all readers at once. This action cannot be undone; its author may submit it again.',
  switch: '{on, select, yes {Disable} no {Enable} other {}}',
  'switch-named': '{on, select, yes {Disable {title}} no {Enable {title}} other {}}',
  'not-changed': '“{title}” was not changed',
  'built-in': 'Built in',
  'what-it-does': 'What it does',
  'built-in-label': 'Table of built-in plug-ins',
} as const
