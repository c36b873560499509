/** How to make a plugin, and one's own that were submitted. */
export const createPlugin = {
  title: 'Create Plugin',
  lead: 'A plugin adds your panel below the figures of every dashboard, for readers who switch it on.',
  submit: 'Submit a Plugin',
  get: 'Get the template',
  'get-about':
    'It is a plugin that works, with nothing to install: a page, a script, a style and a manifest.',
  'download-template': 'Download the template (zip)',
  develop: 'Develop it and make a zip',
  'develop-about':
    'Change <b>plugin.js</b> and fill in <b>manifest.json</b>: name, version, title, author, licence, first page, and the permissions that the plugin needs. Use your title and your name, not those of the template. Zip the content of the folder. The README says what a plugin gets from the page, and what it cannot do.',
  'submit-it': 'Submit it',
  'submit-about':
    'Send the zip file, at most 2 MB. It is checked before anything in it is unpacked, and you see at once what has to be changed.',
  review: 'Review',
  'review-about':
    'A moderator or an administrator looks at the files and runs the plugin in the sandbox. You are told whether it was approved, or why not. Nobody reviews their own plugin.',
  deployment: 'Deployment',
  'deployment-about':
    'An approved plugin is there at once: readers find it under View Plugins in the options menu. To change it, submit a zip with a higher version.',
  yours: 'Your plugins',
  'yours-inside': 'your plugins',
  none: 'You have not submitted a plugin yet.',
  submitted: '{name}, submitted {day}',
  details: '{open, select, yes {Hide details} no {Details} other {}}',
  reason: 'Reason: {reason}',
} as const
