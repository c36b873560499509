/** What an account means, what is kept about people, and what they can do about it. */
export const terms = {
  heading: 'Terms and Conditions',
  lead: 'Short, and in plain words. Reading the figures needs no account and none of this applies to it, except what is said about logs.',
  using: 'Using an account',
  'one-person':
    'An account is for one person. Keep the password to yourself, and give a true e-mail address.',
  quote:
    'Quote figures with their source and period; each figure names them. A figure that is called a projection or an estimate must not be quoted as a count.',
  publish:
    'What you publish (dashboards, plugins) must be yours to publish, must be lawful and must hold no data about single persons. Administrators look at it first and may decline it, with a reason.',
  'no-attack':
    'Do not try to reach what is not yours or to stop others from using the site. Accounts that do so are closed.',
  'no-warranty': 'The figures are given as their sources publish them, without a warranty of any kind.',
  kept: 'What is kept about you, and why',
  'kept-sign-in':
    '<b>To sign you in:</b> username, e-mail address, a one-way hash of the password (never the password itself), and, if you turn them on, the secret of your authenticator and recovery codes.',
  'kept-given':
    '<b>As you give it:</b> name, organisation, role, job title, location and a picture. All of it may be left empty or removed.',
  'kept-used':
    '<b>Because you use it:</b> your dashboards, plugins, notifications and choices, and the history of what you looked at, which you can turn off and delete.',
  'kept-safety':
    '<b>For safety:</b> sessions with the name of the browser, and a log of sign-ins, refusals and changes of rights, with the time and the network that you came from.',
  ground:
    'The ground is your consent when you register and, for the safety log, the duty to protect the data (Nigeria Data Protection Act 2023). Nothing is sold, nothing is used for advertising, and no other site counts your visits. If you sign in through Google, Facebook or LinkedIn, that company learns that you did.',
  'how-long': 'How long',
  'long-account':
    'The account and what belongs to it: until you deactivate it. Then the personal data are removed at once.',
  'long-sessions':
    'Sessions: two weeks after they were last used, 90 days at most. Links in e-mails: three days at most.',
  'long-log':
    'The safety log: as long as this server keeps it. It knows people by a number alone, so nothing in it names you once the account is gone.',
  'long-backups': 'Backups of the whole store: until the operator of this server replaces them.',
  cookies: 'Cookies',
  'cookies-about':
    'One cookie holds the session and one says that you are signed in; both are needed to be signed in and go when you log out. One more keeps strangers who guess passwords from locking you out of a device that you have used before. If you trust a device, a cookie remembers it for 30 days. Where this server has copies of its data, one says for two minutes after you have changed something how new a copy must be for you. Readers without an account get none.',
  rights: 'Your rights',
  'rights-about':
    'You may see, correct, download and delete what is kept about you, and withdraw your consent at any time. You can do so yourself in the <b>settings of your account</b>. You may also complain to the Nigeria Data Protection Commission.',
} as const
