/** Wetin people dey hear for their notifications page and inside letters. */
export const told = {
  earlier: 'Message of another version',
  gathered: '{names}{more, plural, =0 {} other { and # more}}',
  reason: 'Reason: {reason}',
  password: 'Your password don change',
  'password-text': 'If no be you, choose new password now and sign out everywhere else.',
  'former-member': 'person wey don leave',
  'new-user': 'New user: {name}',
  'new-user-how':
    '{how, select, form {The person register with one form of this site.} added {Na administrator add am.} other {}}',
  'new-users': '{count, plural, one {# new user} other {# new users}}',
  'own-role': 'Your role now na {role}',
  'own-role-text': 'Na {name} change am. We don sign you out everywhere; you fit sign in again.',
  role: '{person} now na {role}',
  'role-text': 'Na {name} change the role.',
  'own-rights': 'Wetin you fit do for here don change',
  'own-rights-text':
    '{what, select, granted {{name} give you the right “{right}” for {scope}.} revoked {{name} collect the right “{right}” for {scope} from you.} other {}}',
  rights: 'The rights of {person} don change',
  'rights-text':
    '{what, select, granted {{name} give dem the right “{right}” for {scope}.} revoked {{name} collect the right “{right}” for {scope} from dem.} other {}}',
  'second-step': 'Set up second step to sign in',
  'second-step-text': 'Your role need am now. Till you set am up, you only get the rights of user.',
  'data-set': 'The data set wey come with MSDAT don update from {before} to {after}',
  'data-set-text': '{counts} Addresses of old figures dey keep their numbers.',
  'data-set-counts':
    '{added} figures don enter, {corrected} don correct, {described} get new description, {withdrawn} don comot.{some, select, no {} yes { {kept} remain as people publish dem.} other {}}',
  update: '{category}: {title}',
  'document-asked':
    'Public {kind, select, dashboard {dashboard} report {report} brief {brief} profile {profile} other {}} wey need decision: {title}',
  'document-asked-text':
    '{name} dey ask make this {kind, select, dashboard {dashboard} report {report} brief {brief} profile {profile} other {}} dey public.',
  'document-decided':
    'Your {kind, select, dashboard {dashboard} report {report} brief {brief} profile {profile} other {}} “{title}”: {approved, select, yes {dem don approve am} no {dem no approve am} other {}}',
  'document-taken-down':
    'Dem don take down the link of your {kind, select, dashboard {dashboard} report {report} brief {brief} profile {profile} other {}} “{title}”',
  'document-public': 'E don dey public now.',
  'post-asked':
    'Reading room: {kind, select, note {one note} question {one question} answer {one answer} other {}} {what, select, waits {dey wait} reported {get report} other {}}',
  'posts-asked': 'Reading room: {count, plural, one {# thing} other {# things}} to look at',
  'post-kind': '{kind, select, note {note} question {question} answer {answer} other {}}',
  'post-decided':
    'Your {kind, select, note {note} question {question} answer {answer} other {}} for the reading room: {approved, select, yes {dem don approve am} no {dem no approve am} other {}}',
  'post-public': 'Everybody fit read am now.',
  'post-answered':
    'New answer don come for your {kind, select, note {note} question {question} answer {answer} other {}} for the reading room',
  'front-asked': '{name} dey bring front for the site',
  'front-asked-text': 'Look am, then use am or send am back.',
  'front-decided':
    'Your draft of the front of the site: {approved, select, yes {dem don use am} no {dem no use am} other {}}',
  'front-public': 'Everybody dey see am now.',
  'catalogue-asked':
    '{person} dey propose the {kind, select, indicator {indicator} source {source} measure {way to measure} other {}} “{name}”',
  'catalogue-decided':
    'The {kind, select, indicator {indicator} source {source} measure {way to measure} other {}} “{name}” wey you propose {made, select, yes {don publish for release {release}} no {no pass} other {}}',
  'figures-asked': '{name} send figures: “{note}”',
  'figures-asked-text': 'Look wetin dem go change, then approve dem or send dem back.',
  'figures-decided':
    'Your figures “{note}”: {approved, select, yes {dem don approve am, everybody dey see am now} no {dem don send am back} other {}}',
  'figures-undone': 'Your figures “{note}” bin dey published, but dem don undo am now',
  'plugin-asked': 'The plugin “{title}” dey wait for review',
  'plugin-decided':
    'Your plugin “{title}”: {approved, select, yes {dem don approve am, readers fit turn am on now} no {dem no gree} other {}}',
  inquiry: '{kind}{named, select, no {} yes { from {name}} other {}}',
  inquiries: '{count, plural, one {# inquiry} other {# inquiries}}',
  comment: '{author} for “{title}”',
  'comment-reported': 'Report: {about}',
  'comments-reported': '{count, plural, one {# comment wey get report} other {# comments wey get report}}',
  'comment-removed': 'Dem don remove one comment of yours',
} as const
