import { expect, test } from 'vitest'
import { english as texts } from './en/english.ts'

/**
 * Texts that the specification of public and assistive features gives word for word: its section, where they stand here, the words.
 * What is shared, which names the site, stands in web/features/sharing/share-addresses.test.ts; what a call answers, in server/features/data/data.test.ts.
 */
const SPECIFIED = [
  ['2.1', texts.about['areas-link'], 'Program Areas'],
  ['2.1', texts.about['framework-link'], 'Logical Framework'],
  ['2.1', texts.about['data-link'], 'Available Data'],
  ['2.1', texts.about['sources-link'], 'Data Sources'],
  ['2.1', texts.about.number, 'SN'],
  ['2.1', texts.about.head, 'Sources/Indicators'],
  ['2.1', texts.about.more, 'Show More'],
  ['2.1', texts.about.less, 'Show Less'],
  ['2.1', texts.about.chat, 'Metadata Chatbot'],
  ['2.1', texts.testimonials.all, 'View All'],
  ['2.2', texts.testimonials.more, 'View More'],
  ['2.3', texts.triangulate['in-progress-title'], 'Triangulation in progress ....'],
  ['2.3', texts.triangulate['large-sets'], 'Selected Datasources contains large datasets'],
  ['2.5', texts.special['tab-outcomes'], 'Health Outcomes and Service Coverage'],
  ['2.5', texts.special['tab-surveillance'], 'Disease Surveillance'],
  ['2.5', texts.special['tab-system'], 'Health System Input'],
  ['2.5', texts.special['tab-quality'], 'Quality of Care'],
  ['2.5', texts.special['tab-access'], 'Access to Healthcare'],
  ['2.5', texts.special['preview-none'], 'No indicator found.'],
  ['2.5', texts.special['preview-loading'], 'Loading indicators...'],
  ['2.6', texts.special['ministers-preview'], 'Indicator Preview'],
  ['2.6', texts.special['ministers-details'], 'Indicator Details'],
  ['2.6', texts.special['ministers-quarterly'], 'Quarterly Performance Scorecard'],
  ['2.6', texts.special.bond, 'Presidential Bond Indicators'],
  ['2.6', texts.special.compact, 'Compact Swap Indicators'],
  ['2.6', texts.special['modules-1-5'], 'Modules 1-5'],
  ['2.6', texts.special['modules-7-10'], 'Modules 7-10'],
  ['2.7', texts['page-words']['not-found'], '404 | Page not found'],
  ['2.9', texts.menus['view-dashboard'], 'View Dashboard'],
  [
    '2.9',
    texts.menus['none-new'],
    /dashboard \{No New Dashboard available\.\}.*\{No items available in this category\.\}/,
  ],
  ['5', texts.menus['no-mail-address'], 'Please enter a valid email address'],
  [
    '5',
    texts.triangulate['sources-missing'],
    'Empty Parameters: Please select a primary and secondary data source',
  ],
  ['8', texts['document-files'].failed, /^\{format\} Export failed\. Please try again\. /],
  ['8', texts.chart.empty, 'The data you have selected is not available, please select another'],
  ['8', texts.chat['metadata-malformed'], 'Unexpected response structure received.'],
  [
    '8',
    texts.chat['metadata-failed'],
    'An error occurred while querying the AI model. Please try again later.',
  ],
  ['4', texts.shell['went-wrong'], 'SOMETHING WENT WRONG'],
  ['4', texts.shell.clear, 'CLEAR'],
  ['8', texts.shell['error-occurred'], 'Error Occurred'],
  ['9', texts.shell.updated, /^Last Updated /],
] as const

test.each(SPECIFIED)('§%s: %j', (_section, said, wanted) => {
  if (typeof wanted === 'string') expect(said).toBe(wanted)
  else expect(said).toMatch(wanted)
})
