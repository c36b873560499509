/** Wetin no correct for lines of list of people. */
export const peopleList = {
  line: 'This address don dey line {line} already.',
  name: 'The name no dey: e dey come first.',
  email: 'The e-mail address no dey: e dey come second.',
  order: 'The name dey come first, then the e-mail address.',
  'no-email': 'Abeg put correct email address',
  role: '“{role}” no be role. The ones wey dey: {roles}.',
  'long-name': 'The name too long.',
  'long-organisation': 'The organisation too long.',
} as const
