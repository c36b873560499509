/** Whether the site dey work for the reader im own device. */
export const testing = {
  'lacks-ability':
    '{ability, select, dialogs {dialogs} grids {layouts in grids} webgl {WebGL} voice {voice} clipboard {clipboard} other {}}',
  without:
    '{ability, select, webgl {Maps go stand one place instead of to move.} voice {Nobody fit read the figures out; screen reader go read dem.} clipboard {Copy links and citations by selecting dem.} other {}}',
  lite: 'Open the light pages for /lite: the same figures, and one page no pass 50 kB.',
  what: '{what, select, connection {Connection} figure {Time wey one figure dey take} storage {Storage} browser {Browser} other {}}',
  'line-advice': 'Check your connection. Wetin don open go still work; your drafts dey this device.',
  'no-server': 'The server no answer.',
  line: 'One answer dey take {milliseconds} ms, and {kilobits} kbit dey come for one second.',
  'no-figure': 'The figure wey dey below no gree load.',
  'no-figure-advice': 'Check your connection and try again.',
  'figure-time': 'The figure wey dey below come after {seconds} seconds.',
  'keeps-nothing': 'This browser no dey keep anything for this site.',
  'keeps-nothing-advice':
    'Drafts and settings go lost when you close am. Allow site data, or comot for private browsing.',
  kept: 'Drafts and settings dey save.',
  'kept-free': 'Drafts and settings dey save; {megabytes} MB dey free.',
  'room-advice': 'Make small room for this device before you write long drafts.',
  lacking: 'This browser no get {abilities}.',
  update: 'Update your browser. Before then: {lite}',
  'no-cookies': 'Cookies dey off.',
  'cookies-advice':
    'Allow cookies of this site make you fit sign in. Everything wey dey public dey work without am.',
  'has-all': 'E get everything wey this site dey use.',
  'has-not': 'E no get {abilities}.',
  state: '{state, select, good {E good} slow {Check this one} missing {E no dey work} other {}}',
  lead: 'Your browser, the storage, your connection, and how long one figure dey take. Wetin we find dey stay for this device; we no dey send any of am.',
  checking: '{checking, select, yes {E dey check …} no {All the four checks don finish.} other {}}',
  again: 'Check again',
  picture: 'DPT 3 / Penta 3 coverage for Nigeria as the years dey go',
} as const
