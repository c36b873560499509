/** Wetin account mean, wetin dem dey keep about people, and wetin people fit do about am. */
export const terms = {
  heading: 'Terms and Conditions',
  lead: 'E short, and the words easy. To read the figures, you no need account, and none of this one concern am, except wetin we talk about logs.',
  using: 'How to use account',
  'one-person':
    'One account na for one person. Keep the password to yourself, and give your true e-mail address.',
  quote:
    'Quote figures with their source and period; each figure dey call dem. If dem call one figure projection or estimate, no quote am as count.',
  publish:
    'Wetin you publish (dashboards, plugins) must be your own to publish, e must follow the law and e no must carry data about one person. Administrators go look am first, and dem fit decline am, with reason.',
  'no-attack':
    'No try enter wetin no be your own, and no try stop other people from using the site. We go close accounts wey do am.',
  'no-warranty': 'We dey give the figures as their sources publish dem, without any kind warranty.',
  kept: 'Wetin we dey keep about you, and why',
  'kept-sign-in':
    '<b>To sign you in:</b> username, e-mail address, one-way hash of the password (never the password itself), and, if you on dem, the secret of your authenticator and recovery codes.',
  'kept-given':
    '<b>As you give am:</b> name, organisation, role, job title, location and picture. You fit leave everything empty or comot am.',
  'kept-used':
    '<b>Because you dey use am:</b> your dashboards, plugins, notifications and wetin you choose, and the history of wetin you look, wey you fit off and delete.',
  'kept-safety':
    '<b>For safety:</b> sessions with the name of the browser, and log of sign-ins, refusals and changes of rights, with the time and the network wey you come from.',
  ground:
    'The ground na say you gree when you register and, for the safety log, the duty to protect the data (Nigeria Data Protection Act 2023). We no dey sell anything, we no dey use anything for advert, and no other site dey count your visits. If you sign in through Google, Facebook or LinkedIn, that company go know say you do am.',
  'how-long': 'How long',
  'long-account':
    'The account and everything wey follow am: till you deactivate am. Then your personal data go comot sharp sharp.',
  'long-sessions':
    'Sessions: two weeks after dem use am last, 90 days at most. Links for letters: three days at most.',
  'long-log':
    'The safety log: as long as this server keep am. Na only number e take know people, so nothing inside go call your name once the account don go.',
  'long-backups': 'Backups of the whole store: till who dey run this server change dem.',
  cookies: 'Cookies',
  'cookies-about':
    'One cookie dey hold the session and one dey talk say session dey; you need the two to dey signed in, and dem go comot when you log out. One more dey stop strangers wey dey guess passwords from locking you out of device wey you don use before. If you trust one device, cookie go remember am for 30 days. Where this server get copies of im data, one cookie go dey talk for two minutes after you change something how new the copy wey you go see must be. Readers wey no get account no go get any.',
  rights: 'Your rights',
  'rights-about':
    'You fit see, correct, download and delete wetin we dey keep about you, and you fit talk say you no gree again any time. You fit do am yourself for the <b>settings of your account</b>. You fit also complain to the Nigeria Data Protection Commission.',
} as const
