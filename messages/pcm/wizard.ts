/** The five steps to make your own dashboard. */
export const wizard = {
  'step-title':
    '{step, select, details {Details} choice {Choices} table {Data table} sections {Sections} last {Other sites and who fit see am} other {}}',
  'step-next':
    '{step, select, details {Next: details} choice {Next: choices} table {Next: data table} sections {Next: sections} last {Next: other sites and who fit see am} other {}}',
  steps: 'Steps',
  done: 'e don finish',
  'step-of': 'Step {step, number} of {steps, number}',
  'step-of-title': 'Step {step, number} of {steps, number}: {title}',
  save: '{edited, select, yes {Save wetin you change} no {Save dashboard} other {}}',
  saving: 'E dey save…',
  back: 'Go Back',
  'in-account': 'Draft don save for this device and for your account, {time}',
  unnamed:
    'Draft don save for this device{known, select, yes {, {time}} no {} other {}}. E go enter your account when e get name.',
  finished:
    'Wetin you change dey this device{known, select, yes {, {time}} no {} other {}}. People go see am when you save am.',
  refused:
    'Draft don save for this device{known, select, yes {, {time}} no {} other {}}. E no dey your account: {why}',
  waiting: 'Draft don save for this device{known, select, yes {, {time}} no {} other {}}',
  resumed:
    'You dey continue with {named, select, yes {<b>{name}</b>} no {one draft} other {}} of {moment}. Nothing lost.',
  anew: 'Start new one instead',
  'not-sent': 'We no fit send am go your account.',
  saved: 'Dashboard don save',
  'saved-waits': 'Dashboard don save, e dey wait for approval',
  'wrong-address': 'Give full address wey start with https://, or the code of frame wey get one.',
  'details-title': 'Wetin be the name of your dashboard?',
  'details-lead':
    'People go see the name and the description on top the figures, with your name as who make am.',
  name: 'Name',
  description: 'Description',
  'description-help': 'Wetin e dey for, and for who.',
  place: 'Place',
  'place-help': 'Your dashboard go open with am; people fit choose another one.',
  category: 'Category',
  none: 'None',
  'last-title': 'Wetin go follow am, and who fit see am?',
  'last-lead': 'You fit add page of another site if you want. E go show under the sections.',
  'other-sites': 'Pages of other sites',
  'a-link': 'One link',
  address: 'Address',
  'address-help': 'E dey start with https://.',
  title: 'Title',
  'a-frame': 'One page inside frame',
  frame: 'Address or frame code',
  'frame-help': 'From the code we dey keep only the address of the page; no script go run here.',
  'frame-title': 'Title of the page',
  'frame-description': 'Description of the page',
  who: 'Who fit see am',
  'who-later':
    'You fit change am later for “My dashboards”. If you change public dashboard, somebody go look am again before everybody see am.',
  'no-hosts': 'Administrators never allow any site: people go get the address as link.',
  hosts:
    'Wetin fit show inside frame na pages of {hosts}. For other sites people go get the address as link.',
  visibility: '{who, select, private {Private} link {By link} public {Public} other {}}',
  'visibility-help':
    '{who, select, private {Na only you, when you don sign in. Na so e dey if you no choose.} link {Anybody wey get the address fit open am. E no dey any list.} public {Everybody fit open am when moderator or administrator don approve am. Anytime you change am, somebody go look am again.} other {}}',
  organization: 'Organization',
  'sections-title': 'Which sections, and how to arrange dem?',
  'sections-lead':
    'Each section dey show only wetin you choose. People go see dem as tabs, from left to right.',
  'sections-shown': '{shown, number} out of {offered, number} dey show',
  undo: 'Undo',
  keys: 'With keyboard, for handle:',
  'key-space': 'Space',
  'key-home': 'Home',
  'key-end': 'End',
  'key-escape': 'Esc',
  'key-lift': 'carry am or drop am',
  'key-move': 'move am',
  'key-ends': 'first, last',
  'key-return': 'back to where e dey',
  'at-once': 'Reach {most, number} of {chosen, plural, one {# source} other {# sources}} at once.',
  'section-holds':
    '{indicators, plural, one {# indicator} other {# indicators}}, {sources, plural, =0 {all sources} one {# source} other {# sources}}.',
  preview: 'As people go see am',
  by: 'na {author} make am',
  tabs: 'Tabs',
  'table-title': 'Na this one you want show?',
  'table-lead':
    'Each indicator with the sources, levels and years wey get figures for am, inside the ones wey you choose.',
  edit: 'Change am',
  arrived: '{arrived, number} out of {wanted, number} indicators don land.',
  chosen: 'Wetin you choose',
  column:
    '{column, select, area {Program area} indicator {Indicator} sources {Data sources} levels {Levels} years {Years} other {}}',
  'no-figures': 'No figure dey inside wetin you choose.',
  level:
    '{level, select, National {National} Zonal {Zonal} State {State} LGA {LGA} Senatorial {Senatorial} other {}}',
} as const
