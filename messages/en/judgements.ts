/** What readers said of the assistant's answers. */
export const judgements = {
  reason:
    '{reason, select, number {The number is wrong} meaning {Another question was answered} declined {It should have answered} unclear {Hard to understand} else {Something else} other {}}',
  question: 'Question',
  right: 'Right?',
  wrong: 'What was wrong',
  release: 'Release',
  title: 'Assistant',
  lead: 'What readers said of answers. Nobody’s name or address is kept; a row goes after a year.',
  show: 'Show',
  objections: 'Objections',
  'right-answers': 'Right answers',
  inside: 'judgements',
  list: 'the list of judgements',
  none: 'Nothing has been said yet',
  label: 'Judgements of answers',
  'no-model':
    'No language model is configured: answers are shown as they were computed (ASSISTANT_URL in docs/operations.md).',
  phrased:
    '{open, select, yes {{model} phrases answers.} no {{model} is switched off in the settings.} other {}} In 30 days {shown, number} of its texts were shown.',
  'phrased-refused':
    '{open, select, yes {{model} phrases answers.} no {{model} is switched off in the settings.} other {}} In 30 days {shown, number} of its texts were shown, and refused: {refused}.',
} as const
