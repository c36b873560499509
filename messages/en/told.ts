/** What people are told on their notifications page and in letters. Names stand in the store: one that was used is never given away. */
export const told = {
  earlier: 'A message of another version',
  gathered: '{names}{more, plural, =0 {} other { and # more}}',
  reason: 'Reason: {reason}',
  password: 'Your password was changed',
  'password-text': 'If it was not you, choose a new password now and sign out everywhere else.',
  'former-member': 'a former member',
  'new-user': 'New user: {name}',
  'new-user-how':
    '{how, select, form {Registered with a form of this site.} added {Added by an administrator.} other {}}',
  'new-users': '{count, plural, one {# new user} other {# new users}}',
  'own-role': 'Your role is now {role}',
  'own-role-text': '{name} changed it. You were signed out everywhere and can sign in again.',
  role: '{person} is now {role}',
  'role-text': '{name} changed the role.',
  'own-rights': 'What you may do here has changed',
  'own-rights-text':
    '{what, select, granted {{name} gave you the right “{right}” for {scope}.} revoked {{name} took the right “{right}” for {scope} away from you.} other {}}',
  rights: 'The rights of {person} have changed',
  'rights-text':
    '{what, select, granted {{name} gave them the right “{right}” for {scope}.} revoked {{name} took the right “{right}” for {scope} away from them.} other {}}',
  'second-step': 'Set up a second step of sign-in',
  'second-step-text': 'Your role needs it now. Until you have set it up you have the rights of a user only.',
  'data-set': 'The data set that comes with MSDAT was updated from {before} to {after}',
  'data-set-text': '{counts} Addresses of earlier figures keep their numbers.',
  'data-set-counts':
    '{added} figures added, {corrected} corrected, {described} described anew, {withdrawn} withdrawn.{some, select, no {} yes { {kept} stay as people published them.} other {}}',
  update: '{category}: {title}',
  'document-asked':
    'Public {kind, select, dashboard {dashboard} report {report} brief {brief} profile {profile} other {}} to decide on: {title}',
  'document-asked-text':
    '{name} asks to make this {kind, select, dashboard {dashboard} report {report} brief {brief} profile {profile} other {}} public.',
  'document-decided':
    'Your {kind, select, dashboard {dashboard} report {report} brief {brief} profile {profile} other {}} “{title}” was {approved, select, yes {approved} no {not approved} other {}}',
  'document-taken-down':
    'The link of your {kind, select, dashboard {dashboard} report {report} brief {brief} profile {profile} other {}} “{title}” was taken down',
  'document-public': 'It is public now.',
  'post-asked':
    'Reading room: {kind, select, note {a note} question {a question} answer {an answer} other {}} {what, select, waits {waits} reported {was reported} other {}}',
  'posts-asked': 'Reading room: {count, plural, one {# thing} other {# things}} to look at',
  'post-kind': '{kind, select, note {note} question {question} answer {answer} other {}}',
  'post-decided':
    'Your {kind, select, note {note} question {question} answer {answer} other {}} in the reading room was {approved, select, yes {approved} no {not approved} other {}}',
  'post-public': 'Everybody can read it now.',
  'post-answered':
    'New answer to your {kind, select, note {note} question {question} answer {answer} other {}} in the reading room',
  'front-asked': '{name} offers a front of the site',
  'front-asked-text': 'Look at it, then apply it or send it back.',
  'front-decided':
    'Your draft of the front of the site was {approved, select, yes {applied} no {not applied} other {}}',
  'front-public': 'Everybody sees it now.',
  'catalogue-asked':
    '{person} proposes the {kind, select, indicator {indicator} source {source} measure {measurement} other {}} “{name}”',
  'catalogue-decided':
    'The {kind, select, indicator {indicator} source {source} measure {measurement} other {}} “{name}” that you proposed {made, select, yes {is published in release {release}} no {was rejected} other {}}',
  'figures-asked': '{name} submits figures: “{note}”',
  'figures-asked-text': 'Look at what they would change, then approve them or send them back.',
  'figures-decided':
    'Your figures “{note}” were {approved, select, yes {approved: everybody sees them now} no {sent back} other {}}',
  'figures-undone': 'Your figures “{note}” were published and are undone now',
  'plugin-asked': 'The plugin “{title}” waits for review',
  'plugin-decided':
    'Your plugin “{title}” was {approved, select, yes {approved: readers can turn it on now} no {declined} other {}}',
  inquiry: '{kind}{named, select, no {} yes { from {name}} other {}}',
  inquiries: '{count, plural, one {# inquiry} other {# inquiries}}',
  comment: '{author} on “{title}”',
  'comment-reported': 'Reported: {about}',
  'comments-reported': '{count, plural, one {# reported comment} other {# reported comments}}',
  'comment-removed': 'A comment of yours was removed',
} as const
