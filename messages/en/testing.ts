/** Whether the site works on the reader's own device. */
export const testing = {
  'lacks-ability':
    '{ability, select, dialogs {dialogs} grids {layouts in grids} webgl {WebGL} voice {voice} clipboard {clipboard} other {}}',
  without:
    '{ability, select, webgl {Maps do not move.} voice {Figures cannot be read aloud; a screen reader reads them.} clipboard {Copy links and citations by selecting them.} other {}}',
  lite: 'Open the light pages at /lite: the same figures in at most 50 kB a page.',
  what: '{what, select, connection {Connection} figure {Time to a figure} storage {Storage} browser {Browser} other {}}',
  'line-advice':
    'Look at your connection. What is open already keeps working; your drafts are on this device.',
  'no-server': 'The server did not answer.',
  line: 'An answer takes {milliseconds} ms, and {kilobits} kbit arrive in a second.',
  'no-figure': 'The figure below could not be loaded.',
  'no-figure-advice': 'Look at your connection and check again.',
  'figure-time': 'The figure below was there after {seconds} seconds.',
  'keeps-nothing': 'This browser keeps nothing for this site.',
  'keeps-nothing-advice':
    'Drafts and settings are lost when you close it. Allow site data, or leave private browsing.',
  kept: 'Drafts and settings are kept.',
  'kept-free': 'Drafts and settings are kept; {megabytes} MB are free.',
  'room-advice': 'Free some room on this device before you write long drafts.',
  lacking: 'This browser lacks {abilities}.',
  update: 'Update your browser. Until then: {lite}',
  'no-cookies': 'Cookies are switched off.',
  'cookies-advice': 'Allow cookies of this site to sign in. Everything that is public works without.',
  'has-all': 'It has everything that this site uses.',
  'has-not': 'It has no {abilities}.',
  state: '{state, select, good {Good} slow {Look at this} missing {Does not work} other {}}',
  lead: 'Your browser, its storage, your connection, and how long a figure takes. What is found stays on this device; nothing of it is sent.',
  checking: '{checking, select, yes {Checking …} no {All four checks are done.} other {}}',
  again: 'Check again',
  picture: 'DPT 3 / Penta 3 coverage in Nigeria over the years',
} as const
