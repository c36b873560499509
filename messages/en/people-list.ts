/** The faults of lines in a pasted list of people. */
export const peopleList = {
  line: 'This address is in line {line} already.',
  name: 'The name is missing: it comes first.',
  email: 'The e-mail address is missing: it comes second.',
  order: 'The name comes first, then the e-mail address.',
  'no-email': 'Please enter a valid email address',
  role: '“{role}” is no role. There are: {roles}.',
  'long-name': 'The name is too long.',
  'long-organisation': 'The organisation is too long.',
} as const
