import type { PolicyTerms } from '#domain/policy-simulation/policy-terms.ts'

/** What the policy simulator knows about particular indicators, and what published outcomes are called among the causes of death. */
export const POLICY: PolicyTerms = {
  // Number of under-five deaths, their causes, and children under 5.
  deaths: 1134,
  causes: 1145,
  people: { indicator: 1190, denominator: 'Children under 5' },
  outcomes: {
    'Malaria deaths': 'Malaria',
    'Diarrhoea deaths': 'Diarrhoea',
    'Very severe rotavirus disease (stands for rotavirus deaths)': 'Diarrhoea',
    'Measles (stands for measles deaths)': 'Measles',
    Measles: 'Measles',
    'Pneumonia deaths': 'Pneumonia',
    'Intrapartum-related neonatal deaths': 'Birth asphyxia',
    'Neonatal sepsis deaths': 'Neonatal sepsis',
    'Deaths of preterm newborns': 'Prematurity',
  },
  // Under-five mortality rate, deaths and their causes; infant mortality rate and deaths.
  ofAllDeaths: [32, 1134, 1145, 31, 1135],
  // Neonatal mortality rate and deaths; under-five deaths from malaria.
  causesOf: {
    30: ['Birth asphyxia', 'Neonatal sepsis', 'Prematurity'],
    1136: ['Birth asphyxia', 'Neonatal sepsis', 'Prematurity'],
    1073: ['Malaria'],
  },
  causesOfAreas: { Malaria: ['Malaria'] },
}
