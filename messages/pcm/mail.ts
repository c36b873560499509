/** The letters wey the server dey send: subjects, paragraphs, and the words for their links. */
export const mail = {
  hello: 'How far,',
  signature: '{site}: every source of Nigeria health figure, side by side',
  'verify-subject': 'Confirm your e-mail address',
  verify: 'Person open account for {site} with this e-mail address. Abeg confirm say na you get the address.',
  'verify-link': 'Confirm the address',
  'three-days': 'You fit use the link one time, before three days finish.',
  'verify-else': 'If no be you open account, no do anything: without you the address no go dey confirmed.',
  'change-subject': 'Confirm your new e-mail address',
  change:
    'Person put this e-mail address as the new one for one account on {site}. E go count once you confirm am.',
  'change-link': 'Confirm the new address',
  'one-day': 'You fit use the link one time, before one day finish.',
  'change-else': 'If no be you ask for this, no do anything: the account go keep the address wey e get.',
  'change-asked-subject': 'Person put new e-mail address for your account',
  'change-asked':
    'Person wey sign in to your {site} account put another e-mail address for am. Until that address dey confirmed, na this one count.',
  'change-asked-else': 'If no be you, change your password now: e go end all other sessions and the request.',
  'new-password': 'Choose new password',
  'changed-subject': 'The e-mail address of your account don change',
  changed: 'Your {site} account get new e-mail address, and e-mails go dey go there from now.',
  'changed-else':
    'If no be you, write the people wey dey run this site: this address no dey open the account again.',
  'registered-subject': 'Person try register with your e-mail address',
  registered:
    'Person try open account for {site} with this e-mail address. You get one already, so nothing dey made or changed.',
  'registered-you': 'If na you and you no know your password again, choose new one.',
  'taken-subject': 'Person put your e-mail address for another account',
  taken:
    'Person wey log in to another account for {site} put this e-mail address as the new one. The address belong to your account, so nothing change.',
  'taken-you':
    'If na you: log in to the account wey get this address, or give am another address first. If you no know the password again, choose new one.',
  'registered-else': 'If no be you, you no need do anything.',
  'invited-subject': '{who} open account for you on {site}',
  invited: '{who} open account for you on {site}. Your username na {username}.',
  administrator: 'One administrator',
  'invited-link': 'Choose your password',
  'invited-days':
    'You fit use the link one time, before {days, plural, one {# day} other {# days}} finish; when you use am e go confirm this e-mail address too.',
  'invited-again': 'If e don expire, get new link',
  'invited-else': 'If you no dey expect account, no do anything: nobody else get this link.',
  'reset-subject': 'Choose new password',
  reset: 'Person ask for new password for your {site} account.',
  'reset-minutes':
    'You fit use the link one time, before 30 minutes finish. When you use am, all sessions of the account go end.',
  'reset-else': 'If no be you ask for this, no do anything: your password go stay as e dey.',
  'password-subject': 'Your password don change',
  password: 'The password of your {site} account don change, and all other sessions don end.',
  'password-else': 'If no be you, choose new password now.',
  'deleted-subject': 'Your account don delete',
  deleted:
    'Your {site} account don delete, with your profile, your activity, your notifications and your private dashboards.',
  'deleted-stays':
    'Public dashboards and approved plugins go stay, without your name. The record of who do wetin go keep number for the place of your name.',
  'code-subject': '{code} na your code for {site}',
  code: 'Your code to sign in to {site} na {code}. E go count for {minutes, plural, one {# minute} other {# minutes}} and for one sign-in.',
  'code-else':
    'If no be you sign in just now, another person know your password. Change am quick, and no give anybody this code.',
  'told-subject': '{site}: {about}',
  'told-both': '{title}. {more}',
  'room-subject': '{site} reading room: this week',
  room: 'You ask for e-mail about wetin you dey follow for the reading room.',
  'room-more': '{count, plural, one {# more dey} other {# more dey}} for the reading room.',
  'room-figures': 'New or corrected figures reach release {release, number}: {figures}.',
  'room-count': '{indicator} ({count, number})',
  'room-open': 'Open the reading room',
  'room-change': 'Change wetin you dey follow',
  'no-more': 'Stop these e-mails',
  post: '{kind, select, answer {Answer} note {Note} question {Question} other {}} from {author}{on, select, yes { on {about}} no {} other {}}: “{text}”',
  'document-subject': '{title}: this {every, select, week {week} month {month} other {}}',
  document:
    'You ask for letter about “{title}”{by, select, yes { by {owner}} no {} other {}} every {every, select, week {week} month {month} other {}}.',
  'document-from':
    '{sender} dey send you “{title}” every {every, select, week {week} month {month} other {}}.',
  'document-own':
    '{kind, select, dashboard {dashboard} report {report} brief {brief} profile {profile} other {}} wey dem make',
  'document-ask-subject': 'Person want make {site} dey send you e-mail',
  'document-ask':
    'Person wey get account for {site} put this address, make e-mail with PDF dey come every {every, select, week {week} month {month} other {}}: {what}. Nothing go come until you gree, and every letter get link wey go stop dem.',
  'document-ask-yes': 'Yes, dey send am to me',
  'document-ask-days':
    'You fit use the link for {days, plural, one {# day} other {# days}}. If you no want the letters, no do anything.',
  'brief-title': 'Brief: {place}',
  'document-not-made': 'We no fit make the figure and the PDF this time; the two dey the site.',
  'document-open': 'Open am',
  'document-no-more': 'No more e-mails about am',
  'document-attached': 'The whole document dey attached as PDF ({size}).',
  'document-large': 'The PDF na {size}, e too big for e-mail; e dey the site.',
  'document-fixed':
    'E dey show the release of the figures wey the author choose, so the numbers go stay as dem dey.',
  'document-release': 'E dey show release {release, number} of the figures, wey come out on {day}.',
  'document-same-release': 'No release don come since the e-mail before.',
  'document-unchanged': 'No number inside don change since the e-mail before.',
  'document-rows': 'Since the e-mail before no number inside don change; rows: {rows}.',
  'document-changed':
    'Wetin don change since the letter before{besides, select, rows { (apart from rows: {rows})} none {} other {}}:',
  'document-added': '{count, number} new',
  'document-gone': '{count, number} no dey again',
  'document-more': 'and {count, number} more',
  'answer-subject': '{site}: answer to wetin you send us',
  answer: '{who} dey answer wetin you send us on {day}:',
  'answer-asked': 'You write:',
  'answer-back': 'You fit answer this e-mail.',
  'answer-remove': 'Remove wetin you send from our site',
  'newsletter-subject': 'Confirm the {site} newsletter',
  newsletter: 'Person put this e-mail address for the {site} newsletter.',
  'newsletter-yes': 'Yes, send am give me',
  'newsletter-days':
    'You fit use the link for {days, plural, one {# day} other {# days}}. If no be you, no do anything: no other letter go come.',
  'welcome-subject': 'You go dey get the {site} newsletter',
  welcome:
    'You don subscribe to our newsletter. E dey tell you about new data, new dashboards and corrections.',
  unsubscribe: 'Unsubscribe',
  'issue-test': 'Test: {subject}',
} as const
