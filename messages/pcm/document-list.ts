/** List of documents, and wetin you fit do with each one. */
export const documentList = {
  yours: 'your documents',
  again:
    'Everybody fit see this one. {what, select, adding {If you add to am,} change {If you change am,} saving {If you save am,} live {Wetin you change dey save as you dey go, and each time} other {}} e go wait for approval again: until then people wey dey read no go see am.',
  'delete-title':
    '{kind, select, dashboard {You sure say make we comot Dashboard?} report {Comot document} brief {Comot document} profile {Comot document} other {}}',
  delete: 'Comot am',
  'in-bin': 'E dey the bin for 30 days',
  'delete-about':
    '“{title}” and the link go comot for everybody. For 30 days you fit bring am back from the bin of My documents.',
  'not-duplicated': 'We no fit copy the document',
  duplicated: '“{title}” don dey the list',
  open: 'Open',
  'embed-it': 'Show {title} inside page of another site',
  'edit-it': 'Change {title}',
  'canvas-it': '{title}: change am for canvas',
  'history-of': 'History of {title}',
  'duplicate-it': 'Copy {title}',
  'beside-it': 'Tags of {title}, and who fit see am',
  'delete-it': 'Comot {title}',
  kind: '{kind, select, dashboard {Dashboard} report {Report} brief {Brief} profile {Profile} other {}}',
  by: 'na {author} make am',
  nobody: 'person wey no get account again',
  changed: 'E change {day}',
  declined: 'Why: {reason}',
  draft: 'Draft, step {step, number} of {steps, number}',
  state:
    '{state, select, private {Private} link {By link} public {Dem don approve am} declined {Dem no approve am} waiting {E dey wait for approval} other {}}',
  embed: 'Inside page of another site',
  'embed-about':
    'Copy these lines put inside the page. The frame no dey set cookies, e no dey run scripts, and e dey follow the newest figures, as long as the dashboard dey public.',
  look: 'Look am',
  visibility:
    '{who, select, private {Private: na only me dey see am} link {Anybody wey get the link} public {Public, when moderator don approve am} other {}}',
  beside: 'Tags of “{title}”, and who fit see am',
  tags: 'Tags',
  'tags-help': 'Put comma between dem, like: vaccination, Kano.',
  'tags-most': 'Tags no fit pass {most, number}.',
  who: 'Who fit see am',
  'why-public': 'Why e suppose dey public?',
  'why-help': 'People wey dey decide go read am.',
  saving: 'E dey save…',
  save: 'Save',
  'link-stays':
    'Anybody wey get the link fit open am until dem approve am; after that everybody fit, and if you change am again e go hide until dem approve the change.',
  'take-down': 'Take down the link',
  'take-down-title': 'Make we take down the link of “{title}”?',
  'take-down-help':
    'The person wey make am go read this. No other person go fit open am, and e no go get link again until dem approve am.',
  'taken-down': 'Dem don take down the link',
  'public-ends':
    '{who, select, link {E go comot from the public lists. Anybody wey get the address fit still open am.} private {E go comot from the public lists, and no other person go fit open am again.} other {}}',
  'link-stops': 'The link go stop: anybody wey get am no go fit open this again.',
} as const
