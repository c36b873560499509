/** The letters of the server: subjects, paragraphs, and the words on their links. */
export const mail = {
  hello: 'Hello,',
  signature: '{site}: every source of a Nigerian health figure, side by side',
  'verify-subject': 'Confirm your e-mail address',
  verify: 'An account on {site} was made with this e-mail address. Please confirm that the address is yours.',
  'verify-link': 'Confirm the address',
  'three-days': 'The link can be used once, within three days.',
  'verify-else': 'If you did not make an account, do nothing: without you the address stays unconfirmed.',
  'change-subject': 'Confirm your new e-mail address',
  change:
    'This e-mail address was entered as the new one of an account on {site}. It counts once you confirm it.',
  'change-link': 'Confirm the new address',
  'one-day': 'The link can be used once, within one day.',
  'change-else': 'If you did not ask for this, do nothing: the account keeps the address that it has.',
  'change-asked-subject': 'A new e-mail address was entered for your account',
  'change-asked':
    'Somebody who is signed in to your {site} account entered another e-mail address for it. Until that address is confirmed, this one counts.',
  'change-asked-else':
    'If that was not you, change your password now: this ends all other sessions and the request.',
  'new-password': 'Choose a new password',
  'changed-subject': 'The e-mail address of your account was changed',
  changed: 'Your {site} account has a new e-mail address, and e-mails go there from now on.',
  'changed-else':
    'If that was not you, write to the people who run this site: this address no longer opens the account.',
  'registered-subject': 'Somebody tried to register with your e-mail address',
  registered:
    'Somebody tried to make an account on {site} with this e-mail address. You have one already, so nothing was made or changed.',
  'registered-you': 'If that was you and you do not know your password any more, choose a new one.',
  'taken-subject': 'Your e-mail address was entered for another account',
  taken:
    'Somebody who is logged in to another account on {site} entered this e-mail address as its new one. It belongs to your account, so nothing was changed.',
  'taken-you':
    'If that was you: log in to the account that has this address, or give it another address first. If you do not know its password any more, choose a new one.',
  'registered-else': 'If it was not you, you need not do anything.',
  'invited-subject': '{who} made an account for you on {site}',
  invited: '{who} made an account for you on {site}. Your username is {username}.',
  administrator: 'An administrator',
  'invited-link': 'Choose your password',
  'invited-days':
    'The link can be used once, within {days, plural, one {# day} other {# days}}; using it confirms this e-mail address too.',
  'invited-again': 'If it has run out, get a new link',
  'invited-else': 'If you expect no account, do nothing: nobody else gets this link.',
  'reset-subject': 'Choose a new password',
  reset: 'Somebody asked for a new password for your {site} account.',
  'reset-minutes':
    'The link can be used once, within 30 minutes. When you use it, all sessions of the account end.',
  'reset-else': 'If you did not ask for this, do nothing: your password stays as it is.',
  'password-subject': 'Your password was changed',
  password: 'The password of your {site} account was changed, and all other sessions have ended.',
  'password-else': 'If that was not you, choose a new password now.',
  'deleted-subject': 'Your account was deleted',
  deleted:
    'Your {site} account was deleted, with your profile, your activity, your notifications and your private dashboards.',
  'deleted-stays':
    'Public dashboards and approved plugins stay, without your name. The record of who did what keeps a number in the place of your name.',
  'code-subject': '{code} is your code for {site}',
  code: 'Your code for signing in to {site} is {code}. It counts for {minutes, plural, one {# minute} other {# minutes}} and for one sign-in.',
  'code-else':
    'If you did not sign in just now, somebody else knows your password. Change it soon, and give this code to nobody.',
  'told-subject': '{site}: {about}',
  'told-both': '{title}. {more}',
  'room-subject': '{site} reading room: this week',
  room: 'You asked for an e-mail about what you follow in the reading room.',
  'room-more': '{count, plural, one {There is # more} other {There are # more}} in the reading room.',
  'room-figures': 'New or corrected figures up to release {release, number}: {figures}.',
  'room-count': '{indicator} ({count, number})',
  'room-open': 'Open the reading room',
  'room-change': 'Change what you follow',
  'no-more': 'Stop these e-mails',
  post: '{kind, select, answer {An answer} note {A note} question {A question} other {}} by {author}{on, select, yes { on {about}} no {} other {}}: “{text}”',
  'document-subject': '{title}: this {every, select, week {week} month {month} other {}}',
  document:
    'You asked for an e-mail about “{title}”{by, select, yes { by {owner}} no {} other {}} every {every, select, week {week} month {month} other {}}.',
  'document-from':
    '{sender} has “{title}” sent to you every {every, select, week {week} month {month} other {}}.',
  'document-own':
    '{kind, select, dashboard {a dashboard} report {a report} brief {a brief} profile {a profile} other {}} that they made',
  'document-ask-subject': 'Somebody wants to have e-mails sent to you from {site}',
  'document-ask':
    'Somebody who has an account on {site} entered this address to have e-mails sent to it every {every, select, week {week} month {month} other {}}, with a PDF: {what}. Nothing comes until you agree, and each e-mail has a link that ends them.',
  'document-ask-yes': 'Yes, send it to me',
  'document-ask-days':
    'The link can be used for {days, plural, one {# day} other {# days}}. If you do not want the e-mails, do nothing.',
  'brief-title': 'Brief: {place}',
  'document-not-made': 'Its figure and its PDF could not be made this time; both are on the site.',
  'document-open': 'Open it',
  'document-no-more': 'Stop the e-mails about it',
  'document-attached': 'The whole document is attached as PDF ({size}).',
  'document-large': 'The PDF has {size} and is too large for an e-mail; it is on the site.',
  'document-fixed':
    'It shows the release of the figures that its author chose, so its numbers stay as they are.',
  'document-release': 'It shows release {release, number} of the figures, published on {day}.',
  'document-same-release': 'No release has come since the last e-mail.',
  'document-unchanged': 'No number in it has changed since the last e-mail.',
  'document-rows': 'Since the last e-mail no number in it has changed; rows: {rows}.',
  'document-changed':
    'What has changed since the last e-mail{besides, select, rows { (besides rows: {rows})} none {} other {}}:',
  'document-added': '{count, number} new',
  'document-gone': '{count, number} no longer there',
  'document-more': 'and {count, number} more',
  'answer-subject': '{site}: an answer to what you sent us',
  answer: '{who} answers what you sent us on {day}:',
  'answer-asked': 'You wrote:',
  'answer-back': 'You can reply to this e-mail.',
  'answer-remove': 'Remove what you sent from our site',
  'newsletter-subject': 'Confirm the {site} newsletter',
  newsletter: 'Somebody entered this e-mail address for the {site} newsletter.',
  'newsletter-yes': 'Yes, send it to me',
  'newsletter-days':
    'The link can be used for {days, plural, one {# day} other {# days}}. If that was not you, do nothing: no other e-mail comes.',
  'welcome-subject': 'You get the {site} newsletter',
  welcome:
    'You have successfully subscribed to our newsletter. It tells of new data, new dashboards and corrections.',
  unsubscribe: 'Unsubscribe',
  'issue-test': 'Test: {subject}',
} as const
