/** How to make plugin, and your own wey you send. */
export const createPlugin = {
  title: 'Make Plugin',
  lead: 'Plugin dey add your own panel under the figures of every dashboard, for readers wey switch am on.',
  submit: 'Send Plugin',
  get: 'Get the template',
  'get-about':
    'Na plugin wey dey work, nothing to install: one page, one script, one style and one manifest.',
  'download-template': 'Download the template (zip)',
  develop: 'Build am and make zip',
  'develop-about':
    'Change <b>plugin.js</b> and fill <b>manifest.json</b>: name, version, title, author, licence, first page, and the permissions wey the plugin need. Na your title and your name must dey there, no be those of the template. Zip wetin dey inside the folder. The README talk wetin plugin dey get from the page, and wetin e no fit do.',
  'submit-it': 'Send am',
  'submit-about':
    'Send the zip file, no pass 2 MB. We dey check am before we unpack anything, and you go see sharp sharp wetin suppose change.',
  review: 'Review',
  'review-about':
    'Moderator or admin go look the files and run the plugin inside the sandbox. We go tell you whether dem approve am, or why not. Nobody dey review their own plugin.',
  deployment: 'How e go come out',
  'deployment-about':
    'Once dem approve plugin, e dey there sharp sharp: readers go see am under View Plugins for the options menu. To change am, send zip with higher version.',
  yours: 'Your plugins',
  'yours-inside': 'your plugins',
  none: 'You never send any plugin.',
  submitted: '{name}, you send am {day}',
  details: '{open, select, yes {Hide details} no {Details} other {}}',
  reason: 'Reason: {reason}',
} as const
