/** Wetin readers talk about the assistant answers. */
export const judgements = {
  reason:
    '{reason, select, number {The number no correct} meaning {E answer another question} declined {E suppose answer} unclear {E hard to understand} else {Another thing} other {}}',
  question: 'Question',
  right: 'E correct?',
  wrong: 'Wetin no correct',
  release: 'Release',
  title: 'Assistant',
  lead: 'Wetin readers talk about answers. We no dey keep anybody name or address; one row go comot after one year.',
  show: 'Show',
  objections: 'Wetin no correct',
  'right-answers': 'Correct answers',
  inside: 'judgements',
  list: 'the list of judgements',
  none: 'Nobody never talk anything',
  label: 'Judgements of answers',
  'no-model': 'No language model dey: answers stay as we count dem (ASSISTANT_URL for docs/operations.md).',
  phrased:
    '{open, select, yes {{model} dey write answers.} no {Dem don switch {model} off for the settings.} other {}} For 30 days we show {shown, number} of the texts.',
  'phrased-refused':
    '{open, select, yes {{model} dey write answers.} no {Dem don switch {model} off for the settings.} other {}} For 30 days we show {shown, number} of the texts, and we refuse: {refused}.',
} as const
