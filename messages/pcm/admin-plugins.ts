/** Plugins, as admins dey switch and delete dem. */
export const adminPlugins = {
  title: 'Plug-Ins',
  lead: 'If you switch plug-in off, e go comot for all readers sharp sharp, and you fit switch am on again.',
  upload: 'Upload New Plug-In',
  pending: 'Plug-Ins Wey Dey Wait',
  available: 'Plug-Ins Wey Dey',
  list: 'the plug-ins',
  plugin: 'Plug-in',
  author: 'Who make am',
  enabled: '{on, select, yes {E dey on} no {E dey off} other {}}',
  none: 'Dem never approve any plug-in wey people send.',
  deleted: '“{title}” don delete',
  label: 'Table of plug-ins wey dey',
  'delete-sure': 'You wan delete “{title}”?',
  'delete-about':
    'E go comot for all readers sharp sharp. You no fit undo this one; the person wey make am fit send am again.',
  switch: '{on, select, yes {Switch off} no {Switch on} other {}}',
  'switch-named': '{on, select, yes {Switch {title} off} no {Switch {title} on} other {}}',
  'not-changed': '“{title}” no change',
  'built-in': 'E come with am',
  'what-it-does': 'Wetin e dey do',
  'built-in-label': 'Table of plug-ins wey come with am',
} as const
