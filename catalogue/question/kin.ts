import type { Kin } from '#domain/question/question-words.ts'

/**
 * Words that only describe what an indicator is about, and restrict nothing beside its name: blood and slides of malaria, the arm that gets a
 * vaccine. `of` is looked for in the names of the indicator.
 */
export const KIN: readonly Kin[] = [
  {
    of: 'surface (?:drinking )?water',
    words: 'river rivers pond ponds stream streams lake lakes dam dams canal canals',
  },
  { of: 'HIV|AIDS|antiretroviral|ART coverage|PMTCT', words: 'virus arv arvs antiretrovirals pills' },
  {
    of: 'malaria|antimalarial',
    words: 'slide slides blood positive parasite parasites mosquito mosquitoes microscopy',
  },
  {
    of: 'particles in the air|air pollution',
    words: 'breathe breathes breathing inhale inhales dirty smog lungs',
  },
  { of: 'teenage mothers', words: 'carrying pregnancy' },
  {
    of: 'vaccin|immuniz|BCG|DPT|Penta|Polio|IPV|Rotavirus|Pneumococcal|Hib|Hepatitis B',
    words: 'scar arm thigh needle needles syringe shot shots',
  },
  { of: 'fatality|cases', words: 'spreading catch catches caught contract contracted sick ill patients' },
  { of: 'expenditure|spending', words: 'purse coffers treasury sector' },
  { of: 'sanitation|toilet', words: 'decent' },
  { of: 'ARI symptoms|fever \\(under', words: 'worker workers' },
  { of: 'birth dose|newborn|neonatal', words: 'newborn newborns baby babies neonate neonates' },
  { of: 'catastrophic|impoverished by', words: 'family families household households budget' },
  { of: 'public (?:health|primary|secondary|tertiary|facility)', words: 'owned run' },
  { of: '\\bindex\\b', words: 'score scores scored' },
  { of: 'road traffic', words: 'roads crash crashes accident accidents vehicle vehicles' },
  { of: 'flood|drought|epidemic', words: 'victim victims' },
  { of: 'justify wife beating', words: 'married wives wife approval approve approves' },
  { of: 'refugees (?:from|originating)', words: 'abroad overseas' },
  { of: 'vaccination card', words: 'interviewer interviewers show' },
  { of: 'expenditure, international|external health', words: 'donor donors foreign partners' },
  { of: 'antenatal|ANC', words: 'expectant' },
]
